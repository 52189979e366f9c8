import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { observeList } from './observe-list';

/** Height of a row before the style sheet has been read, in CSS px. */
const ROW_PX = 32;
/** Rows kept ready above and below the visible ones. */
const OVERSCAN = 4;

/**
 * Returns the indices of the rows in the document, in order: those in `range`, and the one that the Tab key reaches.
 */
export const rowsIn = (range: Range, reachable: number): number[] =>
  [...new Set([...defaultRangeExtractor(range), reachable])].sort((a, b) => a - b);

interface VirtualRows {
  /** The element that scrolls. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly count: number;
  keyAt(index: number): string;
  /** Index of the row that the Tab key reaches. */
  readonly reachable: number;
  /** True if the list stays at the newest row. */
  readonly locked: boolean;
  /** True if a visitor reads, so that the visible row keeps its place when rows join above it. */
  readonly isRead: boolean;
}

/**
 * Returns the virtualizer of a list whose rows have one height, and of which only the visible ones are in the document.
 */
export function useVirtualRows(rows: VirtualRows): Virtualizer<HTMLDivElement, HTMLLIElement> {
  const { list, count, keyAt, reachable, locked, isRead } = rows;
  const [rowPx, setRowPx] = useState(ROW_PX);
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => rowPx,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    observeElementRect: (of, changed) => observeList(of, changed, setRowPx),
    anchorTo: isRead && !locked ? 'end' : 'start',
    rangeExtractor: (range) => rowsIn(range, reachable),
    useFlushSync: false,
  });
  useEffect(() => {
    if (locked) virtual.scrollToOffset(0);
  }, [locked, virtual]);
  return virtual;
}
