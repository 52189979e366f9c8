/**
 * Milliseconds of the second pause. The first repair waits for nothing, and each later one twice as long as the one
 * before.
 */
const FIRST_MS = 1_000;

/** Milliseconds of the longest pause, unless another is named. */
const LONGEST_MS = 60_000;

/** Milliseconds without a fault after which the pauses begin again at zero. */
const STEADY_MS = 60_000;

/** @typedef {{ next(): number, well(): void }} BackOff */

/**
 * Growing pauses between repairs: 0, 1, 2, 4 … 60 seconds.
 * @param {number} [longest] milliseconds
 * @param {() => number} [now] milliseconds of a clock that never goes back
 * @returns {BackOff} `next` is the pause before the next repair, in milliseconds; `well` is called each time that all
 * is found well
 */
export function backOff(longest = LONGEST_MS, now = () => performance.now()) {
  let repairs = 0;
  /** @type {number | undefined} */
  let wellSince;
  return {
    next() {
      const pause = repairs === 0 ? 0 : Math.min(FIRST_MS * 2 ** (repairs - 1), longest);
      repairs += 1;
      wellSince = undefined;
      return pause;
    },
    well() {
      wellSince ??= now();
      if (now() - wellSince >= STEADY_MS) repairs = 0;
    },
  };
}
