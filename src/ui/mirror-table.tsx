import { type FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { NamedTable } from '../sim/tables/table';
import { writeRows } from './mirror-rows';
import { setText } from './set-text';

/** Tables, the instant of the state that they show, in words, and the sentence that sums that state up. */
export interface Mirror {
  readonly when: string;
  readonly summary: string;
  readonly tables: readonly NamedTable[];
}

interface MirrorTableProps {
  /** Names them all. */
  readonly caption: string;
  /** Id of the element of the sentence. */
  readonly summaryId: string;
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
 * does not move, and catch up when focus leaves. Each says of when it is. The sentence before them, for screen readers,
 * is of the same state.
 */
export function MirrorTable({ caption, summaryId, isOpen, marked, read, source }: MirrorTableProps) {
  const region = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const heads = useMemo(() => read().tables, [read]);
  const write = useCallback(() => {
    const { when, summary, tables } = read();
    setText(sentence.current, summary);
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
      <p ref={sentence} id={summaryId} className="visually-hidden" />
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
