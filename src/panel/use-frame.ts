import { useEffect, useEffectEvent } from 'react';
import { onFrame } from '../clock/frames';

/** Calls back in each display frame, with the newest function. */
export function useFrame(listener: () => void): void {
  const turn = useEffectEvent(listener);
  useEffect(() => onFrame(() => turn()), []);
}

/** Writes `text` into an element, unless it says so already. */
export function say(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
