import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROOT_PX, rootSizeNow } from '../theme/root-size';

/** Lengths in CSS px. */
interface Size {
  readonly width: number;
  readonly height: number;
  /** Root font size in CSS px. */
  readonly root: number;
}

/** Calls back at once and whenever the size of an element's content changes; the function returned stops it. */
export function onSize(element: Element, listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  listener();
  return () => observer.disconnect();
}

/** Returns the size of an element without its padding. */
function roomIn(element: HTMLElement): Size {
  const style = getComputedStyle(element);
  const px = (length: string) => Number.parseFloat(length) || 0;
  return {
    width: element.clientWidth - px(style.paddingLeft) - px(style.paddingRight),
    height: element.clientHeight - px(style.paddingTop) - px(style.paddingBottom),
    root: rootSizeNow(),
  };
}

/** Returns the size of an element's content, known before the browser paints; 0 by 0 in the first render. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0, root: ROOT_PX });
  useLayoutEffect(() => {
    const { current } = element;
    return current ? onSize(current, () => setSize(roomIn(current))) : undefined;
  }, [element]);
  return size;
}
