/** Milliseconds of real time between automatic snapshots. */
export const AUTO_MS = 15_000;

/** Snapshots kept; the oldest goes first. */
export const MAX_KEPT = 20;

/** Returns the list with `newest` added at the front, without the oldest beyond the limit. */
export function addNewest<T>(list: readonly T[], newest: T): readonly T[] {
  return [newest, ...list].slice(0, MAX_KEPT);
}

/** File of several snapshots: a JSON array with one snapshot per line. */
export function fileOfAll(texts: readonly string[]): string {
  return `[\n${texts.join(',\n')}\n]\n`;
}
