import { useCallback } from 'react';
import { clockReading, secondOf } from '../../clock/zone';
import { useZone } from '../../session/use-session';
import { useClockState } from '../../session/world';

/**
 * Returns a function that prints an instant of a panel in the page's zone: exactly while the page's time stands still
 * or the panel `isPaused`, to the second while it runs.
 */
export function useInstantText(isPaused: boolean): (shown: { t: number }) => string {
  const zone = useZone();
  const isStopped = useClockState().mode === 'paused' || isPaused;
  return useCallback(({ t }) => clockReading(isStopped ? t : secondOf(t), zone), [isStopped, zone]);
}
