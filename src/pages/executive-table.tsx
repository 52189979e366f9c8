import type { ExecutiveTable } from '../content/executive';

/** A bar as long as `count` is of `most`. The number stands beside it, so it is drawn only. */
function Bar({ count, most }: { count: number; most: number }) {
  return (
    <svg className="executive-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * count) / most} height="8" />
    </svg>
  );
}

/** A tab's table; with a bar a row where its rows count something. */
export function Table({ table: { caption, columns, groups, footnote } }: { table: ExecutiveTable }) {
  const most = Math.max(...groups.flatMap(({ rows }) => rows.map(({ count }) => count ?? 0)));
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
                {count !== undefined && (
                  <td>
                    <span className="executive-count">
                      {count} <Bar count={count} most={most} />
                    </span>
                  </td>
                )}
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {footnote && <p>{footnote}</p>}
    </div>
  );
}
