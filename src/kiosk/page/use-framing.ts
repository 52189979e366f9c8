import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import { MINUTE_MS } from '../../sim/words/time';
import type { KioskAddress } from '../address';
import { pixelShift, rootSize } from '../size';

/** Sizes the page's type for the distance from which it is seen. */
function useTypeSize(address: KioskAddress): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const size = () => {
      page.style.fontSize = `${rootSize(address, innerWidth, innerHeight)}px`;
    };
    size();
    page.dataset.kiosk = '';
    addEventListener('resize', size);
    return () => {
      removeEventListener('resize', size);
      page.style.fontSize = '';
      delete page.dataset.kiosk;
    };
  }, [address]);
}

/**
 * Shifts the picture a little each minute, so that nothing burns into a screen. A paused one stays.
 */
function usePixelShift(frame: RefObject<HTMLElement | null>, rate: number): void {
  useEffect(() => {
    if (rate === 0) return undefined;
    const move = () => {
      const { x, y } = pixelShift(browserTime.wall());
      frame.current?.style.setProperty('translate', `${x}px ${y}px`);
    };
    move();
    return startInterval(MINUTE_MS, move);
  }, [frame, rate]);
}

/** Fits the show to its screen. */
export function useFraming(frame: RefObject<HTMLElement | null>, address: KioskAddress, rate: number): void {
  useTypeSize(address);
  usePixelShift(frame, rate);
}
