/** Rows that a page key moves by. */
const PAGE = 10;

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** The row, of `count`, that a key moves to from row `index`; undefined if the key does not move. */
export function targetRow(key: string, index: number, count: number): number | undefined {
  const step = STEPS.get(key);
  return step === undefined || count === 0 ? undefined : Math.min(Math.max(index + step, 0), count - 1);
}
