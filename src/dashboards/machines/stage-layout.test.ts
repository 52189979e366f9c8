import { expect, test } from 'vitest';
import { monoWidth } from '../../plot/grammar/type';
import { IN_SHOW, layoutFields, ON_PAGE, wordsEnd } from './stage-layout';
import { cutWordsEnd } from './stage-words';

/** The machines in a show's scenes: the drawing's sides, and the scale of its words. */
const SIZES = [
  ['the scene at 1920 x 1080', 1812, 760, 1.9],
  ['the scene at 1080 x 1920', 1022, 1500, 1.9],
  ['the story at 1920 x 1080', 1812, 480, 1.9],
  ['the story at 1080 x 1920', 1022, 1120, 1.9],
  ['the story at 3840 x 2160', 3624, 960, 3.8],
  ['the story at 1280 x 720', 1208, 320, 1.27],
  ['the story at 3440 x 1440', 3236, 560, 3.2],
] as const;
/** CSS px at scale 1: from a ruler to the lower edge of its figures, and from there to the next name at least. */
const FIGURES = 36;
const APART = 10;

test.each(SIZES)(
  'in %s all three machines stand below their words and above each other’s',
  (_name, width, height, scale) => {
    const fields = layoutFields({ width, height, scale, resolution: 1 }, 'tern', IN_SHOW);
    expect(fields).toHaveLength(3);
    fields.forEach((field, i) => {
      const highest = field.top + 1.3 * field.type.words;
      expect(wordsEnd(field)).toBeLessThanOrEqual(highest + 1);
      const next = fields[i + 1];
      const end = next && next.y > field.y ? next.y - APART * scale : height;
      expect(field.ruler + FIGURES * scale).toBeLessThanOrEqual(end + 1);
      expect([field.x, field.x + field.width].every((x) => x >= 0 && x <= width + 1)).toBe(true);
    });
  },
);

/** For eyes three and four metres away. */
const FAR = [
  ['the scene', 1806, 650, 3.2],
  ['the story at 3 m', 1806, 480, 2.9],
  ['the story at 4 m', 1806, 400, 3.9],
] as const;

test.each(FAR)(
  'in %s from far away the machine is a tenth of the drawing wide at least, its words beside it meet neither it nor an edge',
  (_name, width, height, scale) => {
    const [field, ...others] = layoutFields({ width, height, scale, resolution: 1 }, 'tern', IN_SHOW);
    expect(others).toEqual([]);
    if (!field) return;
    expect(field.pxPerMetre * 1.4).toBeGreaterThan(0.1 * width);
    expect(field.ruler + FIGURES * scale).toBeLessThanOrEqual(height + 1);
    expect(field.words.x + monoWidth('waiting for its next step'.length, field.type.words)).toBeLessThan(field.x);
    expect(field.words.y).toBeGreaterThanOrEqual(0);
    expect(field.words.y + 1.45 * field.type.name + 3 * field.type.words).toBeLessThanOrEqual(height);
  },
);

test.each([
  ['alone at 1920', 1_872, 606, 1, ON_PAGE],
  ['on a phone', 340, 380, 1, ON_PAGE],
  ['in the scene', 1_812, 760, 1.9, IN_SHOW],
] as const)(
  '%s a cut at the speed of a patrol stays in its field, and so do its words',
  (_, width, height, scale, form) => {
    for (const field of layoutFields({ width, height, scale, resolution: 1 }, 'petrel', form)) {
      const { machine, x, nose, pxPerMetre, type } = field;
      if (machine === 'petrel') expect((nose - x) / pxPerMetre).toBeGreaterThan(5.3);
      for (let line = x - 90; line < nose; line += 7) {
        const end = cutWordsEnd(field, line, 'cut at 2.32 m/s'.length, scale);
        expect(end - monoWidth('cut at 2.32 m/s'.length, type.words)).toBeGreaterThanOrEqual(x - 1e-6);
        expect(end).toBeLessThanOrEqual(x + field.width);
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
