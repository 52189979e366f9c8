import { useLayoutEffect, useMemo, useState } from 'react';
import { browserTime } from '../../../clock/time-source';
import type { LinkContents } from '../../../session/address/link';
import { useWorld } from '../../../session/world';
import type { KioskAddress } from '../../address';
import { correctedTime, kioskClock } from '../../time';

/** Returns the computer's clock with the address's offset, milliseconds since the Unix epoch. */
export const computerTime = ({ offset }: Pick<KioskAddress, 'offset'>) => correctedTime(browserTime, offset).now();

/**
 * Starts the page's clock by the address. Returns true in `isRunning` once it has started, and its number of passes.
 */
export function useKioskClock(
  { offset, loop }: KioskAddress,
  link: LinkContents,
): { readonly isRunning: boolean; readonly pass: () => number } {
  const { clock } = useWorld();
  const [isRunning, setIsRunning] = useState(false);
  const { time, start } = useMemo(() => kioskClock(browserTime, { ...link, offset, loop }), [link, offset, loop]);
  useLayoutEffect(() => {
    clock.restart(time, start);
    setIsRunning(true);
    return () => clock.restart(browserTime, {});
  }, [clock, time, start]);
  return { isRunning, pass: time.pass };
}
