import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import { momentAt, placeAt } from './stage-layout';
import { layoutShow, placeWords } from './stage-show-layout';

test('the show’s drawing fills its room, and where an incident is told the watchdog and the recovery are seen beside its veto', () => {
  fc.assert(
    fc.property(viewports(220), fc.boolean(), (viewport, told) => {
      const { map, ends, along } = layoutShow(viewport, told);
      expect((map.before + map.after) * map.pxPerMs).toBeCloseTo(along);
      if (told) expect(map.before).toBeGreaterThan(60_000);
      expect(Math.min(-ends[0], ends[1])).toBeGreaterThanOrEqual(1);
      const { x, y } = placeAt(map, 5_000, 0.5);
      expect(momentAt(map, x, y)).toEqual({ ms: expect.closeTo(5_000, 3), height: expect.closeTo(0.5, 5) });
    }),
  );
});

test('words of a row stay in the picture and clear of each other, the first one given before the others', () => {
  const word = fc.record({
    at: fc.integer({ min: -200, max: 1_200 }),
    long: fc.integer({ min: 10, max: 300 }),
    side: fc.constantFrom('before' as const, 'after' as const),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const placed = placeWords(words, 1_000, 8)
        .map((from, i) => ({ from, to: (from ?? 0) + (words[i]?.long ?? 0) }))
        .filter((one): one is { from: number; to: number } => one.from !== undefined);
      for (const { from, to } of placed) expect([from >= 0, to <= 1_000]).toEqual([true, true]);
      const sorted = placed.sort((a, b) => a.from - b.from);
      sorted.slice(1).forEach(({ from }, i) => {
        expect(from).toBeGreaterThanOrEqual((sorted[i]?.to ?? 0) + 8);
      });
    }),
  );
  expect(placeWords([{ at: 500, long: 100, side: 'before' }], 1_000, 8)).toEqual([392]);
});
