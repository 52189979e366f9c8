import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

/**
 * Observes the size of a list's box, and with it the height of its rows in CSS px, which is its `--log-row`. The rows
 * for a new size are rendered in the frame that has it, because a capture of the whole page makes the window taller and
 * takes the next picture. Returns what ends it.
 */
export function observeList(
  virtual: Virtualizer<HTMLDivElement, HTMLLIElement>,
  resized: (rect: Rect) => void,
  rowIs: (px: number) => void,
): (() => void) | undefined {
  const { scrollElement: list } = virtual;
  const change = (rect: Rect) => {
    if (list) rowIs(Number.parseFloat(getComputedStyle(list).getPropertyValue('--log-row')));
    resized(rect);
  };
  // The first size is reported while React mounts the list, when `flushSync` is not allowed.
  let mounted = false;
  const unsubscribe = observeElementRect(virtual, (rect) => (mounted ? flushSync(() => change(rect)) : change(rect)));
  mounted = true;
  return unsubscribe || undefined;
}
