import type { Rail } from './entry';

/** The rails of the incidents among a log's rows, newest first, by the row's id. Each goes from an incident's newest row to its oldest one. */
export function railsOf(rows: readonly { readonly id: string; readonly corr: string | null }[]): Map<string, Rail> {
  const rails = new Map<string, Rail>();
  for (const corr of new Set(rows.map((row) => row.corr))) {
    if (corr === null) continue;
    const newest = rows.findIndex((row) => row.corr === corr);
    const oldest = rows.findLastIndex((row) => row.corr === corr);
    rows.slice(newest, oldest + 1).forEach((row, i) => {
      if (row.corr !== corr) rails.set(row.id, rails.get(row.id) ?? 'passing');
      else if (newest === oldest) rails.set(row.id, 'alone');
      else rails.set(row.id, i === 0 ? 'newest' : i === oldest - newest ? 'oldest' : 'node');
    });
  }
  return rails;
}
