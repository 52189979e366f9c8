import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contradictions, FIGURES, unstated } from './content/figures';
import { blocksOf, type Page, pageOf, readPages, readRecords, sentencesInCode } from './content/page';
import { deadLinks, policyFaults, sectionFaults } from './content/sections';
import { sentencesOf, wordCount } from './content/sentences';

/** Lines of the site's code without comments, each with its file in `src`. */
function codeLines(): { file: string; line: string }[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const lines = code.flatMap((file) => {
    return readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .map((line) => ({ file, line }));
  });
  return lines.filter(({ line }) => !/^\s*(?:\/\*|\*|\/\/)/.test(line));
}

/** Literals of several words in the site's code that have `word`. */
function literalsNaming(word: string): string[] {
  const literals = codeLines().flatMap(
    ({ line }) => line.replace(/\$\{[^{}]*\}/g, '…').match(/'[^']*'|`[^`]*`/g) ?? [],
  );
  return literals.filter((literal) => literal.includes(word) && literal.includes(' '));
}

/** Page with this text, such as no reader should meet. */
const planted = (body: string, file = 'pages/planted', description = 'What it is.'): Page =>
  pageOf(file, `---\ntitle: A\ndescription: ${description}\neyebrow: B\nheading: C\n---\n${body}\n`);

describe('a text is read as a reader reads it', () => {
  test('in headings, paragraphs, items and cells, without marks', () => {
    const markdown =
      'One [link](/x) and\nmore.\n\n## 1. Head\n\n- `code` here\n  goes on\n1. Two\n\n![Caption](diagram:x)\n\n| a | b |\n| --- | --- |';
    expect(blocksOf(markdown)).toEqual([
      { kind: 'paragraph', text: 'One link and more.' },
      { kind: 'heading', text: '1. Head' },
      { kind: 'item', text: 'code here goes on' },
      { kind: 'item', text: 'Two' },
      { kind: 'paragraph', text: 'Caption' },
      { kind: 'item', text: 'a' },
      { kind: 'item', text: 'b' },
    ]);
  });

  test('sentences end at a full stop, not in a number, a file’s ending or a list', () => {
    const page = planted('Stops in 0.38 m. A .caps file of 2.5 MB! “Really?” Yes.\n\n- First: one\n- Second');
    expect(sentencesOf(page)).toEqual([
      'Stops in 0.38 m.',
      'A .caps file of 2.5 MB!',
      '“Really?”',
      'Yes.',
      'First: one',
      'Second',
    ]);
  });

  test('words are counted with headings, and signs are none', () => {
    expect(wordCount(planted('## 1. Two words\n\n1,728 GPUs - 24 h'))).toBe(7);
  });

  test('parts in files of their own belong to the page', () => {
    const page = pageOf('pages/home', '---\ntitle: A\ndescription: B\neyebrow: C\nheading: D\n---\nE', ['F.\n', 'G.']);
    expect(page.path).toBe('/');
    expect(page.blocks.map(({ text }) => text)).toEqual(['E', 'F.', 'G.']);
    expect(readPages().find(({ path }) => path === '/terms')?.body).toMatch(/^These terms/);
  });

  test('typed data is read by its sentences, not by its code, names or comments', () => {
    const code = [
      "/** A comment isn't 'Read by anybody at all'. */",
      "import { x } from './y';",
      "const a = { city: 'Abu Dhabi', to: '/terms', say: 'It\\'s the stop that counts.' };",
      'const b = `A template that holds words`;',
      `throw new Error(\`There is no file called \${x}\`);`,
    ].join('\n');
    expect(sentencesInCode(code)).toEqual(["It's the stop that counts.", 'A template that holds words']);
    expect(readRecords().map(({ path }) => path)).toContain('src/content/instruments.ts');
  });
});

test('whose watchdog it is, every text says: a pod’s ends an incident after 30 s, a machine’s stops it after 10 s', () => {
  const said = [
    ...readPages().flatMap(sentencesOf),
    ...readRecords().flatMap(sentencesOf),
    ...literalsNaming('watchdog'),
  ];
  const named = said.filter((text) => /watchdog(?!})/i.test(text));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((text) => !/\b(?:pod|machine|own|its)\b|Heron/i.test(text))).toEqual([]);
});

test('the page of the capsule says once, in its first lines, that it is the base layer, and then has one name for it', () => {
  const page = readPages().find(({ path }) => path === '/skynet-base-layer');
  const [lead = '', ...rest] = page?.blocks.map(({ text }) => text) ?? [];
  expect(lead).toMatch(/^The base layer is .* this site calls it the capsule\./);
  expect(rest.filter((text) => /base layer/i.test(text))).toEqual([]);
});

test('a brake is a machine’s, and the control that stops time is The Brake', () => {
  const said = (folders: string, words: RegExp) =>
    codeLines().filter(({ file, line }) => file.startsWith(folders) && words.test(line));
  for (const folder of ['controls', 'ui', 'shell', 'kiosk']) expect(said(folder, /[a-z] the brake\b/)).toEqual([]);
  const texts = [...readPages(), ...readRecords()].flatMap(sentencesOf);
  expect(texts.filter((text) => /[a-z,] The Brake\b/.test(text))).toEqual([]);
});

test('what happens is an incident; only that all of them are drills, a page says with that word', () => {
  const texts = [...readPages(), ...readRecords()].flatMap(sentencesOf);
  const drills = texts.filter((text) => /\bdrills?\b/i.test(text));
  expect(drills.length).toBeGreaterThan(1);
  expect(drills.filter((text) => !/incidents .* are drills/.test(text))).toEqual([]);
});

test('a term that a policy defines in a list is used after it', () => {
  const sections = readPages()
    .filter(({ file }) => file.startsWith('policies/'))
    .map(({ body }) => body.split(/^## \d+\. (?:Definitions|Words used here)\n/m)[1] ?? '');
  const unused = sections.flatMap((body) => {
    const start = body.indexOf('\n## ');
    const terms = body.slice(0, start).matchAll(/^- (?:An? |The )?([^.,;]+?) (?:means|is|are|comes)\b/gm);
    return [...terms].map(([, term = '']) => term).filter((term) => !new RegExp(term, 'i').test(body.slice(start)));
  });
  expect(sections.join('').length).toBeGreaterThan(1_000);
  expect(unused).toEqual([]);
});

describe('a figure', () => {
  test.each([
    ['minimum age', 'You must be at least 18 years old.'],
    ['liability cap', 'The fees paid in the prior 6 months.'],
    ['preference cookies', 'A cookie lasts two years.'],
    ['breach notification', 'A breach is reported within 72h.'],
    ['ethics triage', 'Triage takes five business days.'],
    ['accessibility standard', 'We meet WCAG 2.1 AA.'],
    ['interlocks', 'All sixteen, or 16 interlocks.'],
  ])('%s is contradicted by “%s”', (what, sentence) => {
    const figure = FIGURES.find((one) => one.what === what);
    if (!figure) throw new Error(`There is no figure ${what}`);
    expect(contradictions(figure, [planted(sentence)])).toHaveLength(1);
    expect(contradictions(figure, [planted('The stop takes 7 days, 72 h, 5 minutes and 60 s.')])).toEqual([]);
  });

  test.each(FIGURES)('$what is missed where it belongs', (figure) => {
    const pages = Object.keys(figure.stated).map((path) => planted('Nothing of the kind.', `pages${path}`));
    expect(pages.length).toBeGreaterThan(0);
    expect(unstated(figure, pages)).toHaveLength(pages.length);
  });
});

describe('sections and links', () => {
  test('a required section that is missing is named, and so are two of one fragment', () => {
    expect(sectionFaults(planted('## 1. Scope', 'policies/dmca'))).toHaveLength(4);
    expect(sectionFaults(planted('## 1. Scope\n\n## 2. Scope'))).toEqual(['/planted: two sections answer to #scope']);
  });

  test('a policy is refused that is short, out of number or without a contact', () => {
    const sections = '## 1. Scope\n\n## 2. Changes\n\n## 3. Contact';
    expect(policyFaults(planted(sections), 600)).toEqual([]);
    expect(policyFaults(planted(sections), 599)).toEqual(['/planted: 599 words']);
    expect(policyFaults(planted(sections), 1_501)).toEqual(['/planted: 1501 words']);
    expect(policyFaults(planted('## 1. Scope\n\n## 3. Changes and contact'), 600)).toHaveLength(1);
    expect(policyFaults(planted('## 1. Scope\n\n## 2. Changes'), 600)).toEqual(['/planted: no heading for contact']);
  });

  test('a link is followed to its page and its section', () => {
    const other = planted('## 2. The end', 'pages/other');
    const links = '[a](/other) [b](/other#the-end) [c](#here)\n\n## Here\n\n![d](diagram:x)';
    expect(deadLinks(planted(links), [planted(links), other])).toEqual([]);
    const dead = planted('[a](/gone) [b](/other#gone) [c](#gone) [d](https://example.com) [e](mailto:x@y)');
    expect(deadLinks(dead, [dead, other])).toHaveLength(5);
  });
});
