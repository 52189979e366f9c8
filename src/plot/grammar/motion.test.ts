import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tweenAt } from './motion';

const TS = 1_772_528_400_000;
const viewports = fc.record({ resolution: fc.constantFrom(1, 1.25, 2, 3) });

test('what moves from one reading to the next is drawn again before it has moved by half a buffer pixel, and where it ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 400, noNaN: true }), viewports, (px, viewport) => {
      let [t, last] = [TS, 0];
      for (;;) {
        const { u, until } = tweenAt(t, { from: TS, px, viewport, isStill: false });
        expect((u - last) * px * viewport.resolution).toBeLessThan(0.5);
        last = u;
        if (until === Number.POSITIVE_INFINITY) break;
        expect(until).toBeGreaterThan(t);
        t = until;
      }
      expect(last).toBe(1);
    }),
  );
});

test('what does not move is drawn where it comes to, once', () => {
  expect(tweenAt(TS, { from: TS, px: 40, viewport: { resolution: 1 }, isStill: true })).toEqual({
    u: 1,
    until: Number.POSITIVE_INFINITY,
  });
  expect(tweenAt(TS, { from: TS, px: 0, viewport: { resolution: 1 }, isStill: false }).until).toBeLessThanOrEqual(
    TS + 1_000,
  );
});
