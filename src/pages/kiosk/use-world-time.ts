import { useEffect, useState } from 'react';
import { onFrame } from '../../clock/frames';
import { useWorld } from '../../clock/world';

/** Milliseconds after which a time that nobody foresaw, such as a clock that was set, is noticed. */
const LOOK_MS = 500;

/**
 * What `read` makes of the world's instant; renders when it is no longer the `same`. Both must be the same functions between renders, and
 * cheap.
 */
export function useWorldTime<T>(read: (t: number) => T, same: (a: T, b: T) => boolean = Object.is): T {
  const { clock } = useWorld();
  const [value, setValue] = useState(() => read(clock.now()));
  useEffect(
    () =>
      onFrame((now) => {
        const next = read(clock.now());
        setValue((value) => (same(value, next) ? value : next));
        return now + LOOK_MS / Math.max(clock.state.rate, 1);
      }),
    [clock, read, same],
  );
  return value;
}
