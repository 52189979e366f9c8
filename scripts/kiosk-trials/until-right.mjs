import { pause } from '../kiosk/waiting.mjs';

/** Milliseconds between two looks at a screen, and after which it is given up. */
const LOOK_MS = 500;
const GIVEN_UP_MS = 300_000;

/** Seconds until a screen was right, and until it was right and stayed so; null where it was not in five minutes. @typedef {{ first: number | null, seconds: number | null }} Took */

/**
 * Waits until a screen is right and stays so.
 * @param {() => Promise<boolean>} isRight
 * @param {number} stays milliseconds
 * @returns {Promise<Took>}
 */
export async function untilRight(isRight, stays) {
  const start = performance.now();
  const secondsTo = (/** @type {number} */ at) => Math.round((at - start) / 100) / 10;
  /** @type {number | null} */
  let first = null;
  /** @type {number | undefined} */
  let since = start;
  let wrong = 0;
  while (performance.now() - start < GIVEN_UP_MS) {
    const asked = performance.now();
    if (await isRight()) {
      wrong = 0;
      since ??= asked;
      first ??= secondsTo(asked);
      if (asked - since >= stays) return { first, seconds: secondsTo(since) };
    } else {
      // Two screens that are asked at once may be on two sides of a scene's end.
      wrong += 1;
      if (wrong > 1) since = undefined;
    }
    await pause(LOOK_MS);
  }
  return { first, seconds: null };
}
