import type { ExecutiveTable } from '../../content/executive';

/** A tab's table. */
export function Table({ table: { caption, columns, groups, footnote } }: { table: ExecutiveTable }) {
  return (
    <div className="executive-table">
      <table>
        <caption>{caption}</caption>
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
