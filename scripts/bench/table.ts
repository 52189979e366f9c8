/** Lines up columns: the first to the left, all others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] as number)).join('  '),
    )
    .join('\n');
}
