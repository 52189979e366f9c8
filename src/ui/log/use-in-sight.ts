import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/**
 * Scrolls row `index` back into view after a change of `rows` moved it out, for example when all other rows are
 * replaced at once. Stops once the visitor scrolls away from it. -1 for no row.
 */
export function useInSight(
  virtual: Virtualizer<HTMLDivElement, HTMLLIElement>,
  rows: readonly unknown[],
  index: number,
): void {
  const last = useRef<{ rows: readonly unknown[]; wasVisible: boolean; returning: boolean }>({
    rows,
    wasVisible: false,
    returning: false,
  });
  useEffect(() => {
    const item = virtual.measurementsCache[index];
    const top = virtual.scrollOffset ?? 0;
    const bottom = top + (virtual.scrollRect?.height ?? 0);
    const visible = item !== undefined && item.start < bottom && item.end > top;
    const { rows: before, wasVisible, returning } = last.current;
    if (item && !visible && wasVisible && rows !== before) {
      virtual.scrollToIndex(index);
      last.current = { rows, wasVisible, returning: true };
    } else if (visible || !item) last.current = { rows, wasVisible: visible, returning: false };
    else last.current = { rows, wasVisible: returning, returning };
  });
}
