import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from './timers';

/**
 * True for `ms` milliseconds of real time after each call of the function that is returned; another call within them
 * starts them again. `onChange` is called with true at each of these calls, and with false at the end.
 */
export function useTemporaryFlag(ms: number, onChange: (on: boolean) => void): readonly [boolean, () => void] {
  // A number of its own for each call.
  const [n, setNumber] = useState(0);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (n === 0) return;
    report(true);
    return startTimer(ms, () => {
      setNumber(0);
      report(false);
    });
  }, [n, ms]);
  return [n > 0, () => setNumber((before) => before + 1)];
}
