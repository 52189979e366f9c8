import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from './timers';

/**
 * Returns a flag, and a function that sets it for `ms` milliseconds of real time; each further call starts them again.
 * `onChange` is called with true at each call, and with false at the end.
 */
export function useTemporaryFlag(ms: number, onChange: (on: boolean) => void): readonly [boolean, () => void] {
  // Number of calls, so that each starts the time again.
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
