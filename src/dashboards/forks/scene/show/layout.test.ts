import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../../../tests/support/viewports';
import { mapPoint, momentAt } from '../map';
import { KEY, layoutShow } from './layout';

test('the show’s drawing fills its room, and where an incident is told the watchdog and the recovery are seen beside its veto', () => {
  fc.assert(
    fc.property(viewports(220), fc.boolean(), (viewport, hasFocus) => {
      const { map, ends, along, across, top, column } = layoutShow(viewport, hasFocus, KEY);
      const [from, edge] = map.upright ? [top, column] : [0, top];
      expect((map.before + map.after) * map.pxPerMs).toBeCloseTo(along - from);
      if (hasFocus) expect(map.before).toBeGreaterThan(60_000);
      expect(Math.min(-ends[0], ends[1])).toBeGreaterThanOrEqual(1);
      expect(2 * map.half).toBeGreaterThan(0.9 * (across - edge));
      expect(map.centre + ends[0] * map.half).toBeCloseTo(edge);
      expect(map.centre + ends[1] * map.half).toBeCloseTo(across);
      const { x, y } = mapPoint(map, 5_000, 0.5);
      expect(momentAt(map, x, y)).toEqual({ ms: expect.closeTo(5_000, 3), height: expect.closeTo(0.5, 5) });
    }),
  );
});

test('no word of the key leaves the picture, however large the type', () => {
  fc.assert(
    fc.property(viewports(220), fc.boolean(), (viewport, hasFocus) => {
      const { key } = layoutShow(viewport, hasFocus, KEY);
      for (const { x, long, swatch } of key) {
        expect(swatch[0]).toBeGreaterThanOrEqual(0);
        expect(x + long).toBeLessThanOrEqual(viewport.width + 0.001);
      }
    }),
  );
});
