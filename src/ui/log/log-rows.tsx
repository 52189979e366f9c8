import type { LogSource } from './entry';
import { LogRow, type LogRowProps } from './log-row';

/** A row and its place, in CSS px below the top of the list. */
interface PlacedRow {
  readonly index: number;
  readonly start: number;
}

interface LogRowsProps<R>
  extends Pick<LogSource<R>, 'rows' | 'keyOf' | 'entryOf'>,
    Pick<LogRowProps, 'recordId' | 'otherWords' | 'select' | 'time' | 'onKeyDown'> {
  /** The rows that are in the document. */
  readonly placed: readonly PlacedRow[];
  /** Height of all rows, in CSS px. */
  readonly height: number;
  /** Key of the row whose record is open. */
  readonly openKey: string | undefined;
  /** Index of the row that the Tab key reaches. */
  readonly reachable: number;
  /** Correlation id that is selected. */
  readonly selected: string | undefined;
  toggle(key: string): void;
}

/** The rows of a log that are in the document, each at its place among all rows. */
export function LogRows<R>(props: LogRowsProps<R>) {
  const { rows, placed, height, keyOf, entryOf, openKey, reachable, selected, toggle, ...row } = props;
  return (
    <ul style={{ height }}>
      {placed.map(({ index, start }) => {
        const key = keyOf(rows[index] as R);
        const entry = entryOf(rows[index] as R);
        return (
          <li
            key={key}
            style={{ top: start }}
            data-index={index}
            data-key={key}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <LogRow
              {...row}
              entry={entry}
              open={key === openKey}
              reachable={index === reachable}
              selected={entry.corr !== null && entry.corr === selected}
              toggle={() => toggle(key)}
            />
          </li>
        );
      })}
    </ul>
  );
}
