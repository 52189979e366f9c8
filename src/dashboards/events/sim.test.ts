import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  dragged,
  drags,
  HOUR,
  instants,
  MINUTE,
  MORNING,
  rates,
  retentions,
  seeds,
  seqs,
  whole,
  worlds,
} from '../../../tests/support/event-worlds';
import { canonicalJson } from '../../sim/math/canonical';
import { TAGS } from '../../sim/tables/log-filters';
import { RETENTION } from '../../sim/words/event-settings';
import { cases } from './cases';
import { CADENCE_MS, DEFAULTS, type EventRecord, eventsAt, FADE_FROM, fadeAt, LIFETIME_MS } from './sim';
import { withRateChange } from './sim-rate-change';
import { constantRate, createSchedule } from './sim-schedule';

describe('the event stream', () => {
  test('keeps 240 events, 60 to 600, for 45 s, which fade from 80% of it; it is read each 250 ms', () => {
    expect(RETENTION).toEqual({ default: 240, lowest: 60, highest: 600 });
    expect([LIFETIME_MS, FADE_FROM, CADENCE_MS]).toEqual([45_000, 0.8, 250]);
    expect(DEFAULTS).toEqual({ rates: [{ from: 0, after: -1, rate: 360 }], retention: 240 });
    expect(TAGS).toEqual(['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG']);
  });

  test('depends on seed, instant and settings alone, however many other worlds were looked at in between', () => {
    fc.assert(
      fc.property(worlds, fc.array(worlds, { maxLength: 6 }), (world, others) => {
        const { seed, t, settings } = world;
        const first = canonicalJson(eventsAt(seed, t, settings));
        for (const other of others) eventsAt(other.seed, other.t, other.settings);
        expect(canonicalJson(eventsAt(seed, t, structuredClone(settings)))).toBe(first);
      }),
      { numRuns: 12 },
    );
  });

  test('is the same to a visitor who comes again and to one who has wandered through hours of it', async () => {
    const visits = cases.flatMap(({ at }) => [at, at - 10_000, at - 4 * HOUR, at + 250, at + 10 * MINUTE]);
    const wandered = [...visits, ...visits.toReversed(), ...visits].map((t) => eventsAt('northwall', t, DEFAULTS));
    for (const [i, t] of visits.entries()) {
      vi.resetModules();
      const again: typeof import('./sim') = await import('./sim');
      const state = again.eventsAt('northwall', t, DEFAULTS);
      for (const again of [i, 2 * visits.length - 1 - i, 2 * visits.length + i]) {
        expect(wandered[again]).toEqual(state);
      }
    }
  });

  test('is plain JSON', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const state = eventsAt(seed, t, settings);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(canonicalJson(JSON.parse(canonicalJson(state)))).toBe(canonicalJson(state));
      }),
      { numRuns: 20 },
    );
  });

  test('has records of 17 fields, each in its range', () => {
    const fields = 'id seq code tag subj verb obj ns shard corr lat sev msg ts created hash prev'.split(' ').sort();
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events, breaks } = eventsAt(seed, t, settings);
        for (const record of events) {
          const { id, seq, code, tag, subj, verb, obj, ns, shard, corr, lat, sev, msg, created, hash, prev } = record;
          expect(Object.keys(record).sort()).toEqual(fields);
          expect(id).toBe(`evt-${seq.toString(36)}`);
          expect(TAGS).toContain(tag);
          expect(code).toMatch(/^[A-Z]+-\d{3}$/);
          expect(code.startsWith(`${tag}-`)).toBe(true);
          expect(subj).toBe(subj.toUpperCase());
          expect(msg).toContain(subj);
          if (!breaks.includes(seq)) expect(msg).toBe(`${subj} ${verb} ${obj}`);
          expect(ns).toMatch(/^[a-z]+\.[a-z]+$/);
          expect(corr).toMatch(/^(?:inc-.+|req-[0-9a-f]{8})$/);
          expect(Number.isInteger(shard) && shard >= 0 && shard < 16).toBe(true);
          expect([0, 1, 2, 3]).toContain(sev);
          expect(lat).toBeGreaterThanOrEqual(0);
          expect(record.ts).toBeLessThanOrEqual(created);
          expect(created).toBeLessThanOrEqual(ts);
          expect(`${hash}${prev}`).toMatch(/^[0-9a-f]{128}$/);
        }
      }),
      // Event numbers turn negative before the epoch.
      { numRuns: 15, examples: [[{ seed: 'northwall', t: 0, settings: DEFAULTS }]] },
    );
  });

  test('shows what has been recorded in the last 45 s, no more than is retained, in order and without a gap', () => {
    fc.assert(
      fc.property(worlds, ({ seed, t, settings }) => {
        const { ts, events } = eventsAt(seed, t, settings);
        const { newest, place } = createSchedule(seed, settings.rates);
        expect(ts).toBe(Math.floor(t / 250) * 250);
        const count = Math.min(settings.retention, newest(ts) - newest(ts - 45_000));
        expect(seqs(events)).toEqual(Array.from({ length: count }, (_, i) => newest(ts) - count + 1 + i));
        expect(events.map(({ created }) => created)).toEqual(seqs(events).map((seq) => place(seq).created));
        const times = events.map(({ created }) => created);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  test('lets an event go when it is 45 s old, at the very reading', () => {
    // Past instant at which an event was recorded on a reading, so that its age is then 45 s exactly.
    const { newest, place } = createSchedule('northwall', constantRate(600));
    const first = newest(MORNING);
    const onReading = Array.from({ length: 6_000 }, (_, i) => first + i).filter((n) => place(n).created % 250 === 0);
    expect(onReading.length).toBeGreaterThan(10);
    for (const n of onReading.slice(0, 20)) {
      const { created } = place(n);
      const shown = (t: number) => seqs(eventsAt('northwall', t, whole(600)).events).includes(n);
      expect([-1, 0, 44_750, 44_999, 45_000].map((age) => shown(created + age))).toEqual([
        false,
        true,
        true,
        true,
        false,
      ]);
    }
  });

  test('is the same as a whole and in parts', () => {
    const spans = fc.integer({ min: 0, max: 80 });
    fc.assert(
      fc.property(worlds, spans, spans, ({ seed, t, settings }, one, two) => {
        const read = whole(settings.rates);
        const a = eventsAt(seed, t, read).ts;
        const b = a + one * CADENCE_MS;
        const c = b + two * CADENCE_MS;
        const altered = [...eventsAt(seed, b, read).breaks, ...eventsAt(seed, c, read).breaks];
        const from = (now: number, after: number, upTo: number) =>
          eventsAt(seed, now, read).events.filter(
            ({ seq, created }) => created > after && created <= upTo && !altered.includes(seq),
          );
        expect([...from(b, a, b), ...from(c, b, c)]).toEqual(from(c, a, c));
        expect(from(b, a, b)).toEqual(from(c, a, b));
      }),
      { numRuns: 30 },
    );
  });

  test('brings every tag within an hour, and at the default rate 21,600 events within 2%', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const states = Array.from({ length: 40 }, (_, i) => eventsAt(seed, t + i * 90_000, DEFAULTS));
        const tags = new Set(states.flatMap(({ events }) => events.map(({ tag }) => tag)));
        expect([...tags].sort()).toEqual([...TAGS].sort());
        const newest = (at: number) => eventsAt(seed, at, DEFAULTS).events.at(-1)?.seq ?? Number.NaN;
        expect(Math.abs((newest(t + HOUR) - newest(t)) / 21_600 - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 1 },
    );
  });

  test('fades evenly from 36 s of age to 45 s, or over the last fifth of the number kept if that ends it first', () => {
    const [record] = eventsAt('northwall', MORNING, DEFAULTS).events as [EventRecord];
    const faded = (age: number, newer = 0) => fadeAt(record, record.created + age, newer, 240);
    expect([-1, 0, 35_999].map((age) => faded(age))).toEqual([0, 0, 0]);
    expect([38_250, 40_500, 45_000, 45_001, HOUR].map((age) => faded(age).toFixed(6))).toEqual(
      [0.25, 0.5, 1, 1, 1].map((fade) => fade.toFixed(6)),
    );
    expect([0, 191, 215, 239].map((newer) => faded(0, newer).toFixed(6))).toEqual(
      [0, 0, 0.5, 1].map((fade) => fade.toFixed(6)),
    );
  });

  test('has faded to the end by the last reading that shows it, at the rate and number kept of a first visit', () => {
    const { ts, events } = eventsAt('northwall', MORNING, DEFAULTS);
    const [oldest] = events as [EventRecord];
    expect(fadeAt(oldest, ts, events.length - 1, DEFAULTS.retention)).toBe(1);
  });
});

describe('a visitor who moves the slider of the rate', () => {
  test('sees all that is on screen stay as it is, hashes included, several times in a row', () => {
    fc.assert(
      fc.property(seeds, instants, rates, drags, retentions, (seed, t, rate, moves, retention) => {
        for (const { at, before, after } of dragged(seed, t, rate, moves)) {
          const shown = eventsAt(seed, at, { rates: before, retention });
          expect(eventsAt(seed, at, { rates: after, retention })).toEqual(shown);
          const soon = new Map(
            eventsAt(seed, at + 5_000, whole(after)).events.map((record) => [record.seq, record] as const),
          );
          const kept = shown.events.filter(({ created }) => created > at + 5_000 - 45_000);
          for (const record of kept) expect(soon.get(record.seq)?.hash).toBe(record.hash);
        }
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    [100, 200],
    [1_000, 90],
    [7_000, 60],
  ])('and when it is moved each %i ms, %i times', (wait, times) => {
    fc.assert(
      fc.property(seeds, instants, fc.array(rates, { minLength: times, maxLength: times }), (seed, t, chosen) => {
        const made = dragged(
          seed,
          t,
          360,
          chosen.map((rate) => ({ wait, rate })),
        );
        for (const { at, before, after } of made.slice(30).filter((_, i) => i % 15 === 2)) {
          expect(eventsAt(seed, at, whole(after))).toEqual(eventsAt(seed, at, whole(before)));
        }
      }),
      { numRuns: 2 },
    );
  });

  test('after seeking back sees what was there, and then the new rate in place of the later ones', () => {
    fc.assert(
      fc.property(seeds, instants, rates, rates, rates, (seed, t, one, two, three) => {
        const first = withRateChange(seed, constantRate(one), t + 10_000, two);
        const second = withRateChange(seed, first, t + 20_000, three);
        const back = withRateChange(seed, second, t, 600);
        expect(eventsAt(seed, t, whole(back))).toEqual(eventsAt(seed, t, whole(one)));
        expect(back).toEqual(withRateChange(seed, constantRate(one), t, 600));
        const newest = (at: number) => eventsAt(seed, at, whole(back)).events.at(-1)?.seq ?? Number.NaN;
        expect(Math.abs(newest(t + 2 * MINUTE) - newest(t) - 1_200)).toBeLessThan(40);
      }),
      { numRuns: 12 },
    );
  });
});
