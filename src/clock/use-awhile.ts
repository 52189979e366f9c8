import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from './timers';

/**
 * True for `ms` milliseconds of real time after each call of the function that is returned; another call within them starts them again. `tell` is
 * called with true at each of these calls, and with false at the end.
 */
export function useAwhile(ms: number, tell: (on: boolean) => void): readonly [boolean, () => void] {
  // A number of its own for each call.
  const [n, setNumber] = useState(0);
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (n === 0) return;
    told(true);
    return startTimer(ms, () => {
      setNumber(0);
      told(false);
    });
  }, [n, ms]);
  return [n > 0, () => setNumber((before) => before + 1)];
}
