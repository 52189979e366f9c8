import type { ExecutiveTable } from '../../content/executive';

interface TableProps {
  readonly table: ExecutiveTable;
  /** Its caption is read, and seen above the table already. */
  readonly isCaptionHidden?: boolean;
}

/** A tab's table. */
export function DataTable({ table: { caption, columns, groups, footnote }, isCaptionHidden = false }: TableProps) {
  return (
    <div className="executive-table">
      <table>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, rows }) => (
          <tbody key={label ?? caption}>
            {label && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className="executive-group">
                  {label}
                </th>
              </tr>
            )}
            {rows.map(({ name, cells, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {count !== undefined && <td className="executive-count mono">{count}</td>}
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {footnote && <p className="faint small">{footnote}</p>}
    </div>
  );
}
