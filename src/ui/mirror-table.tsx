import { type FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Table } from '../sim/words/table';
import { writeRows } from './mirror-rows';

interface MirrorTableProps {
  readonly caption: string;
  /** Whether it is on view. Otherwise it is there for screen readers alone and is no tab stop. */
  readonly shown: boolean;
  /** Rows with a cell that names this are marked. */
  readonly marked?: string | undefined;
  /** The table as it is now. Keep it the same function between renders. */
  read(): Table;
  /** Calls back with each update; the function returned stops that. Keep it the same function between renders. */
  source(update: () => void): () => void;
}

/**
 * A table that follows live data without a render. While focus is inside, it does not change, so that what is being read does not move, and
 * catches up when focus leaves.
 */
export function MirrorTable({ caption, shown, marked, read, source }: MirrorTableProps) {
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => read().columns, [read]);
  const write = useCallback(() => {
    if (body.current) writeRows(body.current, read(), marked);
  }, [read, marked]);
  useEffect(() => {
    write();
    return source(() => {
      if (!region.current?.contains(document.activeElement)) write();
    });
  }, [source, write]);
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that loses focus takes none from the table.
    if (!currentTarget.contains(relatedTarget ?? document.activeElement)) write();
  };
  return (
    // A region that scrolls has to be reachable by keyboard; one that only a screen reader reaches can have its focus.
    <section
      ref={region}
      className="mirror"
      aria-label={shown ? caption : undefined}
      tabIndex={shown ? 0 : -1}
      onBlur={left}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.numeric}>
                {`${column.label}${column.unit ? `, ${column.unit}` : ''}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} />
      </table>
    </section>
  );
}
