import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noise } from './noise';
import { channelOf, createNoise } from './noise-channels';
import { stream } from './random';

const source = stream('northwall', 'noise');

test('noise stays in [0, 1) and meets its lattice at whole numbers', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer(), (x, channel) => {
      const value = noise(source, x, channel);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      expect(noise(source, Math.floor(x), channel)).toBe(source.unit(Math.floor(x), channel));
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

test('the curves of many channels at one point are those of each, however they were come to', () => {
  const channels = createNoise(source, 3);
  fc.assert(
    fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
      const at = channels(x);
      expect([0, 1, 2].map((channel) => channelOf(at, channel))).toEqual(
        [0, 1, 2].map((channel) => noise(source, x, channel)),
      );
    }),
  );
});
