import { useEffect, useState } from 'react';
import { onFrame } from '../../../clock/frames';
import { useWorld } from '../../../session/world';

/** Milliseconds within which an unforeseen change of time is noticed, such as a clock that was set. */
const LOOK_MS = 500;

/**
 * Returns the result of `read` at the world's instant, read in each frame, and renders when it changes. Both functions
 * must be cheap, and the same between renders.
 */
export function useWorldTime<T>(read: (t: number) => T, same: (a: T, b: T) => boolean = Object.is): T {
  const { clock } = useWorld();
  const [reading, setReading] = useState(() => ({ read, value: read(clock.now()) }));
  // The result of an earlier function, perhaps of another world, is never returned.
  const current = reading.read === read ? reading : { read, value: read(clock.now()) };
  if (current !== reading) setReading(current);
  useEffect(
    () =>
      onFrame((now) => {
        const value = read(clock.now());
        setReading((before) => (before.read === read && same(before.value, value) ? before : { read, value }));
        return now + LOOK_MS / Math.max(clock.state.rate, 1);
      }),
    [clock, read, same],
  );
  return current.value;
}
