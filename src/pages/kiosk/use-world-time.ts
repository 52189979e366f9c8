import { useEffect, useState } from 'react';
import { onFrame } from '../../clock/frames';
import { useWorld } from '../../clock/world';

/** Milliseconds after which a time that nobody foresaw, such as a clock that was set, is noticed. */
const LOOK_MS = 500;

/** What `read` makes of the world's instant; renders when it changes. `read` must be the same function between renders, and cheap. */
export function useWorldTime<T extends string | number>(read: (t: number) => T): T {
  const { clock } = useWorld();
  const [value, setValue] = useState(() => read(clock.now()));
  useEffect(
    () =>
      onFrame((now) => {
        setValue(read(clock.now()));
        return now + LOOK_MS / Math.max(clock.state.rate, 1);
      }),
    [clock, read],
  );
  return value;
}
