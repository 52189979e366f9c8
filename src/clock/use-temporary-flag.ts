import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from './timers';

/**
 * Returns a flag, and a function that sets it for `ms` milliseconds of real time; each further call starts them again.
 * `onChange` is called with true at each call, and with false at the end.
 */
export function useTemporaryFlag(ms: number, onChange: (on: boolean) => void): readonly [boolean, () => void] {
  // Number of calls, so that each starts the time again.
  const [calls, setCalls] = useState(0);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (calls === 0) return;
    report(true);
    return startTimer(ms, () => {
      setCalls(0);
      report(false);
    });
  }, [calls, ms]);
  return [calls > 0, () => setCalls((before) => before + 1)];
}
