import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { inSections, type Node, rehypeSections, slug } from '../scripts/build/sections.mjs';
import { ROUTES } from '../src/app/routes';
import { loadProse } from '../src/content/documents';
import { DASHBOARD_IDS } from '../src/dashboards/ids';
import { Contents } from '../src/pages/contents/contents';

test.each([
  ['1. Scope', 'scope'],
  ['12.3. Two parts', 'two-parts'],
  ['15 interlocks', '15-interlocks'],
  ['What we don’t do', 'what-we-dont-do'],
  ['Règles & “limits”', 'regles-limits'],
])('the heading "%s" has the anchor %s', (heading, anchor) => {
  expect(slug(heading)).toBe(anchor);
});

/** Text of those section headings, as the Markdown compiler hands it over. */
const textOf = (...headings: string[]) => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', children: [{ type: 'text', value: 'Introduction.' }] },
    ...headings.map((value) => ({ type: 'element', tagName: 'h2', children: [{ type: 'text', value }] })),
  ],
});

describe('the build stops, naming the file,', () => {
  test.each([
    ['where two headings share an anchor', ['1. Scope', '2. Scope']],
    ['where a heading has no anchor', ['1. …']],
  ])('%s', (_, headings) => {
    expect(() => rehypeSections()(textOf(...headings), { path: 'terms.md' })).toThrow('terms.md');
  });
});

test('a section has its heading, the figures it is remembered by, its text with tables between, and its drawings after the first text', () => {
  const sections = inSections(
    'h2 p figure p ul h2 table p h2 p table figure blockquote p'
      .split(' ')
      .map((tagName) => ({ type: 'element', tagName })),
  );
  const inWords = ({ tagName, children = [] }: Node): string =>
    tagName === 'div' ? `(${children.map(inWords).join(' ')})` : `${tagName}`;
  expect(sections.map(inWords)).toEqual(['(h2 (p p ul) figure)', '(h2 table (p))', '(h2 () (p) figure table (p))']);
});

describe.each(ROUTES)('$path', ({ content }) => {
  test('has anchors that nothing else on a page has', async () => {
    const { headings } = await loadProse(content);
    const taken = ['main', 'root', 'contents-title', ...DASHBOARD_IDS];
    expect(headings.filter(({ id }) => taken.includes(id))).toEqual([]);
  });
});

test('a text’s headings are its own, in order, with their numbers apart', async () => {
  const { headings } = await loadProse('policies/terms');
  expect(headings[2]).toMatchObject({ id: 'minimum-age', text: 'Minimum age' });
  expect(headings).toHaveLength(17);
});

test('a page’s contents list its sections; a page without any has no list', () => {
  const listOf = (...headings: { id: string; text: string }[]) =>
    renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Contents, { headings })));
  expect(listOf({ id: 'scope', text: 'Scope' })).toContain('<a href="#scope"');
  expect(listOf()).toBe('');
});
