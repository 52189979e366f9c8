import { useCallback, useEffect, useMemo, useState } from 'react';
import { startInterval } from '../../../clock/timers';
import { type Zone, zonedTime } from '../../../clock/zone';
import type { KioskAddress } from '../../address';
import { isOpen, nextOpening } from '../../hours';
import { computerTime } from './use-kiosk-clock';

/** State of the opening hours, and the minute of the local time, such as `2026-03-06T09:41`. */
interface Hours {
  readonly isInHours: boolean;
  readonly minute: string;
}

/**
 * Returns the state of the opening hours as it changes, by a clock in the zone. `until` is the next opening; undefined
 * while open, or if there is none within a year.
 */
export function useHours(address: KioskAddress, zone: Zone): Hours & { readonly until: string | undefined } {
  const read = useCallback(() => {
    const now = zonedTime(computerTime(address), zone);
    return { isInHours: isOpen(address.hours, now), minute: now.slice(0, 16) };
  }, [address, zone]);
  const [hours, setHours] = useState(read);
  useEffect(() => {
    const refreshed = (before: Hours) => {
      const now = read();
      return now.isInHours === before.isInHours && now.minute === before.minute ? before : now;
    };
    return startInterval(1_000, () => setHours(refreshed));
  }, [read]);
  const { isInHours, minute } = hours;
  const until = useMemo(
    () => (isInHours ? undefined : nextOpening(address.hours, minute)),
    [isInHours, address, minute],
  );
  return { isInHours, minute, until };
}
