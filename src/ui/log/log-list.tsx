import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Fields, LogEntry } from './entry';
import { LogItem } from './log-item';
import { LogRow } from './log-row';
import { observeSize } from './observe-size';
import { RecordView } from './record';
import { slotsOf } from './slots';
import { destination } from './steps';
import { useInSight } from './use-in-sight';
import { useRowClicks } from './use-row-clicks';

/** Height of a row before any is measured, CSS px. */
const ROW_PX = 32;
/** Rows kept ready above and below those on screen. */
const OVERSCAN = 4;

/** How a log's rows are read. */
export interface LogSource<R> {
  /** What the rows are, such as `Events`. */
  readonly label: string;
  /** Newest first. */
  readonly rows: readonly R[];
  /** Whether the filter lets a row through that is not among them any more. */
  passes(row: R): boolean;
  keyOf(row: R): string;
  entryOf(row: R): LogEntry;
  fieldsOf(row: R): Fields;
}

interface LogListProps<R> extends LogSource<R> {
  /** The list stays at the newest row and does not scroll. */
  readonly locked: boolean;
  unlock(): void;
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  /** The time of day of an instant. */
  time(t: number): string;
  /** All rows are replaced many times a second. Those that are out of the window are left out then. */
  readonly moving: boolean;
}

/** The rows of a log, of which only those on screen are in the document. What is being read keeps its place. */
export function LogList<R>(props: LogListProps<R>) {
  const { label, passes, keyOf, entryOf, fieldsOf, locked, unlock, selected, select, time, moving } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<R>();
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);
  /** Height of the first row that was measured: what a new one is taken to have. It stays, for rows found to have it are not noted down. */
  const rowPx = useRef<number>(undefined);
  /** Whether the list is scrolled away from its top. To ask the element while rendering would cost a layout. */
  const away = useRef(false);
  /** Where the list's box begins in the window while all rows move, CSS px. */
  const edge = useRef<number>(undefined);

  // A record that is being read stays when its row has expired: as the oldest.
  const openKey = open === undefined ? undefined : keyOf(open);
  const present = open === undefined || !passes(open) || props.rows.some((row) => keyOf(row) === openKey);
  const rows = present ? props.rows : [...props.rows, open];
  const index = Math.max(
    rows.findIndex((row) => keyOf(row) === active),
    0,
  );
  // Unless the list is followed from its top, the row in sight is what holds still.
  const reading = open !== undefined || (list.current?.contains(document.activeElement) ?? false);
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx.current ?? ROW_PX,
    measureElement: (row, entry, instance) => {
      const size = measureElement(row, entry, instance);
      rowPx.current ??= size;
      return size;
    },
    getItemKey: (i) => keyOf(rows[i] as R),
    overscan: OVERSCAN,
    observeElementRect: observeSize,
    anchorTo: !locked && (reading || away.current) ? 'end' : 'start',
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), index])].sort((a, b) => a - b),
    directDomUpdates: true,
    // With transforms each row would be a layer of its own to paint and to put together.
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });

  useInSight(virtual, props.rows, openKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === openKey));
  const container = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      virtual.containerRef(element);
    },
    [virtual],
  );

  useEffect(() => {
    if (locked) virtual.scrollToOffset(0);
  }, [locked, virtual]);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = virtual.elementsCache.get(wanted.current);
    row?.querySelector('button')?.focus({ preventScroll: true });
    if (row) wanted.current = undefined;
  });

  const toggle = (key: string) => {
    setActive(key);
    const row = rows.find((each) => keyOf(each) === key);
    setOpen(key === openKey ? undefined : row);
    if (key !== openKey) unlock();
  };
  useRowClicks(list, toggle);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(event.key, index, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    unlock();
    wanted.current = keyOf(rows[next] as R);
    setActive(wanted.current);
    virtual.scrollToIndex(next);
  };

  /** Whether a row is in the window, or less than a row's height out of it; the list's first one stands at `top` there. */
  const inWindow = ({ start, end }: VirtualItem, top: number) =>
    top + end > -ROW_PX && top + start < innerHeight + ROW_PX;
  let items = virtual.getVirtualItems();
  if (moving && edge.current !== undefined) {
    const top = edge.current - (virtual.scrollOffset ?? 0);
    items = items.filter((item) => item.index === index || item.key === openKey || inWindow(item, top));
  }
  // After the rows have been measured, which lays the page out: to ask while rendering would cost a layout of its own.
  useLayoutEffect(() => {
    edge.current = moving ? scroller.current?.getBoundingClientRect().top : undefined;
  });
  const slots = useRef<ReadonlyMap<string, number>>(new Map());
  slots.current = slotsOf(
    slots.current,
    items.map(({ index: i }) => keyOf(rows[i] as R)),
  );

  return (
    <div
      ref={scroller}
      className="log-list"
      role="log"
      aria-live="off"
      aria-label={`${label}, newest first`}
      aria-busy={moving}
      onScroll={({ currentTarget }) => {
        away.current = currentTarget.scrollTop > 0;
      }}
    >
      {rows.length === 0 && <p className="log-empty">No entries match.</p>}
      <ul ref={container}>
        {items.map(({ index: i }) => {
          const row = rows[i] as R;
          const key = keyOf(row);
          const entry = entryOf(row);
          const opened = key === openKey;
          return (
            <LogItem key={slots.current.get(key)} of={key} virtual={virtual} index={i} count={rows.length}>
              <LogRow
                entry={entry}
                recordId={`${id}-record`}
                open={opened}
                reachable={i === index}
                selected={entry.corr !== null && entry.corr === selected}
                toggle={() => toggle(key)}
                select={select}
                time={time}
                onKeyDown={onKeyDown}
              />
              {opened && <RecordView key={key} id={`${id}-record`} fields={fieldsOf(row)} />}
            </LogItem>
          );
        })}
      </ul>
    </div>
  );
}
