const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Returns about `count` evenly spaced round values from `lowest` to `highest` (`lowest` below `highest`): multiples of
 * 1, 2, 2.5 or 5 times a power of ten.
 */
export function ticks(lowest: number, highest: number, count: number): number[] {
  const rough = (highest - lowest) / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
