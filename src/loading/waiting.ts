import { useLayoutEffect } from 'react';

let waiting = 0;

/** How many parts of the page show something else while their code, or what they are to show, is on its way. */
export const partsWaiting = (): number => waiting;

/** Counts a part as on its way until the function returned is called, once. */
export function wait(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

/** Counts a part as on its way for as long as this is on the page. */
export function Waiting() {
  useLayoutEffect(wait, []);
  return null;
}
