import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { keepTogether } from '../scripts/build/kept.mjs';
import { rehypeSections, slug } from '../scripts/build/sections.mjs';
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

/** A text of those section headings, as the Markdown compiler hands it over. */
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

test('no column can end after a heading, nor before a short list that a paragraph introduces or a section’s last paragraph', () => {
  const node = (name: string) => {
    const [tagName = '', items] = name.split(':');
    return {
      type: 'element',
      tagName,
      children: Array.from({ length: Number(items ?? 0) }, () => ({ type: 'element', tagName: 'li' })),
    };
  };
  const blocks = (text: string) =>
    keepTogether(text.split(' ').map(node)).map(({ tagName, children }) =>
      tagName === 'div' ? children?.map((child) => child.tagName).join('+') : tagName,
    );
  expect(blocks('h2 p p ul:4 p ol:5 h2 ul:6 h2 figure')).toEqual(['h2+p', 'p+ul', 'p', 'ol', 'h2+ul', 'h2+figure']);
  expect(blocks('h2 p p p p h2 p')).toEqual(['h2+p', 'p', 'p+p', 'h2+p']);
  expect(blocks('h2 table p h2')).toEqual(['h2', 'table', 'p', 'h2']);
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
