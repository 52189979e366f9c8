import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../../../tests/support/viewports';
import { monoWidth } from '../../../../plot/grammar/type';
import { forkSlice } from '../../sim-slice';
import { mapPoint, momentAt } from '../map';
import { drawnLabels, isOnMark } from './labels';
import { ID_LENGTH, layoutForks } from './layout';
import { phaseLabels } from './phases';
import { markLabels, markText, newestMark } from './printed-incident';

const slices = fc.integer({ min: 4, max: 45_582_000 });
const seeds = fc.constantFrom('northwall', 'hall-4', 'x');

test('a slice and a half to five are seen, now at 70% of them, and places lead back to their instants', () => {
  fc.assert(
    fc.property(viewports(220), fc.integer({ min: -90_000, max: 90_000 }), (viewport, ms) => {
      const { map, field } = layoutForks(viewport);
      const seen = (map.before + map.after) / 90_000;
      expect(seen).toBeGreaterThanOrEqual(1.5 - 1e-9);
      expect(seen).toBeLessThanOrEqual(5 + 1e-9);
      expect(map.before / (map.before + map.after)).toBeCloseTo(0.7);
      expect(field.y + field.height).toBeLessThanOrEqual(viewport.height + 1e-6);
      const { x, y } = mapPoint(map, ms, -0.5);
      expect(momentAt(map, x, y).ms).toBeCloseTo(ms, 3);
      expect(momentAt(map, x, y).height).toBeCloseTo(-0.5);
    }),
  );
  expect(layoutForks({ width: 358, height: 350, resolution: 3, scale: 1 }).map.upright).toBe(false);
  expect(layoutForks({ width: 1_032, height: 1_560, resolution: 1, scale: 1 }).map.upright).toBe(true);
});

test('words never lie over each other, and none hangs over now', () => {
  fc.assert(
    fc.property(viewports(220), seeds, slices, fc.integer({ min: 0, max: 89_999 }), (viewport, seed, last, into) => {
      const layout = layoutForks(viewport);
      const { map, size, line } = layout;
      const shown = [-4, -3, -2, -1, 0, 1].map((i) => forkSlice(seed, last + i));
      const t = last * 90_000 + into;
      const mark = newestMark(layout, shown, t, t, undefined);
      const boxes = markLabels(mark, layout).flatMap(({ text, place: { x, y, align } }) => {
        if (text === '') return [];
        const width = monoWidth(text.length, size);
        const left = align === 'end' ? x - width : x;
        return [{ left, right: left + width, top: y, bottom: y + line - 1 }];
      });
      const words = phaseLabels(layout, last * 90_000, 2, mark, t);
      for (const { place } of words) {
        const beside = { left: place.x, right: place.x + 1, top: place.y, bottom: place.y + line - 1 };
        if (map.upright) boxes.push(beside);
      }
      const over = boxes
        .slice(0, mark ? 2 : 0)
        .filter(({ top, right }) => (map.upright ? top < map.now : right > map.now));
      const meeting = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => [a, b]),
      );
      expect([over, meeting]).toEqual([[], []]);
    }),
    { numRuns: 60 },
  );
});

test('the newest incident always has its words', () => {
  fc.assert(
    fc.property(viewports(220), seeds, slices, fc.integer({ min: 0, max: 89_999 }), (viewport, seed, last, into) => {
      const t = last * 90_000 + into;
      const shown = [-4, -3, -2, -1, 0, 1].map((i) => forkSlice(seed, last + i));
      const newest = shown.flatMap((slice) => slice.marks.filter(({ ended }) => ended <= t)).at(-1);
      expect(newestMark(layoutForks(viewport), shown, t, t, undefined)?.id).toBe(newest?.id);
    }),
    { numRuns: 60 },
  );
});

test('no label is cut by the edge of the picture or meets another, and an id is shown together with its milliseconds', () => {
  fc.assert(
    fc.property(viewports(220), seeds, slices, fc.integer({ min: 0, max: 89_999 }), (viewport, seed, last, into) => {
      const layout = layoutForks(viewport);
      const { map, line } = layout;
      const shown = [-4, -3, -2, -1, 0, 1].map((i) => forkSlice(seed, last + i));
      const [base, t] = [last * 90_000, last * 90_000 + into];
      const mark = newestMark(layout, shown, t, base, undefined);
      const words = [...markLabels(mark, layout), ...phaseLabels(layout, base, 2, mark, base)];
      const shift = (map.upright ? 1 : -1) * into * map.pxPerMs;
      const labels = drawnLabels(words, layout, shift);
      const texts = labels.map(({ text }) => text);
      const hidden = labels.filter(({ label, text }) => ['id', 'ended'].includes(label.name) && text === '');
      expect([0, 2]).toContain(hidden.length);
      const boxes = labels.flatMap(({ label: { place }, text, by }) => {
        if (text === '') return [];
        const long = text.length * place.size * (place.font === 'mono' ? 0.6 : 0.45);
        const [x, y] = map.upright ? [place.x, place.y + by + shift] : [place.x + by + shift, place.y];
        const left = place.align === 'end' ? x - long : x;
        return { text, left, right: left + long, top: y, bottom: y + line };
      });
      for (const { left, right, top, bottom } of boxes) {
        const [from, to] = map.upright ? [top, bottom] : [left, right];
        expect(from).toBeGreaterThanOrEqual(-1e-6);
        expect(to).toBeLessThanOrEqual(layout.to + 1e-6);
      }
      const meeting = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map((b) => [a, b]),
      );
      expect(meeting).toEqual([]);
      expect(texts.some((text) => text !== '')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('the words of an incident are pointed at where they stand, and nowhere else', () => {
  for (const [width, height] of [
    [1_920, 896],
    [390, 700],
  ] as const) {
    const layout = layoutForks({ width, height, resolution: 1, scale: 1 });
    const last = 19_694_755;
    const shown = [-4, -3, -2, -1, 0, 1].map((i) => forkSlice('northwall', last + i));
    const base = last * 90_000;
    const mark = newestMark(layout, shown, base + 80_000, base, undefined);
    const shift = (layout.map.upright ? 80_000 : -80_000) * layout.map.pxPerMs;
    const words = drawnLabels(markLabels(mark, layout), layout, shift);
    const found = words.flatMap(({ label: { place }, text, by }) => {
      if (text === '') return [];
      const half = monoWidth(text.length, place.size) / 2;
      const [x, y] = layout.map.upright ? [place.x, place.y + by + shift] : [place.x + by + shift, place.y];
      const middle = { x: place.align === 'end' ? x - half : x + half, y: y + layout.line / 2 };
      return [isOnMark(words, layout, shift, middle)];
    });
    expect(found).toEqual([true, true]);
    expect(isOnMark(words, layout, shift, { x: layout.map.centre, y: layout.map.now })).toBe(false);
  }
});

test('an incident that the watchdog ended says so, in no more room than the longest id where time runs upwards', () => {
  const mark = { id: 'inc-qdsa8-ad', ms: 30_000, watchdog: true, goesOn: false };
  const newestOf = (width: number, height: number, top = 0) =>
    markText(
      mark,
      layoutForks({ width, height, resolution: 1, scale: 1, inset: { top, right: 0, bottom: 0, left: 0 } }),
    );
  expect(newestOf(1_000, 800).ended).toBe('pod watchdog 30 s');
  expect(newestOf(1_920, 896, 277).ended).toBe('');
  const upright = newestOf(390, 700);
  expect(upright.ended).toBe('pod watchdog');
  expect(upright.width).toBeLessThanOrEqual(
    monoWidth(ID_LENGTH, layoutForks({ width: 390, height: 700, resolution: 1, scale: 1 }).size),
  );
});
