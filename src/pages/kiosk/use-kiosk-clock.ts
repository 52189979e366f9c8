import { useCallback, useLayoutEffect, useState } from 'react';
import { browserTime } from '../../clock/time-source';
import { useWorld } from '../../clock/world';
import type { KioskAddress } from '../../kiosk/address';
import { kioskStart, kioskTime } from '../../kiosk/time';
import type { Link } from '../../link/link';

/** The machine's clock with the address's offset, milliseconds since the Unix epoch. */
export const machineTime = ({ offset }: Pick<KioskAddress, 'offset'>) => browserTime.wall() + offset;

/** Has the page's clock run as the address says. False until it does. */
export function useKioskClock(
  { offset, loop }: KioskAddress,
  link: Link,
): { readonly running: boolean; restart(): void } {
  const { clock } = useWorld();
  const [running, setRunning] = useState(false);
  const restart = useCallback(() => {
    const course = { ...link, offset, loop };
    clock.restart(kioskTime(browserTime, course), kioskStart(course));
  }, [clock, offset, loop, link]);
  useLayoutEffect(() => {
    restart();
    setRunning(true);
    return () => clock.restart(browserTime, {});
  }, [clock, restart]);
  return { running, restart };
}
