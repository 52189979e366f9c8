import { useEffect, useEffectEvent } from 'react';
import { onFrame } from './frames';
import { useWorld } from './world';

const SECOND_MS = 1_000;

/** Calls back with the newest function in display frames; see `onFrame` for what it takes and returns. */
export function useFrame(listener: (now: number) => number): void {
  const turn = useEffectEvent(listener);
  useEffect(() => onFrame((now) => turn(now)), []);
}

/** Calls back with the newest function whenever another second of the world may have begun. */
export function useSeconds(listener: () => void): void {
  const { clock } = useWorld();
  useFrame((now) => {
    listener();
    const { rate } = clock.state;
    return rate === 0 ? Number.POSITIVE_INFINITY : now + (SECOND_MS - (clock.now() % SECOND_MS)) / rate;
  });
}
