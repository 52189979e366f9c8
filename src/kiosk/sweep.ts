import { SECOND_MS } from '../sim/words/time';

/** Position of a computer's clock within its second, for the sync page. */
export interface Sweep {
  /** Whole milliseconds of the second, 0 to 999. */
  readonly ms: number;
  /** Elapsed share of the second, 0 to 1. */
  readonly share: number;
  /** True if the number of the second, counted from 1970, is even. */
  readonly isEven: boolean;
}

/** Returns the sweep at real instant `t`, milliseconds since the Unix epoch. */
export function sweepAt(t: number): Sweep {
  const second = Math.floor(t / SECOND_MS);
  const past = t - second * SECOND_MS;
  return { ms: Math.floor(past), share: past / SECOND_MS, isEven: second % 2 === 0 };
}

/** Milliseconds by which one press changes the offset. */
export const STEPS = [-100, -10, -1, 1, 10, 100] as const;

/** Keys that change the offset, with their milliseconds. */
export const STEP_KEYS: Readonly<Record<string, (typeof STEPS)[number]>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
};

/** Formats a change of time, such as `+12 ms`, `−3 ms` or `0 ms`. */
export const offsetText = (ms: number) => `${ms > 0 ? '+' : ''}${ms} ms`.replace('-', '−');
