import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { observeList } from './observe-list';

/** Height of a row before the style sheet is asked, CSS px. */
const ROW_PX = 32;
/** Rows kept ready above and below those on screen. */
const OVERSCAN = 4;

/** The rows that are in the document, in order: those in `range`, and the one that the Tab key reaches. */
export const rowsIn = (range: Range, reachable: number): number[] =>
  [...new Set([...defaultRangeExtractor(range), reachable])].sort((a, b) => a - b);

interface VirtualRows {
  /** The element that scrolls. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly count: number;
  keyAt(index: number): string;
  /** The row that the Tab key reaches. */
  readonly reachable: number;
  /** The list stays at the newest row. */
  readonly locked: boolean;
  /** A visitor reads: the row in sight keeps its place when rows join above it. */
  readonly isRead: boolean;
}

/** Where the rows of a list stand, all of one height, of which only those on screen are in the document. */
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
