import fc from 'fast-check';
import { CADENCE_MS, type EventRecord, type EventsSettings } from '../../src/dashboards/events/sim';
import { withRateChange } from '../../src/dashboards/events/sim-rate-change';
import { constantRate } from '../../src/dashboards/events/sim-schedule';
import type { RateChange } from '../../src/sim/words/event-settings';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const MORNING = Date.UTC(2026, 2, 3, 8);
export const seeds = fc.string({ minLength: 1, maxLength: 64 });
export const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
export const rates = fc.integer({ min: 60, max: 600 });
export const retentions = fc.integer({ min: 60, max: 600 });
const waits = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 90_000 }));
export const drags = fc.array(fc.record({ wait: waits, rate: rates }), { maxLength: 5 });
/** More records than any rate brings within a lifetime. */
const ALL = 600;

interface Drag {
  readonly wait: number;
  readonly rate: number;
}

/** The list of changes after each of a visitor's `moves` of the slider from `t` on, and when each was made. */
export function dragged(seed: string, t: number, rate: number, moves: readonly Drag[]) {
  let list = constantRate(rate);
  let at = t;
  return moves.map((move) => {
    const before = list;
    at += move.wait;
    list = withRateChange(seed, before, at, move.rate);
    return { at, before, after: list };
  });
}

/** Worlds as a visitor may leave them: a seed, an instant, and settings changed several times around it. */
export const worlds = fc
  .record({ seed: seeds, t: instants, rate: rates, moves: drags, retention: retentions, later: waits })
  .map(({ seed, t, rate, moves, retention, later }) => {
    const made = dragged(seed, t, rate, moves);
    const settings: EventsSettings = { rates: made.at(-1)?.after ?? constantRate(rate), retention };
    return { seed, t: (made.at(-1)?.at ?? t) + later, settings };
  });

/** The first reading from `t` on. */
export const up = (t: number) => Math.ceil(t / CADENCE_MS) * CADENCE_MS;
/** Numbers of records. */
export const seqs = (events: readonly EventRecord[]) => events.map(({ seq }) => seq);
/** Copies of records, to be altered. */
export const copies = (events: readonly EventRecord[]): EventRecord[] => JSON.parse(JSON.stringify(events));
/** Settings under which everything of the last 45 s is kept, at a rate or under a list of rates. */
export const whole = (rate: number | readonly RateChange[]): EventsSettings => ({
  rates: typeof rate === 'number' ? constantRate(rate) : rate,
  retention: ALL,
});
