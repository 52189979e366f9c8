import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CORE_READING_MS, meanUtilisation, readCores } from '../../sim/world/cores/cores';
import { SCENARIOS, sliceAt } from '../../sim/world/cores/scenario';
import { openIncidents } from '../../sim/world/incidents/incidents';
import { utilisation } from '.';
import { cases } from './cases';
import { SAMPLES, UTILISATION_SAMPLE_MS, type UtilisationSample, utilisationAt } from './sim';
import { utilisationSentence, utilisationTable } from './table';

const FROM = Date.UTC(2026, 2, 3, 8);
const UNTIL = Date.UTC(2026, 2, 3, 12);
const HOUR = 3_600_000;
const seeds = fc.string({ minLength: 1, maxLength: 64 });
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
/** Few runs, because a state is 116 readings of 48 cores. */
const few = { numRuns: 15 };

const coresOf = (seed: string, { ts }: UtilisationSample) => readCores(seed, ts / CORE_READING_MS);

/** Samples of a span of the usual world, each once. */
function samplesOf(from: number, to: number): UtilisationSample[] {
  const samples: UtilisationSample[] = [];
  for (let t = Math.ceil(from / UTILISATION_SAMPLE_MS) * UTILISATION_SAMPLE_MS; t <= to; t += UTILISATION_SAMPLE_MS) {
    const newest = utilisationAt('northwall', t).samples.at(-1);
    if (newest) samples.push(newest);
  }
  return samples;
}

describe('the last five minutes', () => {
  test('are 116 samples 2.6 s apart, the newest at the reading', () => {
    expect([SAMPLES, UTILISATION_SAMPLE_MS, utilisation.shownMs, utilisation.cadence]).toEqual([
      116, 2_600, 2_600, 520,
    ]);
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const state = utilisationAt(seed, t);
        expect(t - state.ts).toBeGreaterThanOrEqual(0);
        expect(t - state.ts).toBeLessThan(2_600);
        expect(state.samples.map(({ ts }) => ts)).toEqual(
          Array.from({ length: 116 }, (_, i) => state.ts - (115 - i) * 2_600),
        );
        expect(state.scenario).toBe(SCENARIOS[sliceAt(seed, state.ts).scenario]);
        expect(utilisationTable(state).rows).toHaveLength(116);
      }),
      few,
    );
  });

  test('slide by a sample and keep the others', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        const { samples } = utilisationAt(seed, t);
        expect(utilisationAt(seed, t + 2_600).samples.slice(0, -1)).toEqual(samples.slice(1));
      }),
      few,
    );
  });
});

describe('a sample', () => {
  test('has the mean that the 48 cores show at its instant, and the newest incident that rolls some back', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        for (const sample of utilisationAt(seed, t).samples) {
          const cores = coresOf(seed, sample);
          expect(sample.core).toBe(meanUtilisation(cores));
          const vetoed = openIncidents(seed, sample.ts).filter((incident) => incident.ended <= sample.ts);
          expect(sample.corr).toBe(vetoed.at(-1)?.id ?? null);
          expect(cores.some(({ corr }) => corr)).toBe(sample.corr !== null);
        }
      }),
      few,
    );
  });

  test('has of the sandboxes what cores on a fork give, of the 40 outside the first socket, 0 to 100%', () => {
    fc.assert(
      fc.property(seeds, instants, (seed, t) => {
        for (const sample of utilisationAt(seed, t).samples) {
          const forked = coresOf(seed, sample).filter((core) => core.forked);
          const sum = forked.reduce((total, core) => total + core.utilisation, 0);
          expect(Math.abs(sample.sandbox - sum / 40)).toBeLessThanOrEqual(0.05 + 1e-9);
          expect(sample.sandbox >= 0 && sample.sandbox <= 100).toBe(true);
          expect(sample.sandbox > 0).toBe(sum > 1);
        }
      }),
      few,
    );
  });

  test('over an hour finds no sandbox at work in ingest, and most of them in eval', () => {
    const samples = samplesOf(FROM, FROM + HOUR);
    const mean = (phase: string, of: 'core' | 'sandbox') => {
      const own = samples.filter(({ ts }) => sliceAt('northwall', ts).phase === phase);
      return own.reduce((sum, sample) => sum + sample[of], 0) / own.length;
    };
    expect(mean('ingest', 'sandbox')).toBeLessThan(1);
    expect(mean('fork', 'sandbox')).toBeGreaterThan(20);
    expect(mean('eval', 'sandbox')).toBeGreaterThan(60);
    expect(mean('eval', 'core')).toBeGreaterThan(1.5 * mean('ingest', 'core'));
  });
});

describe('the cases', () => {
  const stateOfCase = (name: string) => {
    const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
    return utilisationAt(world, at);
  };
  const newest = (name: string) => stateOfCase(name).samples.at(-1);

  test('quiet: no incident is open, and few samples are of one', () => {
    const state = stateOfCase('quiet');
    expect(openIncidents('northwall', state.ts)).toEqual([]);
    expect(state.samples.filter(({ corr }) => corr).length).toBeLessThan(8);
    expect(utilisation.status(state).word).toBe('normal');
  });

  test('busiest: at no sample of the four hours are the sandboxes busier', () => {
    const most = newest('busiest')?.sandbox ?? Number.NaN;
    for (const { sandbox } of samplesOf(FROM, UNTIL)) expect(sandbox).toBeLessThanOrEqual(most);
  });

  test('incident: a socket in eval rolls back, which leaves cores and sandboxes less to do', () => {
    const state = stateOfCase('incident');
    const [incident] = openIncidents('northwall', state.ts);
    const { id = '', ended = 0 } = incident ?? {};
    const before = state.samples.findLast(({ ts }) => ts < ended);
    const now = newest('incident');
    expect(now?.corr).toBe(id);
    expect(sliceAt('northwall', state.ts).phase).toBe('eval');
    expect((before?.sandbox ?? Number.NaN) - (now?.sandbox ?? Number.NaN)).toBeGreaterThan(5);
    expect((before?.core ?? Number.NaN) - (now?.core ?? Number.NaN)).toBeGreaterThan(2);
    expect(utilisation.status(state).word).toBe('socket rollback');
    expect(utilisationSentence(state)).toContain(`incident ${id} is under way`);
  });
});
