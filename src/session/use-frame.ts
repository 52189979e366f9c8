import { useEffect, useEffectEvent } from 'react';
import { NO_FRAME, onFrame } from '../clock/frames';
import { worldFrame } from '../clock/world-frame';
import { SECOND_MS } from '../sim/words/time';
import { useWorld } from './world';

/** Calls the newest `listener` in display frames; see `onFrame` for its argument and result. */
export function useFrame(listener: (now: number) => number): void {
  const turn = useEffectEvent(listener);
  useEffect(() => onFrame((now) => turn(now)), []);
}

/** Calls the newest `listener` with the frame's instant whenever a new second of the world may have begun. */
export function useSeconds(listener: (t: number) => void): void {
  const { clock } = useWorld();
  useFrame((now) => {
    listener(worldFrame(clock, now).t);
    const { rate } = clock.state;
    return rate === 0 ? NO_FRAME : now + (SECOND_MS - (clock.now() % SECOND_MS)) / rate;
  });
}
