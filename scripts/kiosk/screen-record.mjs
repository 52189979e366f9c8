/** Milliseconds for which a repair is counted. */
const HOUR_MS = 3_600_000;

/** @typedef {import('./health.mjs').Fault} Fault */
/** @typedef {import('./seen.mjs').Seen} Seen */
/** @typedef {import('./fit.mjs').Fit} Fit */

/**
 * State of a screen: whether the show is on it, or else the fault; milliseconds since the page last gave a frame, or an
 * answer while its panel is off; the page's last answer, and its fit on its monitor then; repairs of the last hour, by
 * the launcher and by the page itself.
 * @typedef {{ state: 'starting' | 'shown' | 'failed' | Fault, frameAge: number | undefined, last: Seen | undefined,
 * fit: Fit | undefined, repairs: number }} ScreenState
 */

/**
 * @typedef {{ seen(found: Seen, fit: Fit): void, wrong(state: 'failed' | Fault): void, repaired(): void, known():
 * ScreenState }} ScreenRecord
 */

/**
 * Records the findings of a screen's watch.
 * @param {() => number} [now] milliseconds of a clock that never goes back
 * @param {() => number} [wall] milliseconds since the Unix epoch
 * @returns {ScreenRecord} `seen` takes a page that is well, `wrong` a fault; `repaired` is called at each repair
 */
export function createScreenRecord(now = () => performance.now(), wall = () => Date.now()) {
  /** @type {ScreenState['state']} */
  let state = 'starting';
  /** @type {{ at: number, found: Seen, fit: Fit } | undefined} */
  let last;
  /** @type {number[]} */
  let repairs = [];
  return {
    seen(found, fit) {
      state = 'shown';
      last = { at: now(), found, fit };
    },
    wrong(fault) {
      state = fault;
    },
    repaired() {
      repairs = [...repairs.filter((at) => now() - at < HOUR_MS), now()];
    },
    known() {
      const reloads = last?.found.health?.reloads ?? [];
      const wallNow = wall();
      return {
        state,
        frameAge: last && Math.round(now() - last.at),
        last: last?.found,
        fit: last?.fit,
        repairs:
          repairs.filter((at) => now() - at < HOUR_MS).length +
          // Reloads in the future were noted while the clock was ahead.
          reloads.filter(({ at }) => at <= wallNow && wallNow - at < HOUR_MS).length,
      };
    },
  };
}
