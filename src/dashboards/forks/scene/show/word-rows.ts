import type { ShowLayout } from './layout';

/** Part of a row, in CSS px along it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Orders in which the two rows are tried; 1 is the lower one, at which the lines begin. */
export const LOWER_FIRST = [1, 0] as const;
export const UPPER_FIRST = [0, 1] as const;

/** The two rows of words above the bundle, 0 and 1 from above, and what of each is taken. */
export function openRows({ row: firstRow, key, along, gap }: ShowLayout) {
  const keySpans = key.map(({ swatch: [from], x, long }): Span => ({ from, to: x + long }));
  const taken: readonly [Span[], Span[]] = [firstRow === 0 ? keySpans : [], []];
  return {
    /** True if words of length `long` fit into a row from `x` on, with a gap to all that is there. */
    isFree: (row: number, x: number, long: number): boolean =>
      x >= 0 && x + long <= along && !taken[row]?.some(({ from, to }) => x < to + gap && from < x + long + gap),
    /** True if a line at `lineX` comes up to a row without going through words in a lower one. */
    isOpenUpTo: (row: number, lineX: number): boolean =>
      !taken.slice(row + 1).some((spans) => spans.some(({ from, to }) => from < lineX && lineX < to)),
    take(row: number, x: number, long: number): void {
      taken[row]?.push({ from: x, to: x + long });
    },
  };
}
