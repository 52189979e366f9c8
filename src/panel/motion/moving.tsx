import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { PanelElementProps } from '../panel-element';
import { MOVE, motionFeatures, useFadeIn } from './motion';

/**
 * Lets the panels inside move. It stands above what renders while a page comes to life: a new value of its context
 * would have React throw away prerendered parts whose code is still on its way.
 */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={motionFeatures} strict>
      {children}
    </LazyMotion>
  );
}

/** Marks the element for as long as it moves. */
function setMoving({ current }: RefObject<HTMLElement | null>, moving: boolean): void {
  current?.toggleAttribute('data-moving', moving);
}

/**
 * The element of a panel. Only its place moves: it has its new size at once, so that no drawing is stretched. A panel
 * that is added to a page fades in.
 */
export function MovingPanel({ id, labelledBy, look, arrangement, children, moved }: PanelElementProps) {
  const element = useRef<HTMLElement>(null);
  const fade = useFadeIn();
  return (
    <m.section
      ref={element}
      className="panel column card"
      id={id}
      aria-labelledby={labelledBy}
      data-look={look}
      {...fade}
      layout="position"
      layoutDependency={arrangement}
      transition={MOVE}
      onLayoutAnimationStart={() => setMoving(element, true)}
      onLayoutAnimationComplete={() => {
        setMoving(element, false);
        moved();
      }}
    >
      {children}
    </m.section>
  );
}
