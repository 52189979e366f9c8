import { type FocusEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import type { NamedTable } from '../sim/tables/table';
import { writeRows } from './mirror-rows';
import { setText } from './set-text';

/** Tables, with the instant of their state in words. */
export interface Mirror {
  readonly when: string;
  readonly tables: readonly NamedTable[];
}

interface MirrorTableProps {
  /** Name of all the tables. */
  readonly caption: string;
  /** Id of the sentence's element. */
  readonly summaryId: string;
  /** True if the tables are visible. Otherwise they are for screen readers alone, and no tab stop. */
  readonly isOpen: boolean;
  /** Text whose rows are marked: those with a cell that contains it. */
  readonly marked?: string | undefined;
  /** Returns the present tables, always the same number. Keep it the same function between renders. */
  read(): Mirror;
  /** Calls back with each update; the function returned unsubscribes. Keep it the same function between renders. */
  source(update: () => void): () => void;
  /** Shows the sentence for screen readers in an element, and follows the data. Keep it the same function likewise. */
  summarise(element: HTMLElement): () => void;
}

/**
 * Tables that follow live data without rendering. They do not change while focus is inside, so that they can be read,
 * and are updated when it leaves. Each names the instant of its state. The sentence before them, for screen readers, is
 * of the state that is drawn, like the figure.
 */
export function MirrorTable({ caption, summaryId, isOpen, marked, read, source, summarise }: MirrorTableProps) {
  const region = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
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
  useEffect(() => summarise(sentence.current as HTMLElement), [summarise]);
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // The tables keep their focus when the window loses it.
    if (!currentTarget.contains(relatedTarget ?? document.activeElement)) write();
  };
  return (
    // A region that scrolls must be reachable by keyboard; a hidden one must be able to take a screen reader's focus.
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
