import { type FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { NamedTable } from '../sim/words/table';
import { writeRows } from './mirror-rows';
import { setText } from './set-text';

/** Tables, and the instant of the state that they show, in words. */
export interface Mirror {
  readonly when: string;
  readonly tables: readonly NamedTable[];
}

interface MirrorTableProps {
  /** Names them all. */
  readonly caption: string;
  /** Whether they are on view. Otherwise they are there for screen readers alone and are no tab stop. */
  readonly isOpen: boolean;
  /** Rows with a cell that names this are marked. */
  readonly marked?: string | undefined;
  /** The tables as they are now, always as many. Keep it the same function between renders. */
  read(): Mirror;
  /** Calls back with each update; the function returned stops that. Keep it the same function between renders. */
  source(update: () => void): () => void;
}

/**
 * Tables that follow live data without a render. While focus is inside, they do not change, so that what is being read
 * does not move, and catch up when focus leaves. Each says of when it is.
 */
export function MirrorTable({ caption, isOpen, marked, read, source }: MirrorTableProps) {
  const region = useRef<HTMLElement>(null);
  const heads = useMemo(() => read().tables, [read]);
  const write = useCallback(() => {
    const { when, tables } = read();
    region.current?.querySelectorAll('table').forEach((element, i) => {
      const [body, table] = [element.tBodies[0], tables[i]];
      setText(element.querySelector('caption > span'), when);
      if (body && table) writeRows(body, table, marked);
    });
  }, [read, marked]);
  useEffect(() => {
    write();
    return source(() => {
      if (!region.current?.contains(document.activeElement)) write();
    });
  }, [source, write]);
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that loses focus takes none from the tables.
    if (!currentTarget.contains(relatedTarget ?? document.activeElement)) write();
  };
  return (
    // A region that scrolls has to be reachable by keyboard; one that only a screen reader reaches can have its focus.
    <section
      ref={region}
      className="mirror"
      aria-label={isOpen ? caption : undefined}
      tabIndex={isOpen ? 0 : -1}
      onBlur={onLeave}
    >
      {heads.map(({ name, columns }) => (
        <table key={name}>
          <caption>
            {name}
            <span />
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-numeric={column.numeric}>
                  {column.label + (column.unit ? `, ${column.unit}` : '')}
                </th>
              ))}
            </tr>
          </thead>
          {/* Rows of other columns are other rows: none is taken over. */}
          <tbody key={columns.map((column) => column.key).join()} />
        </table>
      ))}
    </section>
  );
}
