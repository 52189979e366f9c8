import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentSection } from './current-section';

const HEIGHT = 1000;

test('before the first section none is being read', () => {
  expect(currentSection({ tops: [500, 900], height: HEIGHT, above: 2000, below: 5000 })).toBe(-1);
  expect(currentSection({ tops: [], height: HEIGHT, above: 2000, below: 5000 })).toBe(-1);
});

test('a section is being read from where its heading passes the eye to where the next one does', () => {
  expect(currentSection({ tops: [300, 301], height: HEIGHT, above: 2000, below: 5000 })).toBe(0);
  expect(currentSection({ tops: [-400, 300], height: HEIGHT, above: 2000, below: 5000 })).toBe(1);
});

test('at the foot of the page the last section is being read, however short', () => {
  expect(currentSection({ tops: [100, 700, 950], height: HEIGHT, above: 2000, below: 0 })).toBe(2);
});

test('a short section that was asked for keeps its mark until it is left', () => {
  const tops = [-500, 80, 200, 280];
  expect(currentSection({ tops, height: HEIGHT, above: 2000, below: 5000 })).toBe(3);
  expect(currentSection({ tops, height: HEIGHT, above: 2000, below: 5000, requested: 1 })).toBe(1);
  expect(currentSection({ tops: [-581, -1, 119, 199], height: HEIGHT, above: 2081, below: 4919, requested: 1 })).toBe(
    3,
  );
  expect(currentSection({ tops: [-100, 480, 600, 680], height: HEIGHT, above: 1600, below: 5400, requested: 1 })).toBe(
    0,
  );
});

test('on a page that cannot be scrolled the eye stays where it is, and a section that was asked for is marked', () => {
  const page = { tops: [200, 500, 800], height: HEIGHT, above: 0, below: 0 };
  expect(currentSection(page)).toBe(0);
  expect(currentSection({ ...page, requested: 2, isStill: true })).toBe(2);
  expect(currentSection({ ...page, requested: 2, isStill: false })).toBe(0);
});

test('of sections in columns none is being read but one that was asked for, while it is in sight', () => {
  const page = { tops: [100, 800, 120, 700], height: HEIGHT, above: 2000, below: 5000 };
  expect(currentSection(page)).toBe(-1);
  expect(currentSection({ ...page, requested: 2 })).toBe(2);
  expect(currentSection({ ...page, requested: 1, isStill: true })).toBe(1);
  expect(currentSection({ ...page, requested: 1 })).toBe(-1);
});

test('scrolling down, each section has its turn, in order', () => {
  const lengths = fc.array(fc.integer({ min: 40, max: 3000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 300, max: 2000 }), (sections, height) => {
      // The first section begins below the eye, under the page's heading.
      const head = Math.ceil(0.3 * height) + 1;
      const starts = sections.map((_, i) => head + sections.slice(0, i).reduce((sum, length) => sum + length, 0));
      const total = head + sections.reduce((sum, length) => sum + length, 0);
      const end = Math.max(0, total - height);
      const seen = Array.from({ length: end + 1 }, (_, scrolled) =>
        currentSection({
          tops: starts.map((start) => start - scrolled),
          height,
          above: scrolled,
          below: end - scrolled,
        }),
      );
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      if (end > height) expect(new Set(seen.filter((i) => i >= 0)).size).toBe(sections.length);
      if (end > 0) expect(seen.at(-1)).toBe(sections.length - 1);
    }),
    { numRuns: 50 },
  );
});
