import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { modelsThatDiffer, type Result } from '../scripts/visual/compare.mjs';
import type { Fingerprint, Look } from '../scripts/visual/fingerprint.mjs';
import { comparePictures, differencePng, type Picture } from '../scripts/visual/pixels.mjs';
import { verdictOf } from '../scripts/visual/verdict.mjs';

/** Recorded from a page with a drawing and a table, and cut down to a few of its elements, records and marks. */
const RECORDED = readFileSync(join(import.meta.dirname, 'fixtures/fingerprint.json'), 'utf8');
const recorded = (): Fingerprint => JSON.parse(RECORDED);

/** A picture of one grey, but for the pixels given as x, y and level. */
function grey(...pixels: readonly (readonly [number, number, number])[]): Picture {
  const data = new Uint8Array(8 * 4 * 4).fill(128);
  for (const [x, y, level] of pixels) data.fill(level, (y * 8 + x) * 4, (y * 8 + x) * 4 + 3);
  return { width: 8, height: 4, data };
}

const CHANGED = grey([3, 1, 130], [5, 2, 100]);

/** The verdict on the recorded fingerprint and a copy that was changed, with pictures that differ. */
function verdict(alter: (copy: Fingerprint) => void, after: Picture = CHANGED) {
  const copy = recorded();
  alter(copy);
  return verdictOf({ fingerprint: recorded(), picture: grey() }, { fingerprint: copy, picture: after });
}

/** The same with pictures that are equal. */
const unseen = (alter: (copy: Fingerprint) => void) => verdict(alter, grey());

const one = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('The recorded fingerprint has no such part.');
  return found;
};
const element = ({ page }: Fingerprint, end: string) => one(page.elements.find(({ path }) => path.endsWith(end)));

/** Gives elements a style of their own. */
function restyle(fingerprint: Fingerprint, ends: readonly string[], change: Record<string, string>) {
  for (const end of ends) {
    const changed = element(fingerprint, end);
    const { styles } = fingerprint.page;
    changed.style = styles.push({ ...one(styles[changed.style]), ...change }) - 1;
  }
}

const mark = ({ stages }: Fingerprint, id: string, kind: string, number = 1) =>
  one(one(stages.find((stage) => stage.id === id)).marks.filter((each) => each.kind === kind)[number - 1]);

describe('the state differs', () => {
  test('after a constant of a model was changed: the model, the fields and the instant', () => {
    const { kind, words } = verdict(({ states }) => {
      const mesh = one(states[0]) as { hash: string; state: { lanes: { quality: number }[] } };
      mesh.hash = 'another';
      one(mesh.state.lanes[0]).quality = 12;
    });
    expect(kind).toBe('state');
    expect(words).toMatch(
      /^State differs: mesh \(version 1 on both sides\) at 2026-03-03T08:53:26\.800Z: lanes\[0\]\.quality \d+ → 12\. /,
    );
  });

  test('after a stream of chance got another name: the length of a list, and each field once', () => {
    const { words, findings } = verdict(({ states, stages }) => {
      const mesh = one(states[0]) as { hash: string; version: number; state: { batches: { id: string }[] } };
      mesh.hash = 'another';
      mesh.version = 2;
      for (const batch of mesh.state.batches) batch.id = 'b-other';
      mesh.state.batches.push({ id: 'b-more' });
      for (const stage of stages) for (const each of stage.marks) each.geometry = 'moved';
    });
    expect(words).toMatch(
      /mesh \(version 1 → 2\).*: batches\.length 2 → 3; batches\[0\]\.id \S+ → b-other \(and 1 more like it\)\./,
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['state', 'drawing', 'drawing']);
  });

  test('of a model whose panel is not on the page: its name, where the page’s own texts say only that something is another', () => {
    const { kind, words } = unseen((copy) => {
      one(copy.states[1]).hash = 'another';
      element(copy, '> h1').text = 'SHA-256 31954841bfe87ab5';
    });
    expect(kind).toBe('state');
    expect(words).toMatch(/^State differs: cores \(version 3 on both sides\) at \S+: its panel is not on the page\. /);
  });

  test('the first instant of each model is that of the earliest case', () => {
    const result = (name: string, t: number, model: string, ...fields: string[]): Result => ({
      ...{ profile: 'chromium', name, t, kind: 'state', words: '' },
      findings: [{ kind: 'state', words: '', model, fields }],
    });
    expect(
      modelsThatDiffer([
        result('late', 2000, 'mesh', 'a'),
        result('early', 1000, 'mesh', 'b'),
        result('late', 2000, 'cores', 'c'),
      ]),
    ).toEqual([
      'State of mesh differs in 2 cases (b, a), first at 1970-01-01T00:00:01.000Z in early.',
      'State of cores differs in 1 case (c), first at 1970-01-01T00:00:02.000Z in late.',
    ]);
  });
});

describe('the drawing differs', () => {
  test('after a line got another width: which line, and both widths in px', () => {
    const { kind, words } = verdict((copy) => {
      mark(copy, 'history', 'line', 3).style.width = '2 px';
    });
    expect(kind).toBe('drawing');
    expect(words).toMatch(/^Drawing differs: history: line 3 of 3: width 1\.5 px → 2 px\. /);
  });

  test('after some parts got another colour: both inks, and how many parts, with nothing of their hashes', () => {
    const { words } = verdict((copy) => {
      const tracks = mark(copy, 'mesh', 'tracks', 1);
      tracks.inks = { '#808F9A disc': 62, '#EA6353 disc': 36, '#FADA4E disc': 2 };
      tracks.geometry = 'another';
    });
    expect(words).toMatch(/^Drawing differs: mesh: tracks 1 of 2: amber #FADA4E disc → red #EA6353 disc, 36 parts\. /);
  });

  test('after a colour token was changed, on the page as well', () => {
    const { kind, words, findings } = verdict((copy) => {
      Object.assign(mark(copy, 'mesh', 'rules'), { inks: { '#2A333B': 47 }, geometry: 'another' });
      restyle(copy, ['> tr[2]', '> tr[3]'], { color: 'rgb(42, 51, 59)' });
    });
    expect(kind).toBe('drawing');
    expect(words).toContain('mesh: rules: grey #2A333A → grey #2A333B, 47 parts');
    expect(findings.at(-1)?.words).toMatch(/^style of .*tr\[2\]; and 1 more: color \w+ #[\dA-F]{6} → grey #2A333B$/);
  });

  test('where marks moved, came or went', () => {
    const { words } = verdict((copy) => {
      const { marks } = one(copy.stages[0]);
      marks.pop();
      one(marks[0]).box.x += 4;
      one(marks[0]).geometry = 'another';
      marks.push({ ...one(marks[0]), kind: 'points' });
    });
    expect(words).toContain('line 3 of 3 no longer drawn');
    expect(words).toContain('points newly drawn');
  });

  test('where single parts moved: in the size of bars, and else that they did', () => {
    const { words } = verdict((copy) => {
      Object.assign(mark(copy, 'history', 'rules'), { style: { size: '2 to 249 × 1 to 429 px' }, geometry: 'another' });
      mark(copy, 'mesh', 'glyphs').geometry = 'another';
    });
    expect(words).toContain('history: rules: size 1 to 249 × 1 to 429 px → 2 to 249 × 1 to 429 px');
    expect(words).toContain('mesh: glyphs: places of its parts, or what each of them shows');
  });

  test('but not where the two sites describe their marks in two ways', () => {
    const { kind } = verdict((copy) => {
      copy.versions.format = 2;
      mark(copy, 'mesh', 'rules').geometry = 'another';
    });
    expect(kind).toBe('renderer');
  });
});

describe('the page differs', () => {
  test('after a padding was changed: the elements that have it, then the boxes that moved', () => {
    const { kind, words } = verdict((copy) => {
      restyle(copy, ['td[1]', 'td[2]'], { 'padding-top': '11px' });
      element(copy, '> table').box = [366.66, 534.5, 476.8, 626];
    });
    expect(kind).toBe('page');
    expect(words).toMatch(
      /^Page differs: style of \S.*td\[1\]; and 1 more: padding-top \S+ → 11px; boxes moved: \S.*> table .*624 → .*626\./,
    );
  });

  test('after a font got another weight: not in what only inherits it', () => {
    const { words } = verdict((copy) => restyle(copy, ['> table', '> tbody'], { 'font-weight': '600' }));
    expect(words).toMatch(/^Page differs: style of \S.*> table: font-weight 400 → 600\. /);
  });

  test('after a word was changed: the text', () => {
    const { findings } = verdict((copy) => {
      element(copy, '> h1').text = 'Robots that carry their own lights';
    });
    expect(findings.map(({ words }) => words)).toEqual([
      'text of #main > article.page > header.page-header > h1 …ts that carry their own brake → …ts that carry their own lights',
    ]);
  });

  test('after two rows were swapped', () => {
    const { findings } = verdict((copy) => {
      for (const cell of [1, 2, 3, 4]) {
        const [above, below] = [element(copy, `tr[2] > td[${cell}]`), element(copy, `tr[3] > td[${cell}]`)];
        [above.text, below.text] = [one(below.text), one(above.text)];
      }
    });
    expect(findings.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^the same texts in another order: .*td\[1\] Mass → Length; /),
    ]);
  });

  test('where elements came or went', () => {
    const { words } = verdict((copy) => {
      element(copy, '> h1').path = 'h2';
    });
    expect(words).toMatch(/^Page differs: gone: \S.*> h1; new: h2\. /);
  });
});

/** Has an element be told otherwise. */
function retell(fingerprint: Fingerprint, end: string, change: Partial<Look>, name?: string) {
  const { looks, elements } = fingerprint.access;
  const index = fingerprint.page.elements.indexOf(element(fingerprint, end));
  const told = one(elements.find(([at]) => at === index));
  told[1] = looks.push({ ...one(looks[told[1]]), ...change }) - 1;
  if (name) told[2] = name;
}

describe('what a screen reader or a keyboard is told differs, though every pixel is equal', () => {
  test.each<[string, (copy: Fingerprint) => void, string]>([
    [
      'a table loses its role',
      (copy) => retell(copy, '> table', { role: 'presentation' }),
      'told to a screen reader: table “Machines” (#main > article.page > div.instrument-columns > div.prose > div.prose-sections > table): role table → presentation',
    ],
    [
      'a button has another name',
      (copy) => retell(copy, 'button[2]', {}, 'Close table'),
      'told to a screen reader: button “Table” (#main > article.page > button[2]): name nothing → Close table',
    ],
    [
      'two buttons lose whether they are pressed',
      (copy) => {
        retell(copy, 'button[1]', { states: {} });
        retell(copy, 'button[2]', { states: {} });
      },
      'told to a screen reader: button “Pause” (#main > article.page > button[1]); and 1 more: aria-pressed false → nothing',
    ],
    [
      'a live region begins to speak',
      (copy) => retell(copy, '> h1', { states: { 'aria-live': 'polite' } }),
      'told to a screen reader: heading 1 “Robots that carry their own brake” (#main > article.page > header.page-header > h1): aria-live nothing → polite',
    ],
    [
      'the keyboard passes a button by',
      (copy) => copy.access.keyboard.pop(),
      'the keyboard no longer reaches button “Table” (#main > article.page > button[2])',
    ],
    [
      'the keyboard goes another way',
      (copy) => copy.access.keyboard.reverse(),
      'the keyboard reaches in another order: button “Table” (#main > article.page > button[2]) earlier',
    ],
  ])('%s', (_, alter, found) => {
    const { kind, words } = unseen(alter);
    expect([kind, words]).toEqual(['page', `Page differs: ${found}. Every pixel is equal.`]);
  });

  test('a baseline from before these were kept is no baseline', () => {
    const old = recorded();
    Reflect.deleteProperty(old, 'access');
    const { kind, words } = verdictOf(
      { fingerprint: old, picture: grey() },
      { fingerprint: recorded(), picture: grey() },
    );
    expect([kind, words]).toEqual([
      'format',
      expect.stringContaining('make it new with --renew. Every pixel is equal.'),
    ]);
  });
});

describe('the renderer differs', () => {
  test('where there is no WebGL, whatever the marks of the other renderer are', () => {
    const { kind, words, findings } = verdict((copy) => {
      Object.assign(copy.environment, { renderer: 'canvas', graphics: '' });
      for (const stage of copy.stages) Object.assign(stage, { renderer: 'canvas', marks: [] });
    });
    expect([kind, findings.length]).toEqual(['renderer', 1]);
    expect(words).toMatch(/^Renderer differs: renderer webgl → canvas; graphics ANGLE.* → nothing\. /);
  });

  test('where the pixel ratio is another', () => {
    const { kind, words } = verdict(
      (copy) => {
        copy.environment.pixelRatio = 2;
        for (const stage of copy.stages) stage.pixelRatio = 2;
      },
      { width: 16, height: 8, data: new Uint8Array(16 * 8 * 4) },
    );
    expect(kind).toBe('renderer');
    expect(words).toBe('Renderer differs: pixel ratio 1 → 2. The pictures have different sizes: 8 × 4 → 16 × 8.');
  });

  test('where nothing else does: what made both', () => {
    const { kind, words } = verdict(() => {});
    expect(kind).toBe('renderer');
    expect(words).toMatch(
      /^Renderer differs: other pixels of the same state, marks and page; on both sides chromium .*, webgl on ANGLE.*, pixel ratio 1, no system fonts\. 2 of 32 pixels differ, by up to 28 of 255, within 3 × 2 at 3, 1\.$/,
    );
  });

  const anotherProcessor = ({ environment }: Fingerprint) => Object.assign(environment, { arithmetic: 'another' });

  test('but for its processor, within what two processors make of one thing: not a fault', () => {
    const { kind, words } = verdict(anotherProcessor, grey([3, 1, 129]));
    expect(kind).toBe('processor');
    expect(words).toMatch(
      /^Another processor drew the same: arithmetic of the processor \S+ → another\. 1 of 32 pixels differ, by up to 1 of 255/,
    );
  });

  test.each([
    ['too much differs', (copy: Fingerprint) => anotherProcessor(copy), grey([3, 1, 190])],
    ['too many pixels do', (copy: Fingerprint) => anotherProcessor(copy), grey([3, 1, 131])],
    [
      'the browser is another too',
      ({ environment }: Fingerprint) => Object.assign(environment, { arithmetic: 'another', browser: 'x' }),
      grey([3, 1, 129]),
    ],
  ])('with another processor too where %s', (_, alter, after) => {
    expect(verdict(alter, after).kind).toBe('renderer');
  });

  test('with another processor something else that differs is never forgiven', () => {
    const { kind } = verdict(
      (copy) => {
        anotherProcessor(copy);
        mark(copy, 'history', 'line', 1).style.shader = 'another';
      },
      grey([3, 1, 129]),
    );
    expect(kind).toBe('drawing');
  });

  test('unless the pictures are equal', () => {
    const { kind, words } = unseen(({ environment }) => Object.assign(environment, { browser: 'chromium 157' }));
    expect([kind, words]).toEqual(['equal', 'Equal.']);
  });
});

describe('pictures', () => {
  test('one level of one channel is a difference, and its place is red in the picture of differences', () => {
    const after = grey([7, 3, 129]);
    expect(comparePictures(grey(), after)).toEqual({
      count: 1,
      coarse: 0,
      total: 32,
      most: 1,
      box: { x: 7, y: 3, width: 1, height: 1 },
    });
    const { data } = PNG.sync.read(differencePng(grey(), after));
    expect([...data.subarray(31 * 4)]).toEqual([255, 0, 64, 255]);
    expect([...data.subarray(0, 4)]).toEqual([19, 19, 19, 255]);
  });
});
