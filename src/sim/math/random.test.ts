import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stream } from './random';

const SAMPLES = 20_000;

describe('a stream', () => {
  test('gives the same draw for the same position, whatever was drawn before', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.maxSafeInteger(), fc.integer(), (seed, name, index, channel) => {
        const first = stream(seed, name).bits(index, channel);
        const other = stream(seed, name);
        other.bits(index + 1, channel);
        other.unit(3);
        expect(other.bits(index, channel)).toBe(first);
        expect(Number.isInteger(first) && first >= 0 && first < 2 ** 32).toBe(true);
      }),
    );
  });

  test('is the same after many other worlds, and is one while its world is open', () => {
    const before = stream('northwall', 'again');
    expect(stream('northwall', 'again')).toBe(before);
    for (let i = 0; i < 9; i++) stream(`elsewhere ${i}`, 'again');
    const after = stream('northwall', 'again');
    expect(after).not.toBe(before);
    expect(after.bits(7, 3)).toBe(before.bits(7, 3));
  });

  test('keeps its draws inside their ranges', () => {
    fc.assert(
      fc.property(fc.string(), fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, index, n) => {
        const draws = stream(seed, 'range');
        expect(draws.unit(index)).toBeGreaterThanOrEqual(0);
        expect(draws.unit(index)).toBeLessThan(1);
        expect(draws.int(n, index)).toBeGreaterThanOrEqual(0);
        expect(draws.int(n, index)).toBeLessThan(n);
      }),
    );
  });

  test('gives the draws of many channels at once as one by one', () => {
    fc.assert(
      fc.property(fc.string(), fc.maxSafeInteger(), fc.nat(60), (seed, index, channels) => {
        const draws = stream(seed, 'channels');
        expect(draws.units(index, channels)).toEqual(
          Array.from({ length: channels }, (_, channel) => draws.unit(index, channel)),
        );
      }),
    );
  });

  test('is uniform: chi-squared over 256 bins below the 99.9% point, for consecutive indices and channels', () => {
    const draws = stream('northwall', 'uniformity');
    for (const at of [(i: number) => draws.int(256, i), (i: number) => draws.int(256, 7, i)]) {
      const bins = new Array<number>(256).fill(0);
      for (let i = 0; i < SAMPLES; i++) bins[at(i)] = (bins[at(i)] ?? 0) + 1;
      const expected = SAMPLES / 256;
      const chi = bins.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(330.5);
    }
  });

  test('avalanches: each bit of index or channel flips each bit of the draw with probability 0.5, within 0.04', () => {
    const draws = stream('northwall', 'avalanche');
    const trials = 4000;
    for (const draw of [(x: number) => draws.bits(x >>> 0), (x: number) => draws.bits(12, x)]) {
      for (let bit = 0; bit < 32; bit++) {
        const flips = new Array<number>(32).fill(0);
        for (let i = 0; i < trials; i++) {
          const base = stream('northwall', 'inputs').bits(i, bit);
          const changed = draw(base) ^ draw(base ^ (1 << bit));
          for (let out = 0; out < 32; out++) flips[out] = (flips[out] ?? 0) + ((changed >>> out) & 1);
        }
        for (const count of flips) expect(Math.abs(count / trials - 0.5)).toBeLessThan(0.04);
      }
    }
  });

  test('is independent of another of the same world and of the same name in another world', () => {
    const pairs = [
      [stream('northwall', 'a'), stream('northwall', 'b')],
      [stream('northwall', 'a'), stream('northwall2', 'a')],
      [stream('ab', 'c'), stream('a', 'bc')],
    ] as const;
    for (const [one, two] of pairs) {
      let agree = 0;
      for (let i = 0; i < SAMPLES; i++) agree += one.chance(0.5, i) === two.chance(0.5, i) ? 1 : 0;
      expect(Math.abs(agree / SAMPLES - 0.5)).toBeLessThan(0.015);
    }
  });
});
