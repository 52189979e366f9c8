import { useEffect, useRef, useState } from 'react';
import type { Table } from '../sim/words/table';
import { setText } from './set-text';

/** Source of a table’s content: calls back with each update. */
export type TableSource = (show: (table: Table) => void) => () => void;

/** Updates the text nodes of cells that differ; returns false if the table’s shape has changed. */
function write(body: HTMLTableSectionElement, table: Table): boolean {
  if (body.rows.length !== table.rows.length) return false;
  table.rows.forEach((row, r) => {
    const cells = (body.rows[r] as HTMLTableRowElement).cells;
    row.forEach((value, c) => {
      setText(cells[c] as HTMLTableCellElement, String(value));
    });
  });
  return true;
}

/** Marks the rows that name `id`. */
function markRows(body: HTMLTableSectionElement, id: string | undefined): void {
  for (const row of body.rows) {
    const marked = id !== undefined && [...row.cells].some(({ textContent }) => textContent?.includes(id));
    if ((row.dataset.selected === 'true') !== marked) row.dataset.selected = String(marked);
  }
}

interface MirrorTableProps {
  readonly caption: string;
  readonly initial: Table;
  readonly source: TableSource;
  /** Rows with a cell that names this are marked. */
  readonly marked?: string | undefined;
}

/**
 * A table that follows live data without a render: it changes text alone, and stands still while focus
 * is inside it, so that what is being read does not move.
 */
export function MirrorTable({ caption, initial, source, marked }: MirrorTableProps) {
  // React has not seen the texts that were written since: where the shape changes the body is made again.
  const [{ table, shape }, setShown] = useState({ table: initial, shape: 0 });
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(
    () =>
      source((next) => {
        if (!body.current || region.current?.contains(document.activeElement)) return;
        if (write(body.current, next)) markRows(body.current, marked);
        else setShown((shown) => ({ table: next, shape: shown.shape + 1 }));
      }),
    [source, marked],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a body that was made again has no marks.
  useEffect(() => {
    if (body.current) markRows(body.current, marked);
  }, [marked, shape]);
  return (
    // A region that scrolls has to be reachable by keyboard.
    <section ref={region} className="mirror" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.numeric}>
                {column.label}
                {column.unit && `, ${column.unit}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody key={shape} ref={body}>
          {table.rows.map((row) => (
            <tr key={String(row[0])}>
              {table.columns.map((column, c) =>
                c === 0 ? (
                  <th key={column.key} scope="row" data-numeric={column.numeric}>
                    {row[c]}
                  </th>
                ) : (
                  <td key={column.key} data-numeric={column.numeric}>
                    {row[c]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
