import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../src/app/routes';
import { loadProse } from '../src/content/documents';
import { contradictions, FIGURES, unstated } from './content/figures';
import { type Page, readPages, readRecords } from './content/page';
import { deadLinks, policyFaults, REQUIRED_SECTIONS, sectionFaults } from './content/sections';
import { wordCount } from './content/sentences';

const pages = readPages();
const records = readRecords();
const policies = pages.filter(({ file }) => file.startsWith('policies/'));
const at = (path: string): Page => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no content for ${path}`);
  return page;
};

test('every content file is a route’s, and stands at that route', () => {
  const places = ROUTES.map(({ path, content }) => `${path} ${content}`);
  expect(pages.map(({ path, file }) => `${path} ${file}`).sort()).toEqual(places.sort());
});

describe.each(pages)('$path', (page) => {
  test('compiles, its addresses known', async () => {
    await expect(loadProse(page.file)).resolves.toHaveProperty('default');
  });

  test('opens with a paragraph and leaves the h1 to its frontmatter', () => {
    expect(page.body.trimStart()).toMatch(/^(\*\*)?[A-Z]/);
    expect(page.body).not.toMatch(/^# /m);
  });

  test('links to pages and sections of the site only', () => {
    expect(deadLinks(page, pages)).toEqual([]);
  });

  test('shows every reader the world of which it tells, where it links to a time', () => {
    const links = [...page.body.matchAll(/\]\(([^)]*[?&]at=[^)]*)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/[?&]seed=/.test(link))).toEqual([]);
  });

  test('has the sections it needs, each under a fragment of its own', () => {
    expect(sectionFaults(page)).toEqual([]);
  });
});

const PLACEHOLDER =
  /\b(?:lorem|ipsum|tbd|todo|fixme|xxx+|coming soon|under construction|placeholder|insert \w+ here|to be (?:announced|confirmed|determined|decided|added|defined))\b|\?{2,}|\.{3}|…/i;

test.each([...pages, ...records])('$path holds no placeholder', ({ head, blocks }) => {
  const texts = [...Object.values(head), ...blocks.map(({ text }) => text)];
  expect(texts.filter((text) => PLACEHOLDER.test(text))).toEqual([]);
});

/** Words that visitors never see: the documents list their replacements under “Words”. */
const OTHER_WORDS =
  /\binstants?\b|\bone record (?:there|for each veto)\b|\bholds the (?:gate|live state)\b|\bpublic log\b|\bthe feed\b|\bnothing is committed\b/i;

test.each([...pages, ...records])(
  '$path has one word for a time, an event, a log, a commit and what a veto holds',
  ({ head, blocks }) => {
    const texts = [...Object.values(head), ...blocks.map(({ text }) => text)];
    expect(texts.filter((text) => OTHER_WORDS.test(text))).toEqual([]);
  },
);

/** Headings whose capitals the specification fixes. */
const CAPITALS = [
  'File Integrity',
  'Supported Hardware',
  'Secure Boot and Attestation Flow',
  'Operational Notes',
  'Support and Licensing',
];

test('headings are in sentence case, but for those that the specification fixes', () => {
  const headings = pages.flatMap(({ blocks }) => blocks.flatMap(({ kind, text }) => (kind === 'heading' ? text : [])));
  const capitals = headings.filter((text) => /\s[A-Z][a-z]/.test(text.replace(/^\d+\. /, '')));
  expect(capitals.sort()).toEqual(CAPITALS.sort());
});

test('sections are required of pages that exist', () => {
  for (const path of Object.keys(REQUIRED_SECTIONS)) expect(at(path).path).toBe(path);
});

test.each(policies)('$path has numbered sections, its subjects and a policy’s length', (page) => {
  expect(policyFaults(page, wordCount(page))).toEqual([]);
});

describe.each(FIGURES)('$what', (figure) => {
  test('stands where it belongs', () => {
    for (const path of Object.keys(figure.stated)) expect(at(path).path).toBe(path);
    expect(unstated(figure, pages)).toEqual([]);
  });

  test('is contradicted nowhere', () => {
    expect(contradictions(figure, [...pages, ...records])).toEqual([]);
  });
});

describe('what the pages keep in the browser', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const inCode = sources
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/\bstored(?:<[^(]*>)?\(\s*'([\w-]+)'/g)])
    .map(([, name]) => `northwall.${name}`);
  const listedOn = (path: string) =>
    [...at(path).body.matchAll(/^- `(northwall\.[\w-]+)`/gm)].map(([, name]) => name).sort();

  test.each(['/privacy', '/cookies'])('%s lists each entry that the code stores', (path) => {
    expect(inCode).toContain('northwall.world');
    expect(listedOn(path)).toEqual(expect.arrayContaining(inCode));
  });

  test('both policies list the same entries', () => {
    expect(listedOn('/privacy')).toEqual(listedOn('/cookies'));
  });
});
