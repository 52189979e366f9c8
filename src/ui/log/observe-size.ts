import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

/**
 * Observes the size of a list's box. The rows for a new size are rendered in the frame that has it, because a capture of the whole page makes
 * the window taller and takes the next picture. Returns what ends it.
 */
export function observeSize(
  virtual: Virtualizer<HTMLDivElement, HTMLLIElement>,
  changed: (rect: Rect) => void,
): (() => void) | undefined {
  // The first size comes while React mounts the list.
  let mounted = false;
  const stop = observeElementRect(virtual, (rect) => (mounted ? flushSync(() => changed(rect)) : changed(rect)));
  mounted = true;
  return stop || undefined;
}
