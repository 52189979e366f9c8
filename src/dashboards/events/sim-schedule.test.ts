import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCK_RECORDS, blockOf } from '../../sim/math/chain';
import { RATE, type RateChange } from '../../sim/words/event-settings';
import { type Incident, incidentsBetween, nextIncident } from '../../sim/world/incidents/incidents';
import { worldName } from '../../sim/world/world-name';
import { withRateChange } from './sim-rate-change';
import { constantRate, createSchedule, type EventSchedule } from './sim-schedule';

const HOUR = 3_600_000;
/** The world without the first incident after 08:00 on 3 March 2026. */
const FORK = worldName('northwall', [{ verb: 'no', n: nextIncident('northwall', Date.UTC(2026, 2, 3, 8)).n }]);
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const rates = fc.integer({ min: 60, max: 600 });
const waits = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 90_000 }));

/** Drags of the slider: milliseconds since the last change, and the new rate. */
const drags = fc.array(fc.record({ wait: waits, rate: rates }), { maxLength: 6 });

interface Drag {
  readonly wait: number;
  readonly rate: number;
}

/** The list of changes after each step of `moves`, which begin at `t`, and the instant of the last. */
function dragged(seed: string, t: number, rate: number, moves: readonly Drag[]) {
  let at = t;
  const lists: (readonly RateChange[])[] = [constantRate(rate)];
  const times = [t];
  for (const move of moves) {
    at += move.wait;
    times.push(at);
    lists.push(withRateChange(seed, lists.at(-1) ?? [], at, move.rate));
  }
  return { lists, times, last: lists.at(-1) ?? [], at };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const placesOf = (schedule: EventSchedule, from: number, to: number) => range(from, to).map((n) => schedule.place(n));

describe('the numbered schedule', () => {
  test('comes at 360 events a minute until a visitor changes it, from 60 to 600', () => {
    expect(RATE).toEqual({ default: 360, lowest: 60, highest: 600 });
    expect(constantRate(360)).toEqual([{ from: 0, after: -1, rate: 360 }]);
  });

  test('the newest event is at or before the instant, the one after it later: number and time are inverse', () => {
    fc.assert(
      fc.property(
        seeds,
        instants,
        rates,
        drags,
        fc.integer({ min: -60_000, max: 60_000 }),
        (seed, t, rate, moves, aside) => {
          const { last, times } = dragged(seed, t, rate, moves);
          const schedule = createSchedule(seed, last);
          for (const time of [...times, ...times.map((each) => each + aside)]) {
            const n = schedule.newest(time);
            const { created } = schedule.place(n);
            expect(created).toBeLessThanOrEqual(time);
            expect(schedule.place(n + 1).created).toBeGreaterThan(time);
            // Of several events in one millisecond, the last is the newest.
            expect(schedule.newest(created)).toBe(n);
            expect(schedule.newest(schedule.place(n + 1).created - 1)).toBe(n);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('times are whole milliseconds and never go back, across changes too', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, (seed, t, rate, moves) => {
        const { last, at } = dragged(seed, t, rate, moves);
        const schedule = createSchedule(seed, last);
        const places = placesOf(schedule, schedule.newest(t) - 70, schedule.newest(at) + 70);
        places.forEach(({ created }, i) => {
          expect(Number.isInteger(created)).toBe(true);
          expect(created).toBeGreaterThanOrEqual(places[i - 1]?.created ?? Number.NEGATIVE_INFINITY);
        });
      }),
    );
  });

  test.each([60, 137, 360, 600])('at %i a minute an hour holds 60 times that within 2%%', (rate) => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, before) => {
        const steadily = createSchedule(seed, constantRate(rate));
        const changed = createSchedule(seed, withRateChange(seed, constantRate(before), t, rate));
        for (const { newest } of [steadily, changed]) {
          expect(Math.abs((newest(t + HOUR) - newest(t)) / (60 * rate) - 1)).toBeLessThan(0.02);
        }
      }),
    );
  });
});

describe('a change of rate', () => {
  test('made amid a burst holds in a fork without it too: times never go back there, and no event comes twice', () => {
    const { onset } = nextIncident('northwall', Date.UTC(2026, 2, 3, 8));
    const changed = withRateChange('northwall', constantRate(60), onset + 300, 360);
    const schedule = createSchedule(FORK, changed);
    const newest = schedule.newest(onset + 300);
    const places = placesOf(schedule, newest - 70, newest + 70);
    expect(places.map(({ created }) => created)).toEqual(places.map(({ created }) => created).sort((a, b) => a - b));
    expect(places[70]?.created).toBeLessThanOrEqual(onset + 300);
    expect(places[71]?.created).toBeGreaterThan(onset + 300);
  });

  test('leaves every event up to its instant its number and its time, several changes in a row too', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, (seed, t, rate, moves) => {
        const { lists, times } = dragged(seed, t, rate, moves);
        lists.slice(1).forEach((list, i) => {
          const at = times[i + 1] ?? 0;
          const before = createSchedule(seed, lists[i] ?? []);
          const after = createSchedule(seed, list);
          const n = before.newest(at);
          expect(placesOf(after, n - 300, n)).toEqual(placesOf(before, n - 300, n));
          expect(after.place(n + 1).created).toBeGreaterThan(at);
          for (const back of [0, 1, 249, 5_000, 45_000]) {
            expect(after.newest(at - back)).toBe(before.newest(at - back));
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  test('does so for all on screen and what its hashes rest on, however often the slider is moved', () => {
    const many = fc.array(fc.record({ wait: fc.constantFrom(16, 100, 1_500, 6_000), rate: rates }), {
      minLength: 33,
      maxLength: 120,
    });
    fc.assert(
      fc.property(seeds, instants, rates, many, (seed, t, rate, moves) => {
        const { lists, times } = dragged(seed, t, rate, moves);
        for (const i of [33, lists.length - 1]) {
          const at = times[i] ?? 0;
          const before = createSchedule(seed, lists[i - 1] ?? []);
          const after = createSchedule(seed, lists[i] ?? []);
          const oldest = before.newest(at - 45_250);
          const n = before.newest(at);
          expect(after.newest(at - 45_250)).toBe(oldest);
          const first = blockOf(oldest) * BLOCK_RECORDS;
          expect(placesOf(after, first, n)).toEqual(placesOf(before, first, n));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('does not make the list grow for ever', () => {
    const moves = Array.from({ length: 400 }, (_, i) => ({ wait: 4_000, rate: 60 + i }));
    const { lists } = dragged('northwall', 1_772_528_400_000, 360, moves);
    const lengths = lists.map((list) => list.length);
    expect(lengths.slice(0, 32)).toEqual(range(1, 32));
    expect(Math.max(...lengths)).toBeLessThan(120);
  });

  test('takes effect at once: the minutes after it have the new rate', () => {
    fc.assert(
      fc.property(seeds, instants, rates, rates, (seed, t, before, rate) => {
        const { newest } = createSchedule(seed, withRateChange(seed, constantRate(before), t, rate));
        expect(Math.abs(newest(t + 300_000) - newest(t) - 5 * rate)).toBeLessThanOrEqual(32);
      }),
    );
  });

  test('is held in the range of the slider, in whole events', () => {
    fc.assert(
      fc.property(seeds, instants, fc.double(), (seed, t, wanted) => {
        const { rate } = withRateChange(seed, constantRate(360), t, wanted).at(-1) ?? { rate: Number.NaN };
        expect(Number.isInteger(rate) && rate >= 60 && rate <= 600).toBe(true);
        if (wanted >= 60 && wanted <= 600) expect(rate).toBe(Math.floor(wanted));
      }),
    );
    const held = [59, 0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 601, 1e9, Number.POSITIVE_INFINITY];
    expect(held.map((wanted) => withRateChange('northwall', constantRate(360), 5_000, wanted).at(-1)?.rate)).toEqual([
      60, 60, 60, 60, 60, 600, 600, 600,
    ]);
  });

  test('after seeking back drops the changes that lie later, and at the same instant takes the place of the last', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, fc.nat(), rates, (seed, t, rate, moves, back, wanted) => {
        const { lists, times, last } = dragged(seed, t, rate, moves);
        const to = back % times.length;
        const at = times[to] ?? 0;
        const before = lists[Math.max(0, to - 1)] ?? [];
        expect(withRateChange(seed, last, at, wanted)).toEqual(withRateChange(seed, before, at, wanted));
      }),
    );
  });

  test('can follow a seek to before the first change there is', () => {
    fc.assert(
      fc.property(seeds, instants, rates, rates, fc.integer({ min: 1, max: HOUR }), (seed, t, one, two, back) => {
        const only: readonly RateChange[] = [{ from: t, after: 1_000, rate: one }];
        const before = createSchedule(seed, only);
        const after = createSchedule(seed, withRateChange(seed, only, t - back, two));
        const n = before.newest(t - back);
        expect(after.newest(t - back)).toBe(n);
        expect(placesOf(after, n - 40, n)).toEqual(placesOf(before, n - 40, n));
        const later = placesOf(after, n, n + 2 * two).map(({ created }) => created);
        expect(later).toEqual([...later].sort((a, b) => a - b));
        expect(after.newest(t + HOUR) - n).toBeGreaterThan(60 * two * 0.98);
      }),
    );
  });
});

describe('a burst', () => {
  const sizeOf = ({ severity }: Incident) => 4 + 2 * severity;

  /** Rows of an incident, searched from well before its onset to well after. */
  function rowsOf({ place, newest }: EventSchedule, { n, onset }: Incident) {
    return placesOf({ place, newest }, newest(onset - 3_000), newest(onset + 5_000)).filter(
      ({ incident }) => incident?.n === n,
    );
  }

  function expectWhole(schedule: EventSchedule, incident: Incident) {
    const rows = rowsOf(schedule, incident);
    expect(rows.map(({ row }) => row)).toEqual(range(0, sizeOf(incident) - 1));
    for (const { created } of rows) {
      expect(created).toBeGreaterThan(incident.onset);
      expect(created).toBeLessThanOrEqual(incident.onset + 1_000);
    }
  }

  test('comes within a second after the onset of every incident, whole, at every rate', () => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        const schedule = createSchedule(seed, constantRate(rate));
        for (const incident of incidentsBetween(seed, t, t + 600_000)) expectWhole(schedule, incident);
      }),
      { numRuns: 60 },
    );
  });

  test('comes once where the onset is the very first millisecond of a stretch of slots', () => {
    fc.assert(
      fc.property(seeds, instants, rates, fc.nat({ max: 1_000 }), (seed, t, rate, stretches) => {
        const incident = nextIncident(seed, t);
        // 32 events take 1,920,000 / rate milliseconds: after `rate` stretches a whole number again.
        const from = incident.onset - stretches * 1_920_000;
        expectWhole(createSchedule(seed, [{ from, after: 0, rate }]), incident);
      }),
      { numRuns: 500 },
    );
  });

  test('is told apart from the events around it, none of which names an incident', () => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        const schedule = createSchedule(seed, constantRate(rate));
        const end = t + 300_000;
        const named = placesOf(schedule, schedule.newest(t) + 1, schedule.newest(end)).flatMap(({ incident }) =>
          incident ? [incident] : [],
        );
        const all = incidentsBetween(seed, t - 1_000, end);
        for (const incident of named) expect(all).toContainEqual(incident);
        const whole = all.filter(({ onset }) => onset > t && onset < end - 1_000);
        expect(named.length).toBeGreaterThanOrEqual(whole.reduce((sum, incident) => sum + sizeOf(incident), 0));
      }),
      { numRuns: 50 },
    );
  });

  test('is whole under changes of rate too, but that a change in its midst cuts it short', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, (seed, t, rate, moves) => {
        const { last, times, at } = dragged(seed, t, rate, moves);
        const schedule = createSchedule(seed, last);
        for (const incident of incidentsBetween(seed, t - 40_000, at + 40_000)) {
          const { onset } = incident;
          if (times.some((time) => time > onset && time < onset + 1_000)) {
            const rows = rowsOf(schedule, incident).map(({ row }) => row);
            expect(rows).toEqual(range(0, rows.length - 1));
          } else {
            expectWhole(schedule, incident);
          }
        }
      }),
    );
  });

  test('bends the times inside its stretch and keeps the number of events in it', () => {
    fc.assert(
      fc.property(seeds, instants, rates, (seed, t, rate) => {
        const { newest } = createSchedule(seed, constantRate(rate));
        const stretch = Math.floor((t * rate) / 1_920_000);
        const start = (index: number) => Math.floor((index * 1_920_000) / rate);
        expect(newest(start(stretch + 1)) - newest(start(stretch))).toBe(32);
      }),
    );
  });
});
