import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noise } from './noise';
import { createNoise, laneOf } from './noise-lanes';
import { stream } from './random';

const source = stream('northwall', 'noise');

test('noise stays in [0, 1) and meets its lattice at whole numbers', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer(), (x, lane) => {
      const value = noise(source, x, lane);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      expect(noise(source, Math.floor(x), lane)).toBe(source.unit(Math.floor(x), lane));
    }),
  );
});

test('noise is continuous: a thousandth of a cell moves it by less than two thousandths', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (x) => {
      expect(Math.abs(noise(source, x + 0.001) - noise(source, x))).toBeLessThan(0.002);
    }),
  );
});

test('the curves of many lanes at one point are those of each, however they were come to', () => {
  const lanes = createNoise(source, 3);
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
      const at = lanes(x);
      expect([0, 1, 2].map((lane) => laneOf(at, lane))).toEqual([0, 1, 2].map((lane) => noise(source, x, lane)));
    }),
  );
});
