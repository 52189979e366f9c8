import { expect, test } from 'vitest';
import { monoWidth } from '../../../plot/grammar/type';
import { IN_SHOW, LONGEST, layoutFields, ON_PAGE } from './layout';
import { cutLine, cutRules, rulerNumbers, rulerRules } from './ruler';
import { cutWordsEnd } from './words';

/**
 * Drawings of the machines in a show's scenes and in its story: their sides, the root's font size, and the number of
 * machines.
 */
const SIZES = [
  ['the scene at 1920 x 1080', 1_812, 760, 20.2, 1],
  ['the scene at 1920 x 1080, 43 inches from 3 m', 1_806, 722, 35.2, 1],
  ['the scene at 1280 x 720, 43 inches from 4 m', 1_198, 438, 30, 1],
  ['the scene at 1080 x 1920', 1_022, 1_500, 20.2, 3],
  ['the scene at 1080 x 1920, 43 inches from 3 m', 982, 1_431, 35.2, 3],
  ['the scene of three screens', 5_600, 760, 20.2, 3],
  ['the story at 1920 x 1080', 860, 940, 20.2, 3],
  ['the story at 1920 x 1080, 43 inches from 3 m', 830, 950, 35.2, 3],
  ['the story at 1080 x 1920', 1_022, 1_120, 20.2, 3],
  ['the story at 3840 x 2160', 1_740, 1_880, 40.4, 3],
  ['the story at 3440 x 1440', 1_560, 1_260, 30, 3],
] as const;
/** Distance from a ruler to the lower edge of its figures, CSS px at scale 1. */
const FIGURES = 36;

test.each(SIZES)(
  'in %s each machine has its figure beside it, which is the largest type of all, and meets neither it nor an edge',
  (_name, width, height, root, count) => {
    const scale = root / 16;
    const fields = layoutFields({ width, height, scale, resolution: 1 }, 'tern', IN_SHOW);
    expect(fields).toHaveLength(count);
    for (const { x, y, width: wide, height: high, words, type, ruler, top, pxPerMetre } of fields) {
      expect(words.x + monoWidth(LONGEST.figure, type.figure)).toBeLessThan(x);
      expect(words.x + monoWidth(LONGEST.words, type.words)).toBeLessThan(x);
      expect(type.figure).toBeGreaterThan(2.4 * type.words);
      expect(type.words).toBeGreaterThanOrEqual(0.75 * root);
      expect(words.y).toBeGreaterThanOrEqual(0);
      expect([top + 1.3 * type.words >= y - 1, ruler + FIGURES * scale <= y + high + 1, x + wide <= width + 1]).toEqual(
        [true, true, true],
      );
      expect(pxPerMetre * 1.4).toBeGreaterThan(0.08 * Math.min(width, height));
    }
  },
);

test.each([
  ['alone at 1920', 1_872, 606, 1, ON_PAGE],
  ['on a phone', 340, 380, 1, ON_PAGE],
  ['in the scene', 1_812, 760, 1.27, IN_SHOW],
  ['in the scene of a totem', 982, 1_431, 2.2, IN_SHOW],
] as const)(
  '%s the line, the zero and the words of any cut are in its field, apart from all other numbers',
  (_, width, height, scale, form) => {
    for (const field of layoutFields({ width, height, scale, resolution: 1 }, 'petrel', form)) {
      const { machine, x, nose, type, words } = field;
      for (let travelled = 0; travelled <= 7; travelled += 0.05) {
        const line = cutLine(field, 100, 100 - travelled, scale);
        expect(line.x).toBeGreaterThan(x);
        expect(line.x).toBeLessThanOrEqual(nose);
        const end = cutWordsEnd(field, line.x, 'cut at 2.32 m/s'.length, scale);
        expect(end - monoWidth('cut at 2.32 m/s'.length, type.words)).toBeGreaterThanOrEqual(words.x - 1e-6);
        expect(end).toBeLessThanOrEqual(x + field.width);
        const ruler = { machine, field, y: field.ruler, scale, place: 100, cutAt: 100 - travelled };
        const numbers = rulerNumbers(ruler).filter(({ text }) => text !== '');
        expect(numbers.filter(({ text }) => text === '0 m').map((number) => number.x)).toEqual([line.x]);
        const places = numbers.map((number) => number.x).sort((a, b) => a - b);
        places.slice(1).forEach((at, i) => {
          expect(at - (places[i] ?? 0)).toBeGreaterThanOrEqual(59 * scale);
        });
        // The bracket's ticks are below the zero, not in it.
        const low = cutRules(ruler)
          .slice(1)
          .map((rule) => rule.y);
        expect(Math.min(...low)).toBeGreaterThanOrEqual((numbers[0]?.y ?? 0) + 1.15 * type.ruler);
        for (const rule of [...rulerRules(ruler), ...cutRules(ruler)]) expect(rule.width).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

test.each([
  ['on the home page at 1280', 1_264, 480],
  ['alone at 1280', 1_232, 348],
  ['alone at 1920', 1_872, 640],
])('%s three machines beside each other have columns, type and a ruler in common', (_name, width, height) => {
  const fields = layoutFields({ width, height, scale: 1, resolution: 1 }, 'tern', ON_PAGE);
  expect(fields).toHaveLength(3);
  for (const of of ['width', 'ruler', 'y'] as const) expect(new Set(fields.map((field) => field[of])).size).toBe(1);
  expect(new Set(fields.map(({ type }) => JSON.stringify(type))).size).toBe(1);
});

test('in the scene of a totem three machines above each other have equal fields and one size of type', () => {
  const fields = layoutFields({ width: 1_023, height: 1_504, scale: 1.26, resolution: 1 }, 'tern', IN_SHOW);
  const [first, second, third] = fields.map(({ words }) => words.y) as [number, number, number];
  expect(Math.abs(third - second - (second - first))).toBeLessThanOrEqual(1);
  expect(new Set(fields.map(({ type }) => JSON.stringify(type))).size).toBe(1);
});
