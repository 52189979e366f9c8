import { describe, expect, test } from 'vitest';
import { ROUTES as PATHS } from '../e2e/support/paths';
import { ROUTES } from '../src/app/routes';
import { BRAND } from '../src/content/brand';
import { frontmatterOf } from '../src/content/documents';
import { DRAWER_GROUPS, FOOTER_GROUPS, HEADER_GROUPS, LEAD, POLICY_GROUP } from '../src/content/navigation';

test('the site has its 28 routes and no other', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
});

test('each page but home is in one group of the drawer or beside them, and in one column of the footer; the header leads to all but the policies', () => {
  const links = (groups: typeof DRAWER_GROUPS) => groups.flatMap((group) => group.links.map(({ to }) => to));
  const pages = PATHS.filter((path) => path !== '/').sort();
  const policies: readonly string[] = links([POLICY_GROUP]).filter((path) => path !== '/legal');
  expect([LEAD.to, ...links(DRAWER_GROUPS)].sort()).toEqual(pages);
  expect(links(FOOTER_GROUPS).sort()).toEqual(pages);
  expect([LEAD.to, ...links(HEADER_GROUPS)].sort()).toEqual(pages.filter((path) => !policies.includes(path)));
});

test('a page’s eyebrow names its menu, and a policy’s the menu of their index; the specification names that of the exhibitions', () => {
  const menus = FOOTER_GROUPS.flatMap((group) => {
    const { label } = group === POLICY_GROUP ? { label: 'Governance' } : group;
    return group.links.map(({ to }) => [to, to === '/expos' ? 'Events' : label] as const);
  });
  const eyebrows = ROUTES.map(({ path, content }) => [path, frontmatterOf(content).eyebrow] as const);
  expect(new Map(eyebrows.filter(([path]) => path !== '/').sort())).toEqual(new Map(menus.sort()));
});

describe('titles, descriptions and headings', () => {
  const heads = ROUTES.map(({ content }) => frontmatterOf(content));

  test.each(['title', 'description', 'heading'] as const)('no two pages share a %s', (field) => {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  });

  test.each(heads)('$title has the length that search results show', ({ title, description }) => {
    expect(`${title} · ${BRAND.name}`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
