import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { blockOf, readBlock } from '../scripts/visual/baselines.mjs';
import { type Element, type Fingerprint, linesOf, readLines } from '../scripts/visual/fingerprint.mjs';
import { comparePictures, differencePng, type Picture } from '../scripts/visual/pixels.mjs';
import { verdictOf } from '../scripts/visual/verdict.mjs';

/** Fingerprint of a page with a drawing and a table, reduced to a few of its elements, records and marks. */
const RECORDED = readFileSync(join(import.meta.dirname, 'fixtures/fingerprint.json'), 'utf8');
const recorded = (): Fingerprint => JSON.parse(RECORDED);

/** Picture of one grey, but for the pixels given as x, y and level. */
function grey(...pixels: readonly (readonly [number, number, number])[]): Picture {
  const data = new Uint8Array(8 * 4 * 4).fill(128);
  for (const [x, y, level] of pixels) data.fill(level, (y * 8 + x) * 4, (y * 8 + x) * 4 + 3);
  return { width: 8, height: 4, data };
}
function pngOf({ width, height, data }: Picture): Buffer {
  return PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.from(data) }));
}

const [SAME, CHANGED] = [grey(), grey([3, 1, 130], [5, 2, 100])];
type Alter = (copy: Fingerprint) => void;

/** Verdict on the recorded page and a changed copy. */
function verdict(alter: Alter, after = CHANGED) {
  const copy = recorded();
  alter(copy);
  return verdictOf({ fingerprint: recorded(), picture: pngOf(SAME) }, { fingerprint: copy, picture: pngOf(after) });
}

/** Verdict on such a copy against a baseline of another browser on another processor. */
function verdictElsewhere(alter: Alter) {
  const baseline = readBlock(blockOf({ fingerprint: recorded() }, SAME));
  const copy = recorded();
  alter(copy);
  Object.assign(copy.environment, { browser: 'chromium 150.0', arithmetic: 'another' });
  return verdictOf(baseline, { fingerprint: copy, picture: pngOf(CHANGED) });
}

const one = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('The recorded fingerprint has no such part.');
  return found;
};
const element = ({ elements }: Fingerprint, end: string): Element =>
  one(elements.find(({ path }) => path.endsWith(end)));
const restyle = (end: string, style: Record<string, string>): Alter => {
  return (copy) => {
    const changed = element(copy, end);
    changed.style = { ...changed.style, ...style };
  };
};
const mark = ({ stages }: Fingerprint, id: string, kind: string, number = 1) =>
  one(one(stages.find((stage) => stage.id === id)).marks.filter((each) => each.kind === kind)[number - 1]);
const mesh = ({ states }: Fingerprint) =>
  one(states[0]) as {
    hash: string;
    version: number;
    state: { lanes: { quality: number }[]; batches: { id: string }[] };
  };

/** Changes as somebody may make them to the site, and the verdicts on one machine and on another. */
const PLANTED: readonly [change: string, alter: Alter, words: RegExp, elsewhere?: RegExp][] = [
  [
    'a constant of a model',
    (copy) => {
      mesh(copy).hash = 'another';
      one(mesh(copy).state.lanes[0]).quality = 12;
    },
    /^State differs: mesh \(version 1 on both sides\) at 2026-03-03T08:53:26\.800Z: lanes\[0\]\.quality 49 → 12\.$/m,
    /^State differs: mesh \(version 1 on both sides\) at 2026-03-03T08:53:26\.800Z: lanes\.$/m,
  ],
  [
    'a stream of chance and its version',
    (copy) => {
      Object.assign(mesh(copy), { hash: 'another', version: 2 });
      for (const batch of mesh(copy).state.batches) batch.id = 'b-other';
    },
    /^State differs: mesh \(version 1 → 2\) .*batches\[0\]\.id \S+ → b-other \(and 1 more like it\)\.$/m,
    /^State differs: mesh \(version 1 → 2\) .*batches\.$/m,
  ],
  [
    'a model whose panel is not on the page',
    (copy) => {
      one(copy.states[1]).hash = 'another';
    },
    /^State differs: cores .*its panel is not on the page\.$/m,
  ],
  [
    'the width of a line',
    (copy) => {
      mark(copy, 'history', 'line', 3).style.width = '2 px';
    },
    /^Drawing differs: history: line 3 of 3: width 1\.5 px → 2 px\.$/m,
  ],
  [
    'the colour of some parts',
    (copy) => {
      mark(copy, 'mesh', 'tracks', 1).inks = { '#808F9A disc': 62, '#EA6353 disc': 36, '#FADA4E disc': 2 };
    },
    /^Drawing differs: mesh: tracks 1 of 2: amber #FADA4E disc → red #EA6353 disc, 36 parts\.$/m,
  ],
  [
    'a colour token',
    (copy) => {
      mark(copy, 'mesh', 'rules').inks = { '#2A333B': 47 };
      restyle('> tr[2]', { color: 'rgb(42, 51, 59)' })(copy);
    },
    /^Drawing differs: mesh: rules: grey #2A333A → grey #2A333B, 47 parts\.\nPage differs: style of .*color .*→ grey #2A333B\.$/m,
  ],
  [
    'a shader',
    (copy) => {
      mark(copy, 'mesh', 'glyphs').style.shader = 'another';
    },
    /^Drawing differs: mesh: glyphs: its shader\.$/m,
  ],
  [
    'the place of some parts',
    (copy) => {
      mark(copy, 'mesh', 'glyphs').geometry = 'another';
    },
    /^Drawing differs: mesh: glyphs: places of its parts, or what each of them shows\.$/m,
  ],
  [
    'a mark that is no longer drawn',
    (copy) => copy.stages[0]?.marks.pop(),
    /^Drawing differs: history: line 3 of 3 no longer drawn\.$/m,
  ],
  [
    'the number of parts',
    (copy) => {
      mark(copy, 'history', 'rules').count += 1;
    },
    /^Drawing differs: history: rules: 45 → 46 parts\.$/m,
  ],
  [
    'a padding',
    restyle('td[1]', { 'padding-top': '11px' }),
    /^Page differs: style of \S.*td\[1\]: padding-top \S+ → 11px\.$/m,
  ],
  [
    'the width of a table',
    (copy) => {
      element(copy, '> table').box = [366.66, 534.5, 476.8, 626];
    },
    /^Page differs: boxes moved: .*> table .* → .*626\.$/m,
  ],
  [
    'the weight of a font',
    restyle('> table', { 'font-weight': '600' }),
    /^Page differs: .*> table: font-weight 400 → 600\.$/m,
  ],
  [
    'a word',
    (copy) => {
      element(copy, '> h1').text = 'Robots that carry their own lights';
    },
    /^Page differs: text of .*> h1 …ts that carry their own brake → …ts that carry their own lights\.$/m,
  ],
  [
    'the order of two rows',
    (copy) => {
      const [above, below] = [element(copy, 'tr[2] > td[1]'), element(copy, 'tr[3] > td[1]')];
      [above.text, below.text] = [one(below.text), one(above.text)];
    },
    /^Page differs: the same texts in another order: .*td\[1\] Mass → Length; /m,
  ],
  [
    'a tag',
    (copy) => {
      element(copy, '> h1').path = 'h2';
    },
    /^Page differs: gone: \S.*> h1\.\nPage differs: new: (?:.* > )?h2\.$/m,
  ],
  [
    'the file of a font',
    (copy) => {
      copy.fonts = ['archivo-latin-9xyz.woff2'];
    },
    /^Page differs: font files archivo-latin-4brn\.woff2 → archivo-latin-9xyz\.woff2\.$/m,
  ],
  [
    'the language of the page',
    (copy) => {
      copy.lang = 'en-US';
    },
    /^Page differs: lang of the document en-GB → en-US\.$/m,
  ],
  [
    'the role of a table',
    (copy) => {
      element(copy, '> table').role = 'presentation';
    },
    /^Page differs: told to a screen reader: table “Machines” .*: role table → presentation\.$/m,
  ],
  [
    'an aria attribute',
    (copy) => {
      element(copy, '> h1').states = { 'aria-live': 'polite' };
    },
    /^Page differs: told to a screen reader: heading 1 .*: aria-live nothing → polite\.$/m,
  ],
  [
    'the name of a button',
    (copy) => {
      element(copy, 'button[2]').name = 'Close table';
    },
    /^Page differs: told to a screen reader: button “Table” .*: name nothing → Close table\.$/m,
  ],
  [
    'a button that the keyboard passes by',
    (copy) => {
      Reflect.deleteProperty(element(copy, 'button[2]'), 'stop');
    },
    /^Page differs: the keyboard no longer reaches button “Table” /m,
  ],
];

describe('a planted change is found and named, in lines of at most 200 characters with the pixels first', () => {
  const LONGEST = 200;
  test.each(PLANTED)('%s', (_, alter, words, elsewhere = words) => {
    const { kind, lines } = verdict(alter);
    expect(lines[0]).toBe('2 of 32 pixels differ, by up to 28 of 255, within 3 × 2 at 3, 1.');
    expect(lines.join('\n')).toMatch(words);
    expect(verdict(alter, SAME)).toMatchObject({ kind, lines: ['Every pixel is equal.', ...lines.slice(1)] });
    const other = verdictElsewhere(alter);
    expect(other.lines[0]).toBe('Pixels are not compared: browser chromium 156.0.8078.79 → chromium 150.0.');
    expect(other.lines.join('\n')).toMatch(elsewhere);
    for (const line of [...lines, ...other.lines]) expect(line.length).toBeLessThanOrEqual(LONGEST);
  });
});

describe('what is no change of the site is none', () => {
  const noChange: Alter = () => {};

  test('equal pictures of equal pages', () => {
    expect(verdict(noChange, SAME)).toEqual({ kind: 'equal', lines: [] });
  });

  test('another browser or processor that draws other pixels: it is said that they were not compared', () => {
    expect(verdictElsewhere(noChange)).toEqual({
      kind: 'equal',
      lines: [],
      unlike: 'browser chromium 156.0.8078.79 → chromium 150.0',
    });
  });

  test('but on one machine other pixels are a difference', () => {
    const { kind, lines } = verdict(noChange);
    expect(kind).toBe('renderer');
    expect(lines[1]).toMatch(
      /^Renderer differs: the same state, marks and page; on both sides chromium .*, webgl on ANGLE/,
    );
  });

  test('pictures of two sizes are told by their sizes', () => {
    const { lines } = verdict(noChange, { width: 16, height: 8, data: new Uint8Array(16 * 8 * 4) });
    expect(lines[0]).toBe('The pictures have different sizes: 8 × 4 → 16 × 8.');
  });
});

test('a baseline is read as it was written', () => {
  const lines = linesOf(recorded());
  expect(linesOf(readLines(lines, recorded().environment))).toEqual(lines);
  const { hash, fingerprint } = readBlock(blockOf({ fingerprint: recorded() }, SAME));
  expect(hash).toMatch(/^8 × 4 [0-9a-f]{32}$/);
  expect(fingerprint.environment).toEqual(recorded().environment);
  expect(fingerprint.elements.map(({ path, parent }) => [path, parent])).toEqual(
    recorded().elements.map(({ path, parent }) => [path, parent]),
  );
});

test('one level of one channel is a difference, and its place is red in the picture of differences', () => {
  const after = grey([7, 3, 129]);
  expect(comparePictures(SAME, after)).toEqual({
    count: 1,
    total: 32,
    most: 1,
    box: { x: 7, y: 3, width: 1, height: 1 },
  });
  const { data } = PNG.sync.read(differencePng(SAME, after));
  expect([...data.subarray(31 * 4)]).toEqual([255, 0, 64, 255]);
  expect([...data.subarray(0, 4)]).toEqual([19, 19, 19, 255]);
});
