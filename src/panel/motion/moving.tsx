import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { PanelElementProps } from '../panel-element';
import { MOVE, motionFeatures, useFadeIn } from './motion';

/**
 * Lets the panels inside move. It stands above everything that renders during hydration: if its context changed, React
 * would discard prerendered parts whose code is still loading.
 */
export function PanelMotion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={motionFeatures} strict>
      {children}
    </LazyMotion>
  );
}

/** Marks the element while it moves. */
function setMoving({ current }: RefObject<HTMLElement | null>, moving: boolean): void {
  current?.toggleAttribute('data-moving', moving);
}

/**
 * Outermost element of a panel that can move. Only its place is animated: its size changes at once, so that no drawing
 * is stretched. A panel that is added to a page fades in.
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
