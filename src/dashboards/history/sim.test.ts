import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWord } from '../../sim/words/sentences';
import { isoInstant } from '../../sim/words/units';
import { incidentsBetween, openIncidents } from '../../sim/world/incidents/incidents';
import { takenParts } from '../../sim/world/incidents/interlocks';
import { SITE_READING_MS, siteAt } from '../../sim/world/site/site';
import { history } from '.';
import { cases } from './cases';
import { errorsBetween, historyAt, type SiteSample } from './sim';
import { historySentence, historyTable } from './table';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const settings = { cycleDays: 4 };
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const cycles = fc.integer({ min: 1, max: 28 });
/** Few runs, because a state has 288 samples. */
const few = { numRuns: 15 };

/** State of the throughput model at an instant, as a sample. */
function siteSample(seed: string, ts: number, cycleDays: number): Omit<SiteSample, 'errors'> {
  const { tflops, pods } = siteAt(seed, ts, cycleDays);
  const [powerUS = 0, powerEU = 0, powerUK = 0] = pods.map(({ powerKw }) => powerKw);
  const down = pods.flatMap(({ racks }) => racks.flatMap((rack) => rack.down)).length;
  return { ts, fp4: tflops, power: powerUS + powerEU + powerUK, down, powerUS, powerEU, powerUK };
}

const withoutErrors = ({ errors, ...sample }: SiteSample) => sample;

describe('the last 24 hours', () => {
  test('are 288 samples five minutes apart, each of the eight fields and no other', () => {
    const fields = ['ts', 'fp4', 'power', 'down', 'errors', 'powerUS', 'powerEU', 'powerUK'];
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { now, samples } = historyAt(seed, t, settings);
        const last = Math.floor(t / (5 * MINUTE)) * 5 * MINUTE;
        expect(samples.map(({ ts }) => ts)).toEqual(
          Array.from({ length: 288 }, (_, i) => last - (287 - i) * 5 * MINUTE),
        );
        for (const sample of [now, ...samples]) expect(Object.keys(sample)).toEqual(fields);
      }),
      few,
    );
  });

  test('have the power of the three pods as their power', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { now, samples } = historyAt(seed, t, settings);
        const wrong = [now, ...samples].filter(
          ({ power, powerUS, powerEU, powerUK }) => power !== powerUS + powerEU + powerUK,
        );
        expect(wrong).toEqual([]);
      }),
      few,
    );
  });

  test('show at each instant what the throughput model shows at that instant', () => {
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const { now, samples } = historyAt(seed, t, { cycleDays });
        for (const sample of [now, ...samples]) {
          expect(Number.isInteger(sample.ts / SITE_READING_MS)).toBe(true);
          expect(withoutErrors(sample)).toEqual(siteSample(seed, sample.ts, cycleDays));
        }
      }),
      { numRuns: 10 },
    );
  });

  test('have their present read every three seconds while time runs, and in the second at which it is stopped', () => {
    expect([history.shownMs, history.cadence]).toEqual([3_000, 1_000]);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { now, open } = historyAt(seed, t, settings);
        expect(now.ts).toBe(Math.floor(t / 1_000) * 1_000);
        expect(open).toEqual(openIncidents(seed, now.ts).map(({ id }) => id));
      }),
      few,
    );
  });

  test('repeat after the cycle, four days unless another is chosen, where no incident is open; errors do not', () => {
    expect(history.settings).toEqual({ cycleDays: 4 });
    let compared = 0;
    fc.assert(
      fc.property(seeds, instants, cycles, (seed, t, cycleDays) => {
        const shift = cycleDays * DAY;
        const again = historyAt(seed, t + shift, { cycleDays }).samples;
        historyAt(seed, t, { cycleDays }).samples.forEach((sample, i) => {
          const { ts } = sample;
          if (openIncidents(seed, ts).length + openIncidents(seed, ts + shift).length > 0) return;
          compared += 1;
          expect(again[i] && withoutErrors(again[i])).toEqual({ ...withoutErrors(sample), ts: ts + shift });
        });
      }),
      { numRuns: 10 },
    );
    expect(compared).toBeGreaterThan(1_440);
    const errors = (t: number) => historyAt('northwall', t, settings).samples.map((sample) => sample.errors);
    expect(errors(FROM + 4 * DAY)).not.toEqual(errors(FROM));
  });

  test('move on by a sample every five minutes and keep the others', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { samples } = historyAt(seed, t, settings);
        expect(historyAt(seed, t + 5 * MINUTE, settings).samples.slice(0, -1)).toEqual(samples.slice(1));
      }),
      few,
    );
  });

  test('are a row a sample, the newest first, and a sentence with the present', () => {
    const state = historyAt('northwall', FROM + 3_000, settings);
    const { rows } = historyTable(state);
    expect(rows).toHaveLength(288);
    expect([rows[0]?.at, rows[1]?.cells[0]]).toEqual([FROM, FROM - 5 * MINUTE]);
    const taking = incidentsBetween('northwall', FROM, FROM + 60 * MINUTE).find(
      (each) => takenParts(each).racks && each.recovered - each.onset > 6_000,
    );
    const hit = historyAt('northwall', (taking?.onset ?? 0) + 3_000, settings);
    const out = hit.maintained.at(-1) ?? 0;
    expect(hit.now.down - out).toBeGreaterThanOrEqual(8);
    expect(historySentence(hit)).toContain(
      `At ${isoInstant(hit.now.ts).slice(11, 19)} UTC ${countWord(hit.now.down - out)} GPUs are down in an incident and ${countWord(out)} for maintenance;`,
    );
    // The figure names its instant.
    expect(history.figure(state).label).toContain('at 08:00:03 UTC');
  });
});

describe('errors', () => {
  const spans = fc.integer({ min: 0, max: 2 * 60 * MINUTE });

  test('of a window are those of its parts', () => {
    fc.assert(
      fc.property(seeds, instants, spans, spans, (seed, t, a, b) => {
        const parts = errorsBetween(seed, t, t + a) + errorsBetween(seed, t + a, t + a + b);
        expect(errorsBetween(seed, t, t + a + b)).toBe(parts);
        expect(parts).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of a sample are those of its five minutes, of the present those since the newest whole step before it', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { now, samples } = historyAt(seed, t, settings);
        for (const { ts, errors } of samples) expect(errors).toBe(errorsBetween(seed, ts - 5 * MINUTE, ts));
        const step = (Math.ceil(now.ts / (5 * MINUTE)) - 1) * 5 * MINUTE;
        expect(now.errors).toBe(errorsBetween(seed, step, now.ts));
        const { ts } = samples.at(-1) ?? now;
        expect(historyAt(seed, ts, settings).now).toEqual(samples.at(-1));
      }),
      few,
    );
  });

  test('come with each incident at its onset, the more the more severe it is', () => {
    for (const { onset, severity } of incidentsBetween('northwall', FROM, UNTIL)) {
      const errors = errorsBetween('northwall', onset - 1, onset);
      expect(errors).toBeGreaterThanOrEqual(2 * severity);
      expect(errors).toBeLessThanOrEqual(2 * severity + 3 + 1);
    }
  });

  test('come without an incident too, one in 75 s', () => {
    const onsets = incidentsBetween('northwall', FROM, FROM + DAY).map(({ onset }) => onset);
    const between = onsets.map((onset, i) => errorsBetween('northwall', onsets[i - 1] ?? FROM, onset - 1));
    expect(Math.abs(between.reduce((a, b) => a + b, 0) / (DAY / 75_000) - 1)).toBeLessThan(0.02);
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return historyAt(world, at, settings);
  };

  test('quiet: no incident is open, now or at the newest step, and for half a minute there was no error', () => {
    const state = stateOfCase('quiet');
    const step = state.samples.at(-1)?.ts ?? Number.NaN;
    expect([...openIncidents('northwall', state.now.ts), ...openIncidents('northwall', step)]).toEqual([]);
    expect(state.now.ts - step).toBeGreaterThanOrEqual(30_000);
    expect([state.now.errors, state.open]).toEqual([0, []]);
    expect(history.status(state).word).toBe('normal');
  });

  test('busiest: no five minutes of the four hours have more errors than the newest', () => {
    const { samples, open } = stateOfCase('busiest');
    const most = samples.at(-1)?.errors;
    for (let t = FROM; t <= UNTIL; t += 5 * MINUTE) {
      expect(errorsBetween('northwall', t - 5 * MINUTE, t)).toBeLessThanOrEqual(most ?? Number.NaN);
    }
    expect(open).toEqual([]);
  });

  test('incident: since the reading before it GPUs, rate and power have gone and errors come', () => {
    const { now, open } = stateOfCase('incident');
    const [incident] = openIncidents('northwall', now.ts);
    const { id = '', severity = 0, onset = 0 } = incident ?? {};
    const before = historyAt('northwall', onset - 3_000, settings).now;
    expect(open).toEqual([id]);
    expect(now.down - before.down).toBeGreaterThanOrEqual(8 * severity - 2);
    expect(before.fp4 - now.fp4).toBeGreaterThan(20_000);
    expect(before.power).toBeGreaterThan(now.power);
    expect(now.errors - before.errors).toBeGreaterThanOrEqual(2 * severity);
    expect(history.status(stateOfCase('incident')).word).toBe('incident');
    expect(historySentence(stateOfCase('incident'))).toContain(`incident ${id} is under way`);
  });
});
