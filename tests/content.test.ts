import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from '../scripts/frontmatter.mjs';
import { ROUTES } from '../src/app/routes';

const folder = join(import.meta.dirname, '../src/content');
const files = ['pages', 'policies'].flatMap((part) =>
  readdirSync(join(folder, part)).map((name) => `${part}/${name.replace(/\.md$/, '')}`),
);
const textOf = (file: string) => readFileSync(join(folder, `${file}.md`), 'utf8');

test('every content file is a route’s', () => {
  expect(files.sort()).toEqual(ROUTES.map(({ content }) => content).sort());
});

describe.each(files)('%s', (file) => {
  const body = textOf(file).replace(/^---[\s\S]*?---\n/, '');

  test('opens with a paragraph and leaves the h1 to its frontmatter', () => {
    expect(body).toMatch(/^[A-Z]/);
    expect(body).not.toMatch(/^# /m);
  });

  test('links to routes of the site only', () => {
    for (const [, target] of body.matchAll(/\]\(([^)]+)\)/g)) {
      expect(ROUTES.map(({ path }) => path)).toContain(target);
    }
  });
});

describe('frontmatter', () => {
  const valid = 'title: A\ndescription: B\neyebrow: C\nheading: "D: E"';

  test('is read field by field, quoted or not', () => {
    expect(parseFrontmatter(`---\n${valid}\n---\ntext`, 'x.md')).toEqual({
      title: 'A',
      description: 'B',
      eyebrow: 'C',
      heading: 'D: E',
    });
  });

  test.each([
    ['is missing', 'text'],
    ['lacks a field', '---\ntitle: A\n---\n'],
    ['has an unknown field', `---\n${valid}\nauthor: X\n---\n`],
    ['has an empty field', `---\n${valid}\nnote: \n---\n`],
    ['has a line that is no field', `---\n${valid}\n- list\n---\n`],
  ])('that %s stops the build with the file’s name', (_, text) => {
    expect(() => parseFrontmatter(text, 'x.md')).toThrow('x.md');
  });
});
