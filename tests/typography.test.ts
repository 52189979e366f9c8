import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, withSubsets } from '../scripts/build/fonts.mjs';
import { spacePairs } from '../scripts/build/space-pairs.mjs';
import { pagePaths, render, unlistedPaths } from '../src/app/entry-server';
import { template } from '../src/dashboards/_template';
import { completeSentence, type Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { printed, rowText } from '../src/sim/tables/table';
import { unitBehind } from '../src/sim/words/units';

/** Matches a straight quotation mark or apostrophe, and a space before a percent sign. */
const TYPED = /["']|\d\s%/;

/** Words of a page that are read or spoken: its text, without code, and the attributes that hold words. */
function wordsIn(html: string): string[] {
  const body = html.replace(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, '<$1/>');
  const spoken = [...body.matchAll(/\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [...body.split(/<[^>]*>/), ...spoken].map((text = '') =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

/** Characters that the site's fonts do not hold: they would be drawn in another font. */
const foreign = (texts: readonly string[]) =>
  [...new Set(texts.join(''))].filter((character) => !CHARACTERS.includes(character) && !/\s/.test(character));

const typed = (texts: readonly string[]) => texts.filter((text) => TYPED.test(text));

test('a straight quote or a space before a percent sign is found in a text and in a label, not in code', () => {
  expect(typed(wordsIn('<p>it&#x27;s</p>'))).toHaveLength(1);
  expect(typed(wordsIn('<p aria-label="63 %">it’s</p>'))).toEqual(['63 %']);
  expect(typed(wordsIn('<p>63%, <code>"a"</code></p>'))).toEqual([]);
});

test('a character that the fonts do not hold is found', () => {
  expect(foreign(['Łódź, 5 km', '−4 °C'])).toEqual(['Ł', 'ó', 'ź']);
});

test('the fonts draw no letter and the space after it closer together, as Archivo’s own do', async () => {
  const kerning = async (file: string) => {
    const font = await subset(readFileSync(file), 'k ', { targetFormat: 'sfnt' });
    return spacePairs(font).flatMap(([start]) => font.readInt16BE(start));
  };
  const css = await withSubsets(readFileSync('src/theme/fonts.css', 'utf8'));
  const files = [...css.matchAll(/url\("(.+?)"\)/g)].map(([, file = '']) => file);
  expect((await Promise.all(files.map(kerning))).flat().filter(Boolean)).toEqual([]);
  const uncut = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
  expect(await kerning(uncut)).toEqual([-30]);
});

test.each([...pagePaths, ...unlistedPaths, '/404'])(
  '%s prints curly quotes, no space before a percent sign, and what the fonts hold',
  async (path) => {
    const { html, head } = await render(path);
    expect(typed([...wordsIn(html), head.title, ...head.metas.map(({ content = '' }) => content)])).toEqual([]);
    expect(foreign(wordsIn(html))).toEqual([]);
  },
);

describe.each(Object.values<Dashboard>({ ...dashboards, template }))('$id', (dashboard) => {
  test('prints curly quotes, no space before a percent sign, and what the fonts hold', () => {
    for (const { world, at } of dashboard.cases) {
      const state = dashboard.state(world, at, dashboard.settings);
      const table = printed(dashboard.table(state));
      const { value, unit, label } = dashboard.figure(state);
      const cells = table.rows.flatMap((row) => row.cells).map(String);
      const rows = table.rows.map((row) => rowText(table, row));
      const texts = [
        dashboard.title,
        dashboard.unit,
        `${value}${unitBehind(unit)}`,
        label,
        completeSentence(dashboard, state, dashboard.choices),
      ];
      expect(typed([...texts, ...cells, ...rows])).toEqual([]);
      expect(foreign([...texts, ...cells])).toEqual([]);
    }
  });
});
