import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTAINERS, HEIGHTS, WINDOWS } from '../src/theme/breakpoints';
import { mediaIn } from '../src/ui/media-in';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, 'utf8') }));

const NAMED = {
  media: { width: Object.values<number>(WINDOWS), height: Object.values<number>(HEIGHTS) },
  container: { width: Object.values<number>(CONTAINERS), height: [] as number[] },
} as const;

/** Sizes in its queries that are no range between named ones. */
function strangers(css: string): string[] {
  return [...css.matchAll(/@(media|container)\b([^{]*)\{/g)].flatMap(([, rule, query = '']) => {
    const named = NAMED[rule as keyof typeof NAMED];
    return [...query.matchAll(/\([^()]*\b(width|height)\b[^()]*\)/g)].flatMap(([condition, feature]) => {
      const rem = /^\((?:width|height) (?:<|>=|=) (\d+)rem\)$/.exec(condition)?.[1];
      return named[feature as 'width' | 'height'].includes(Number(rem)) ? [] : [`@${rule} ${condition}`];
    });
  });
}

test('style sheets change at named sizes alone', () => {
  const found = SHEETS.flatMap(({ file, css }) => strangers(css).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test.each([
  '@media (width < 46rem) {',
  '@media (min-width: 45rem) {',
  '@media screen and (width >= 45rem) and (height < 31rem) {',
  '@media (width >= 720px) {',
  '@media (45rem <= width < 64rem) {',
  '@container why (width >= 48rem) {',
  '@container (width < 45rem) {',
])('another size is told: %s', (rule) => {
  expect(strangers(rule)).toHaveLength(1);
});

test('each name is used', () => {
  const all = SHEETS.map(({ css }) => css).join('\n');
  const asked = (rule: string, feature: string) =>
    new Set(
      [...all.matchAll(new RegExp(`@${rule}\\b[^{]*`, 'g'))].flatMap(([query]) =>
        [...query.matchAll(new RegExp(`\\(${feature} (?:<|>=|=) (\\d+)rem`, 'g'))].map(([, rem]) => Number(rem)),
      ),
    );
  expect(asked('media', 'width')).toEqual(new Set(NAMED.media.width));
  expect(asked('media', 'height')).toEqual(new Set(NAMED.media.height));
  expect(asked('container', 'width')).toEqual(new Set(NAMED.container.width));
});

test('a kiosk’s picture can stand for the window in every query', () => {
  const picture = { width: 1_080, height: 1_920, root: 35.2 };
  for (const { file, css } of SHEETS) {
    for (const [query] of css.matchAll(/@media[^{]*/g)) {
      expect(mediaIn(picture, query), file).not.toMatch(/\b(?:width|height|aspect-ratio) /);
    }
  }
});
