import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, withSubsets } from '../scripts/build/fonts.mjs';
import { spacePairs } from '../scripts/build/space-pairs.mjs';
import { pagePaths, render, unlistedPaths } from '../src/app/entry-server';
import { template } from '../src/dashboards/_template';
import { completeSentence, type Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { printedTable, rowText } from '../src/sim/tables/table';
import { unitBehind } from '../src/sim/words/units';

/** Matches a straight quotation mark or apostrophe, and a space before a percent sign. */
const TYPED = /["']|\d\s%/;

/**
 * Matches numbers in other forms than the documents’ “Numbers”: thousands without a comma, a unit without a space, a
 * range with a dash, a hyphen for a minus, a time of twelve hours, and a date with the month first.
 */
const MISWRITTEN = [
  /\b\d{1,3} \d{3}\b/,
  /(?<![\d.:/-]|\b(?:ISO|IEC|EN|TS|RFC|Regulation|number|allows) )\b(?!(?:19|20)\d\d\b)[1-9]\d{3,}\b(?![-/])/,
  /\d(?:ms|s|m|kg|kWh?|MB|GB|mm|cm|min|W)\b/,
  /(?<![\d-]|[A-Z]{3} |Stan )\b\d{1,2}[–-]\d{1,3}\b(?!-)/,
  /(?<![\w.)-])-\d/,
  /\b\d{1,2}(?::\d\d)? ?[ap]m\b/,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/,
];

/** Numbers of a text that are in other forms, with what stands around them. */
const miswritten = (texts: readonly string[]) =>
  texts
    .map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))
    .flatMap((text) => MISWRITTEN.flatMap((pattern) => text.match(pattern)?.[0] ?? []));

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

test('a number in another form than the documents have it is found', () => {
  const wrong = ['1 024 GPUs', '1728 GPUs', '4ms', '10-45 °C', 'at -20 °C', '3 pm', 'March 3, 2026'];
  expect(wrong.map((text) => miswritten([text]).length)).toEqual(wrong.map(() => 1));
  const right = ['1,728 GPUs in 2026', 'ISO 13849-1, 7841/TCP', '3 March 2026, 00:23:46', '−10 to 45 °C, 3,600×'];
  expect(miswritten(right)).toEqual([]);
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
  '%s prints curly quotes, numbers as documented, and what the fonts hold',
  async (path) => {
    const { html, head } = await render(path);
    expect(typed([...wordsIn(html), head.title, ...head.metas.map(({ content = '' }) => content)])).toEqual([]);
    expect(foreign(wordsIn(html))).toEqual([]);
    expect(miswritten(wordsIn(html))).toEqual([]);
  },
);

describe.each(Object.values<Dashboard>({ ...dashboards, template }))('$id', (dashboard) => {
  test('prints curly quotes, no space before a percent sign, and what the fonts hold', () => {
    for (const { world, at } of dashboard.cases) {
      const state = dashboard.state(world, at, dashboard.settings);
      const table = printedTable(dashboard.table(state));
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
