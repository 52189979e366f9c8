import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../pressed-key';
import type { Only } from './compared-rows';
import type { Fields, Heads, LogEntry } from './entry';
import { LogHead } from './log-head';
import { LogRow } from './log-row';
import { observeList } from './observe-list';
import { RecordView } from './record';
import { targetRow } from './target-row';
import { useRowClicks } from './use-row-clicks';

/** Height of a row before the style sheet is asked, CSS px. */
const ROW_PX = 32;
/** Rows kept ready above and below those on screen. */
const OVERSCAN = 4;

/** How a log's rows are read. */
export interface LogSource<R> {
  /** What the rows are, such as `Events`. */
  readonly label: string;
  readonly heads: Heads;
  /** Newest first. */
  readonly rows: readonly R[];
  /** Its key in the table of the log's state. */
  keyOf(row: R): string;
  entryOf(row: R): LogEntry;
  fieldsOf(row: R): Fields;
}

interface LogListProps<R> extends LogSource<R> {
  /** The list stays at the newest row and does not scroll. */
  readonly locked: boolean;
  unlock(): void;
  readonly otherWords: string;
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  /** The time of day of an instant. */
  time(t: number): string;
  why(key: string, only: Only | undefined): ReactNode;
}

/**
 * The rows of a log, all of one height, of which only those on screen are in the document, and below them the record of
 * the row that was opened. Unless the list is followed from its top, the row in sight keeps its place.
 */
export function LogList<R>(props: LogListProps<R>) {
  const { label, heads, rows, keyOf, entryOf, fieldsOf, locked, unlock, otherWords, selected, select, time, why } =
    props;
  const recordId = `${useId()}-record`;
  const scroller = useRef<HTMLDivElement>(null);
  const record = useRef<HTMLElement>(null);
  const [rowPx, setRowPx] = useState(ROW_PX);
  const [opened, setOpened] = useState<R>();
  const [reasons, setReasons] = useState<ReactNode>();
  const [active, setActive] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);

  const openKey = opened === undefined ? undefined : keyOf(opened);
  // The row that the Tab key reaches.
  const index = Math.max(
    rows.findIndex((row) => keyOf(row) === active),
    0,
  );
  const reading = openKey !== undefined || focused || away;
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (i) => keyOf(rows[i] as R),
    overscan: OVERSCAN,
    observeElementRect: (of, changed) => observeList(of, changed, setRowPx),
    anchorTo: reading && !locked ? 'end' : 'start',
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), index])].sort((a, b) => a - b),
    useFlushSync: false,
  });

  useEffect(() => {
    if (locked) virtual.scrollToOffset(0);
  }, [locked, virtual]);
  useEffect(() => {
    if (openKey === undefined) return;
    scroller.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'nearest' });
    record.current?.scrollIntoView({ block: 'nearest' });
  }, [openKey]);

  // A window that loses focus takes none from the list.
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget ?? document.activeElement));
  const focusRow = () =>
    scroller.current?.querySelector<HTMLElement>('.log-time[tabindex="0"]')?.focus({ preventScroll: true });
  const toggle = (key: string) => {
    setActive(key);
    const row = key === openKey ? undefined : rows.find((each) => keyOf(each) === key);
    setOpened(row);
    // As of now: the record may leave the state while it is open.
    setReasons(row === undefined ? undefined : why(key, entryOf(row).only));
    if (key !== openKey) unlock();
  };
  useRowClicks(scroller, toggle);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = targetRow(pressedKey(event.nativeEvent) ?? '', index, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    unlock();
    flushSync(() => setActive(keyOf(rows[next] as R)));
    focusRow();
    virtual.scrollToIndex(next);
  };

  return (
    <>
      <div className="log-rows" data-corr={rows.every((row) => entryOf(row).corr === null) ? 'none' : undefined}>
        <LogHead heads={heads} />
        <div
          ref={scroller}
          className="log-list"
          role="log"
          aria-live="off"
          aria-label={`${label}, newest first`}
          data-record={openKey !== undefined}
          onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop > 0)}
          onFocus={() => setFocused(true)}
          onBlur={onLeave}
        >
          {rows.length === 0 && <p className="log-empty muted">No entries match.</p>}
          <ul style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index: i, start }) => {
              const row = rows[i] as R;
              const key = keyOf(row);
              const entry = entryOf(row);
              return (
                <li
                  key={key}
                  style={{ top: start }}
                  data-index={i}
                  data-key={key}
                  aria-setsize={rows.length}
                  aria-posinset={i + 1}
                >
                  <LogRow
                    entry={entry}
                    recordId={recordId}
                    otherWords={otherWords}
                    open={key === openKey}
                    reachable={i === index}
                    selected={entry.corr !== null && entry.corr === selected}
                    toggle={() => toggle(key)}
                    select={select}
                    time={time}
                    onKeyDown={onKeyDown}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      {opened !== undefined && (
        <RecordView
          key={openKey}
          ref={record}
          id={recordId}
          name={time(entryOf(opened).at)}
          fields={fieldsOf(opened)}
          reasons={reasons}
          close={() => {
            setOpened(undefined);
            focusRow();
          }}
        />
      )}
    </>
  );
}
