import { useLayoutEffect, useMemo, useState } from 'react';
import { browserTime, type RealTime } from '../../../clock/time-source';
import type { LinkContents } from '../../../session/address/link';
import { useWorld } from '../../../session/world';
import type { KioskAddress } from '../../address';
import { kioskStart, kioskTime } from '../../time';

/** Returns the computer's clock with the address's offset, milliseconds since the Unix epoch. */
export const computerTime = ({ offset }: Pick<KioskAddress, 'offset'>) => browserTime.now() + offset;

/**
 * Starts the page's clock by the address. Returns true in `isRunning` once it has started, and the real time that it
 * reads.
 */
export function useKioskClock(
  { offset, loop }: KioskAddress,
  link: LinkContents,
): { readonly isRunning: boolean; readonly time: RealTime } {
  const { clock } = useWorld();
  const [isRunning, setIsRunning] = useState(false);
  const course = useMemo(() => ({ ...link, offset, loop }), [link, offset, loop]);
  const time = useMemo(() => kioskTime(browserTime, course), [course]);
  useLayoutEffect(() => {
    clock.restart(time, kioskStart(course));
    setIsRunning(true);
    return () => clock.restart(browserTime, {});
  }, [clock, time, course]);
  return { isRunning, time };
}
