import type { ReactNode } from 'react';

/** Properties of a panel's outermost element, whether it can move or not. */
export interface PanelElementProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly solo: boolean;
  readonly bare: boolean;
  /** Name of the arrangement of the page's panels. When it changes, a panel that can move glides to its new place. */
  readonly arrangement: string | undefined;
  readonly children: ReactNode;
  /** Called when a panel that can move has come to rest in its new place. */
  moved(): void;
}

/**
 * Outermost element of a panel that never moves. `motion/moving` has the one that does, with the package that it needs.
 */
export function PanelElement({ id, labelledBy, solo, bare, children }: PanelElementProps) {
  return (
    <section className="panel column card" id={id} aria-labelledby={labelledBy} data-solo={solo} data-bare={bare}>
      {children}
    </section>
  );
}
