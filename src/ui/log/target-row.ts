/** Rows by which a page key moves. */
const PAGE = 10;

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** Returns the row, of `count`, to which a key moves from row `index`; undefined for a key that does not move. */
export function targetRow(key: string, index: number, count: number): number | undefined {
  const step = STEPS.get(key);
  return step === undefined || count === 0 ? undefined : Math.min(Math.max(index + step, 0), count - 1);
}
