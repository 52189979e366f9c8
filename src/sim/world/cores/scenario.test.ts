import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHASES, SCENARIOS, SLICE_MS, sliceAt } from './scenario';

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('a slice lasts 90 s, holds its instant and keeps its scenario', () => {
  expect(SLICE_MS).toBe(90_000);
  fc.assert(
    fc.property(fc.string(), instants, (seed, t) => {
      const slice = sliceAt(seed, t);
      expect(slice.start).toBeLessThanOrEqual(t);
      expect(t - slice.start).toBeLessThan(SLICE_MS);
      expect(sliceAt(seed, slice.start + SLICE_MS - 1).scenario).toBe(slice.scenario);
    }),
  );
});

test('every slice walks ingest, fork, eval, rollback, in that order', () => {
  fc.assert(
    fc.property(instants, (t) => {
      const { start } = sliceAt('northwall', t);
      const seen: string[] = [];
      for (let at = start; at < start + SLICE_MS; at += 100) {
        const { phase } = sliceAt('northwall', at);
        if (seen.at(-1) !== phase) seen.push(phase);
      }
      expect(seen).toEqual([...PHASES]);
    }),
    { numRuns: 20 },
  );
});

test('there are 18 scenarios and a day runs all of them about equally', () => {
  expect(new Set(SCENARIOS).size).toBe(18);
  const counts = new Array<number>(SCENARIOS.length).fill(0);
  for (let k = 0; k < 960; k++) {
    const { scenario } = sliceAt('northwall', k * SLICE_MS);
    counts[scenario] = (counts[scenario] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(25);
});
