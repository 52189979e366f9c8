import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { RATE, type RateChange, RETENTION } from '../../sim/words/event-settings';
import { MINUTE_MS } from '../../sim/words/time';
import type { EventsSettings } from './sim';
import { constantRate, createSchedule } from './sim-schedule';

/** Step of the sliders, in events and in events a minute. */
export const SLIDER_STEP = 10;

/** Events by which the number at a change may differ from that of a steady rate: some for each forgotten change. */
const SLACK = 1_000;

const isOnSlider = (n: number, { lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  n >= lowest && n <= highest && n % SLIDER_STEP === 0;

const isUntouched = ({ from, after, rate }: RateChange) => {
  const [first] = constantRate(RATE.default);
  return from === first?.from && after === first.after && rate === first.rate;
};

/**
 * True if a list of changes can begin with this one, because older ones have been forgotten: at a number to which some
 * rates lead.
 */
const mayFollowForgotten = ({ from, after, rate }: RateChange) => {
  const least = floor((from * RATE.lowest) / MINUTE_MS) - SLACK;
  const most = floor((from * RATE.highest) / MINUTE_MS) + SLACK;
  return from > 0 && isOnSlider(rate, RATE) && after >= least && after <= most;
};

/**
 * True if a visitor of `world` can reach these settings with the sliders. Both must be on a step, and each change at
 * the number that the events had reached under those before it. The first rate is the usual one or, in a list whose
 * oldest were forgotten, a plausible one.
 */
export function isReachable(world: WorldName, { rates, retention }: EventsSettings): boolean {
  const [first] = rates;
  if (!first || !isOnSlider(retention, RETENTION)) return false;
  if (!isUntouched(first) && (rates.length === 1 || !mayFollowForgotten(first))) return false;
  const { newest } = createSchedule(world, rates);
  return rates.every(({ from, after, rate }, i) => {
    const before = rates[i - 1];
    if (!before) return true;
    const isLater = from > before.from || (i === 1 && from === before.from);
    return isLater && isOnSlider(rate, RATE) && after === newest(from);
  });
}
