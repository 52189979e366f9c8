import { floor } from '../../sim/math/math';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../sim/words/time';
import { type InterlockRow, MEMORY_MS } from './sim';

const TENTH_MS = 100;
/** Tenths of a second below which durations are given to one. */
const TENTHS_BELOW = 100;

/** Words for a duration below a second. */
export const JUST_NOW = 'just now';

/** Nearest whole number of units in a duration. */
const nearest = (ms: number, unit: number): number => floor(ms / unit + 0.5);

/** Formats a duration: to a second below a minute, else to a minute; below a second as words. */
function wholeText(ms: number): string {
  if (ms < SECOND_MS) return JUST_NOW;
  const seconds = nearest(ms, SECOND_MS);
  return seconds < 60 ? `${seconds} s` : `${nearest(ms, MINUTE_MS)} min`;
}

/** Formats a duration: to a tenth of a second below 10 s, to a second below a minute, else to a minute. */
export function stateTimeText(ms: number): string {
  const tenths = nearest(ms, TENTH_MS);
  return tenths < TENTHS_BELOW ? `${(tenths / 10).toFixed(1)} s` : wholeText(ms);
}

/** Duration of an interlock's state at `ts`: to a second if it is OK, else, which is short, to a tenth of a second. */
export function stateDuration({ since, state }: { since: InterlockRow['since']; state: string }, ts: number): string {
  if (since === null) return `over ${MEMORY_MS / HOUR_MS} h`;
  return state === 'OK' ? wholeText(ts - since) : stateTimeText(ts - since);
}
