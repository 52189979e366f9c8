import type { Rail } from './entry';

/** Returns the rail at an incident's row `i`, whose oldest row is `last`. */
function railAt(i: number, last: number): Rail {
  if (last === 0) return 'alone';
  if (i === 0) return 'newest';
  return i === last ? 'oldest' : 'node';
}

/**
 * Returns the rails of the incidents among a log's rows, newest first, by the row's id. Each runs from an incident's
 * newest row to its oldest one.
 */
export function railsOf(rows: readonly { readonly id: string; readonly corr: string | null }[]): Map<string, Rail> {
  const rails = new Map<string, Rail>();
  for (const corr of new Set(rows.flatMap((row) => row.corr ?? []))) {
    const newest = rows.findIndex((row) => row.corr === corr);
    const oldest = rows.findLastIndex((row) => row.corr === corr);
    rows.slice(newest, oldest + 1).forEach((row, i) => {
      const isPassed = row.corr !== corr;
      rails.set(row.id, isPassed ? (rails.get(row.id) ?? 'passing') : railAt(i, oldest - newest));
    });
  }
  return rails;
}
