import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/**
 * Keeps row `index` in sight where a change of `rows` would take it out, as when all others around it are replaced at once. A visitor
 * who scrolls away from it, between two changes, is let go. -1 for no row.
 */
export function useInSight(
  virtual: Virtualizer<HTMLDivElement, HTMLLIElement>,
  rows: readonly unknown[],
  index: number,
): void {
  const last = useRef<{ rows: readonly unknown[]; held: boolean; returning: boolean }>({
    rows,
    held: false,
    returning: false,
  });
  useEffect(() => {
    const item = virtual.measurementsCache[index];
    const top = virtual.scrollOffset ?? 0;
    const bottom = top + (virtual.scrollRect?.height ?? 0);
    const visible = item !== undefined && item.start < bottom && item.end > top;
    const { rows: before, held, returning } = last.current;
    if (item && !visible && held && rows !== before) {
      virtual.scrollToIndex(index);
      last.current = { rows, held, returning: true };
    } else if (visible || !item) last.current = { rows, held: visible, returning: false };
    else last.current = { rows, held: returning, returning };
  });
}
