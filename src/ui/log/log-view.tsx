import { type CSSProperties, type ReactNode, useState } from 'react';
import { SECOND_MS } from '../../sim/words/time';
import { narrowerThan } from '../../theme/breakpoints';
import { useMedia } from '../media';
import { comparedRows } from './compared-rows';
import type { LogSource } from './entry';
import { JsonView, MOST_JSON } from './json-view';
import type { LogControls } from './log-controls';
import { LogList } from './log-list';
import './log.css';
import './log-filters.css';
import './log-row.css';
import './log-columns.css';
import './log-widths.css';
import './log-record.css';

/** Query of windows so narrow that a scrolling list would catch a finger meant for the page. */
const NARROW = narrowerThan('landscape');

/** Initial numbers of rows; the style sheet of logs has the same two. */
const ROWS = { full: 18, compact: 8 } as const;

/** Room for the words about rows that only one state has, in heights of a row. */
const ROOM_FOR_ONLY = 5;

/** Decimal places of the lag in seconds. */
const PLACES = 1;

interface LogViewProps<R> extends LogSource<R> {
  readonly controls: LogControls;
  /** Rows of the compared state, with the same filter, newest first. */
  readonly others: readonly R[] | undefined;
  /** Number of rows without a filter. */
  readonly total: number;
  /** While the panel is paused: its lag in world milliseconds, and the number of rows since. */
  readonly behind: { readonly ms: number; readonly fresh: string } | undefined;
  /** Saves the rows that pass the filter as a file. */
  exportPassing(): void;
  /** Most rows of that file, the newest; all of them by default. */
  readonly mostExported?: number;
  /** Filters and settings, initially folded away. */
  readonly filters: ReactNode;
  /** The chosen filters in words. */
  readonly chosen: string;
  /** Drawing above the rows, if any. */
  readonly strip?: ReactNode;
  /**
   * Longest message with its flag, in heights of a row, for logs of messages; further text in a wide row is no longer
   * than a record's id.
   */
  readonly longest?: number;
}

/** A log: its filters and buttons, its lag, and its rows or their JSON. */
export function LogView<R>({
  controls,
  others,
  total,
  behind,
  exportPassing,
  mostExported = Number.POSITIVE_INFINITY,
  filters,
  chosen,
  strip,
  longest,
  ...source
}: LogViewProps<R>) {
  const { compact, otherWords, selected, select, time, json, showJson, resume, why } = controls;
  const narrow = useMedia(NARROW);
  // A visitor's choice takes precedence over the default of the window.
  const [chosenLock, setChosenLock] = useState<boolean>();
  const locked = chosenLock ?? narrow;
  const { keyOf, entryOf } = source;
  const shown = json ? Math.min(source.rows.length, MOST_JSON) : source.rows.length;
  const compared = comparedRows(source.rows, others, { keyOf, atOf: (row) => entryOf(row).at });
  return (
    <div
      className="log column small"
      data-rows={compact ? ROWS.compact : ROWS.full}
      data-locked={locked}
      data-more={longest && 'short'}
      style={
        longest === undefined
          ? undefined
          : ({ '--log-longest': longest + (others ? ROOM_FOR_ONLY : 0) } as CSSProperties)
      }
    >
      <div className="log-tools row">
        <details className="log-filters">
          <summary className="button">
            Filter <span className="log-chosen muted">{chosen}</span>
          </summary>
          <div className="log-filter-body stack">{filters}</div>
        </details>
        <button type="button" className="button" aria-pressed={locked} onClick={() => setChosenLock(!locked)}>
          Lock to newest
        </button>
        <button type="button" className="button" aria-pressed={json} onClick={() => showJson(!json)}>
          JSON
        </button>
        <button type="button" className="button" onClick={exportPassing}>
          {source.rows.length > mostExported ? `Export newest ${mostExported}` : 'Export'}
        </button>
        {behind ? (
          <p className="log-status log-behind row muted">
            <span>{`${(behind.ms / SECOND_MS).toFixed(PLACES)} s behind, ${behind.fresh} new`}</span>
            <button type="button" className="button" onClick={resume}>
              Jump to live
            </button>
          </p>
        ) : (
          <p className="log-status muted">{`${shown} of ${total} shown`}</p>
        )}
      </div>
      {strip}
      {json ? (
        <JsonView label={source.label} rows={source.rows} />
      ) : (
        <LogList
          {...source}
          rows={compared.rows}
          entryOf={(row) => ({ ...entryOf(row), only: compared.only.get(keyOf(row)) })}
          locked={locked}
          unlock={() => setChosenLock(false)}
          otherWords={otherWords}
          selected={selected}
          select={select}
          time={time}
          why={why}
        />
      )}
    </div>
  );
}
