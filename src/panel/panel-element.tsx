import type { ReactNode } from 'react';
import type { PanelLook } from './panel-view';

/** Properties of a panel's outermost element, whether it can move or not. */
export interface PanelElementProps {
  readonly id: string;
  readonly labelledBy: string;
  /** Style sheets of panels alone select it. */
  readonly look: PanelLook;
  /**
   * Names how the panels of the page are arranged. When it changes, a panel that can move glides from its old place to
   * its new one.
   */
  readonly arrangement: string | undefined;
  readonly children: ReactNode;
  /** Called when a panel that can move has come to rest in its new place. */
  moved(): void;
}

/**
 * Outermost element of a panel that never moves. `motion/moving` has the one that does, with the package that it needs.
 */
export function PanelElement({ id, labelledBy, look, children }: PanelElementProps) {
  return (
    <section className="panel column card" id={id} aria-labelledby={labelledBy} data-look={look}>
      {children}
    </section>
  );
}
