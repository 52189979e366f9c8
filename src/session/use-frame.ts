import { useEffect, useEffectEvent } from 'react';
import { onFrame } from '../clock/frames';
import { timeOf, worldFrame } from '../clock/world-frame';
import { SECOND_MS } from '../sim/words/time';
import { useWorld } from './world';

/** Calls the newest `listener` in display frames; see `onFrame` for its argument and result. */
export function useFrame(listener: (now: number) => number): void {
  const turn = useEffectEvent(listener);
  useEffect(() => onFrame((now) => turn(now)), []);
}

/**
 * Calls the newest `listener` with the frame's instant whenever a new second of the world may have begun, in the same
 * frames as the texts of panels change. What it shows is of that instant: the clock itself goes on during a frame.
 */
export function useSeconds(listener: (t: number) => void): void {
  const { clock } = useWorld();
  useFrame((now) => {
    const { t, mayUpdate, updatesAt } = worldFrame(clock, now);
    if (!mayUpdate) return updatesAt;
    listener(t);
    return timeOf(clock, now, (Math.floor(t / SECOND_MS) + 1) * SECOND_MS);
  });
}
