import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RateChange, ratesText, readRates } from '../../sim/words/event-settings';
import { DEFAULTS, type EventsSettings } from './sim';
import { withRateChange } from './sim-rate-change';
import { isReachable } from './sim-reachable';
import { constantRate } from './sim-schedule';

const SEED = 'northwall';
const T = 1_772_529_500_000;

const rate = fc.integer({ min: 6, max: 60 }).map((steps) => 10 * steps);
const moves = fc.array(fc.tuple(fc.integer({ min: -30_000, max: 90_000 }), rate), { maxLength: 50 });

test('whatever a visitor does with the sliders is reachable, and so it is by a link', () => {
  fc.assert(
    fc.property(moves, rate, (all, retention) => {
      let t = T;
      let rates = constantRate(360);
      for (const [wait, next] of all) {
        t += wait;
        rates = withRateChange(SEED, rates, t, next);
      }
      const settings: EventsSettings = { rates, retention };
      const linked = { ...DEFAULTS, rates: readRates(ratesText(rates)) ?? [] };
      expect([isReachable(SEED, settings), isReachable(SEED, linked)]).toEqual([true, true]);
    }),
    { numRuns: 30 },
  );
});

test('of a long list the oldest changes are forgotten, and it is reachable still', () => {
  let rates = constantRate(360);
  for (let i = 0; i < 60; i++) rates = withRateChange(SEED, rates, T + i * 40_000, i % 2 ? 600 : 60);
  expect(rates[0]?.from).toBeGreaterThan(0);
  expect(isReachable(SEED, { rates, retention: 600 })).toBe(true);
});

const changed = withRateChange(SEED, constantRate(360), T, 600);
const [first, second] = changed as [RateChange, RateChange];

test.each<[what: string, rates: readonly RateChange[], retention?: number]>([
  ['no rates', []],
  ['another rate at the beginning', constantRate(600)],
  ['another number at the beginning', [{ ...first, after: 5 }, second]],
  ['a beginning that follows nothing', [{ from: T - 60_000, after: 10_635_177_000, rate: 360 }]],
  ['a number at a change that the events had not reached', [first, { ...second, after: second.after + 1 }]],
  ['a number that leaves events out', [first, { ...second, after: 5 }]],
  ['a rate between two steps', [first, { ...second, rate: 605 }]],
  ['a rate beyond the slider', [first, { ...second, rate: 610 }]],
  ['a change before the one before', [...changed, { from: T - 1, after: second.after, rate: 360 }]],
  ['a retention between two steps', changed, 245],
  ['a retention beyond the slider', changed, 50],
])('%s: no slider leads there', (_, rates, retention = 240) => {
  expect(isReachable(SEED, { rates, retention })).toBe(false);
});
