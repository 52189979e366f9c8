import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../pressed-key';
import { endAt } from './end-at';
import type { Fields, LogSource } from './entry';
import type { LogControls } from './log-controls';
import { LogHead } from './log-head';
import { LogRows } from './log-rows';
import { RecordView } from './record';
import { targetRow } from './target-row';
import { useReading } from './use-reading';
import { useRowClicks } from './use-row-clicks';
import { useVirtualRows } from './use-virtual-rows';

interface LogListProps<R>
  extends LogSource<R>,
    Pick<LogControls, 'otherWords' | 'selected' | 'select' | 'time' | 'why'> {
  /** True if the list stays at the newest row and does not scroll. */
  readonly locked: boolean;
  unlock(): void;
}

/** An opened record with what it was as it was opened: it may change, or leave the state, while it is read. */
interface OpenedRecord<R> {
  readonly row: R;
  readonly fields: Fields;
  readonly reasons: ReactNode;
}

/**
 * The rows of a log. An opened row is the last in sight, where it was, and its record follows below it. Once scrolled
 * from its top, the list keeps the visible rows in their place.
 */
export function LogList<R>(props: LogListProps<R>) {
  const { label, heads, fieldsOf, locked, unlock, why, ...content } = props;
  const { rows, keyOf, entryOf, time } = content;
  const recordId = `${useId()}-record`;
  const list = useRef<HTMLDivElement>(null);
  const record = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<OpenedRecord<R>>();
  const [active, setActive] = useState<string>();
  const [reading, handlers] = useReading();
  const openKey = opened && keyOf(opened.row);
  // Index of the row that the Tab key reaches.
  const reachable = Math.max(
    rows.findIndex((row) => keyOf(row) === active),
    0,
  );
  const virtual = useVirtualRows({
    list,
    count: rows.length,
    keyAt: (i) => keyOf(rows[i] as R),
    reachable,
    locked,
    isRead: openKey !== undefined || reading,
  });
  useEffect(() => {
    if (openKey === undefined) return;
    record.current?.scrollIntoView({ block: 'nearest' });
  }, [openKey]);
  const focusRow = () =>
    list.current?.querySelector<HTMLElement>('.log-time[tabindex="0"]')?.focus({ preventScroll: true });
  const toggle = (key: string) => {
    setActive(key);
    endAt(list.current, key === openKey ? undefined : key);
    const row = key === openKey ? undefined : rows.find((each) => keyOf(each) === key);
    setOpened(row === undefined ? undefined : { row, fields: fieldsOf(row), reasons: why(key, entryOf(row).only) });
    if (key !== openKey) unlock();
  };
  useRowClicks(list, toggle);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = targetRow(pressedKey(event.nativeEvent) ?? '', reachable, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    unlock();
    flushSync(() => setActive(keyOf(rows[next] as R)));
    focusRow();
    virtual.scrollToIndex(next);
  };
  const close = () => {
    setOpened(undefined);
    endAt(list.current, undefined);
    focusRow();
  };
  return (
    <>
      <div
        className="log-rows"
        data-corr={rows.every((row) => entryOf(row).corr === null) ? 'none' : undefined}
        data-record={openKey !== undefined}
      >
        <LogHead heads={heads} />
        <div
          ref={list}
          className="log-list"
          role="log"
          aria-live="off"
          aria-label={`${label}, newest first`}
          {...handlers}
        >
          {rows.length === 0 && <p className="log-empty muted">No entries match.</p>}
          <LogRows
            {...content}
            placed={virtual.getVirtualItems()}
            height={virtual.getTotalSize()}
            openKey={openKey}
            recordId={recordId}
            reachable={reachable}
            toggle={toggle}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      {opened && (
        <RecordView
          key={openKey}
          ref={record}
          id={recordId}
          name={time(entryOf(opened.row).at)}
          title={entryOf(opened.row).text}
          fields={opened.fields}
          reasons={opened.reasons}
          close={close}
        />
      )}
    </>
  );
}
