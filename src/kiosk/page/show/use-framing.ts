import { type RefObject, useEffect, useInsertionEffect } from 'react';
import { browserTime } from '../../../clock/time-source';
import { startInterval } from '../../../clock/timers';
import { MINUTE_MS } from '../../../sim/words/time';
import { turnPicture } from '../../../theme/picture-turn';
import type { KioskAddress } from '../../address';
import { pixelShift, rootSize, seenInReach } from '../../size';

/** Sets the page's type size for the distance from which it is seen or touched, before its content is measured. */
function useTypeSize(address: KioskAddress, isVisited: boolean): void {
  useInsertionEffect(() => {
    const { documentElement: page } = document;
    const seen = isVisited ? seenInReach(address) : address;
    const size = () => {
      page.style.fontSize = `${rootSize(seen, innerWidth, innerHeight)}px`;
    };
    size();
    addEventListener('resize', size);
    return () => {
      removeEventListener('resize', size);
      page.style.fontSize = '';
    };
  }, [address, isVisited]);
}

/** Marks the page as a kiosk's, for its style. */
function useMark(): void {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    dataset.kiosk = '';
    return () => {
      delete dataset.kiosk;
    };
  }, []);
}

/** Tells how the picture is turned to all that finds a pointer's place in it. */
function useTurn({ rotate }: KioskAddress): void {
  useInsertionEffect(() => {
    turnPicture(rotate);
    return () => turnPicture(0);
  }, [rotate]);
}

/**
 * Shifts the picture a little every few minutes (`pixelShift`), so that nothing burns into the screen. A paused picture
 * stays.
 */
function usePixelShift(frame: RefObject<HTMLElement | null>, rate: number): void {
  useEffect(() => {
    if (rate === 0) return undefined;
    const move = () => {
      const { x, y } = pixelShift(browserTime.now());
      frame.current?.style.setProperty('translate', `${x}px ${y}px`);
    };
    move();
    return startInterval(MINUTE_MS, move);
  }, [frame, rate]);
}

/** Fits the show, or the subject that a visitor has open, to its screen. */
export function useFraming(
  frame: RefObject<HTMLElement | null>,
  { address, rate, isVisited }: { address: KioskAddress; rate: number; isVisited: boolean },
): void {
  useMark();
  useTurn(address);
  useTypeSize(address, isVisited);
  usePixelShift(frame, rate);
}
