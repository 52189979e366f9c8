import { describe, expect, test } from 'vitest';
import { ROUTES as PATHS } from '../e2e/paths';
import { ROUTES } from '../src/app/routes';
import { BRAND } from '../src/content/brand';
import { frontmatter } from '../src/content/documents';
import { HEADER_GROUPS, POLICY_GROUP } from '../src/content/navigation';

test('the site has its 28 routes and no other', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
});

test('navigation leads to every route but home and Skynet, each from one place of a group, and nowhere else', () => {
  const links = [...HEADER_GROUPS, POLICY_GROUP].flatMap((group) => group.links.map(({ to }) => to));
  expect(links.sort()).toEqual(PATHS.filter((path) => path !== '/' && path !== '/skynet').sort());
});

describe('titles, descriptions and headings', () => {
  const heads = ROUTES.map(({ content }) => frontmatter(content));

  test.each(['title', 'description', 'heading'] as const)('no two pages share a %s', (field) => {
    expect(new Set(heads.map((head) => head[field])).size).toBe(heads.length);
  });

  test.each(heads)('$title has the length that search results show', ({ title, description }) => {
    expect(`${title} · ${BRAND.name}`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test('every policy was last updated on 2025-08-30', () => {
  const policies = ROUTES.filter(({ page }) => page === 'policy');
  expect(policies).toHaveLength(13);
  for (const { content } of policies) expect(frontmatter(content).updated).toBe('2025-08-30');
});
