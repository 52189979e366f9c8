import type { FeatureBundle } from 'framer-motion';
import { useState } from 'react';
import { reducedMotionQuery } from '../../clock/reduced-motion';
import { countPendingPart } from '../../loading/pending-part';

/** Transition of panels that move or appear: 0.2 s. */
export const MOVE = { duration: 0.2, ease: [0.2, 0, 0, 1] } as const;

/** Events of a visitor who may be about to change something. */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown'];

let loading: Promise<FeatureBundle> | undefined;
let loaded = false;

const allowsMotion = (): boolean => !reducedMotionQuery().matches;

function firstActivity(): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      if (!allowsMotion()) return;
      for (const type of ACTIVITY) removeEventListener(type, act, true);
      resolve();
    };
    for (const type of ACTIVITY) addEventListener(type, act, { capture: true, passive: true });
  });
}

async function load(): Promise<FeatureBundle> {
  await firstActivity();
  const arrived = countPendingPart();
  try {
    const { domMax } = await import('./motion-features');
    loaded = true;
    return domMax;
  } finally {
    arrived();
  }
}

/**
 * Resolves to the code that moves panels. It loads when the visitor first moves the pointer or presses a key, so that
 * it does not slow the page as it opens. If it cannot be loaded, the promise stays pending and panels change place at
 * once; a panel that comes later has it loaded again.
 */
export function motionFeatures(): Promise<FeatureBundle> {
  loading ??= load().catch(() => {
    loading = undefined;
    return new Promise<FeatureBundle>(() => {});
  });
  return loading;
}

/** Properties of an element that fades in. */
const FADE_IN = { initial: { opacity: 0 }, animate: { opacity: 1 }, transition: MOVE } as const;

/**
 * Returns the properties of an `m` element that fades in as it mounts; undefined while nothing can move, such as during
 * hydration.
 */
export function useFadeIn(): typeof FADE_IN | undefined {
  const [fade] = useState(() => (loaded && allowsMotion() ? FADE_IN : undefined));
  return fade;
}
