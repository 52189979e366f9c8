import { expect, test } from 'vitest';
import { ROUTES } from '../src/app/routes';
import { STAFF } from '../src/content/careers';
import { EXECUTIVE_TABS } from '../src/content/executive';
import { EXPOS } from '../src/content/expos';
import { LEGAL_GROUPS } from '../src/content/legal';

test.each(EXECUTIVE_TABS)('$label makes its argument in 120 to 220 words and leads to a page', (tab) => {
  const words = tab.paragraphs.join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(120);
  expect(words).toBeLessThanOrEqual(220);
  expect(ROUTES.map(({ path }) => path)).toContain(tab.more.to);
  for (const { rows } of tab.table.groups) {
    for (const { cells, count } of rows) {
      expect(1 + cells.length + (count === undefined ? 0 : 1)).toBe(tab.table.columns.length);
    }
  }
});

const counted = (id: string) =>
  EXECUTIVE_TABS.find((tab) => tab.id === id)?.table.groups.flatMap(({ rows }) =>
    rows.map(({ count }) => count ?? 0),
  ) ?? [];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('412 people in the offices, and 47 events in the regions', () => {
  expect(sum(counted('leadership'))).toBe(STAFF.people);
  expect(counted('leadership')).toContain(STAFF.safety);
  expect(sum(counted('engagement-2025'))).toBe(47);
});

test('the regions’ counts are those of the list of exhibitions', () => {
  const rows = EXECUTIVE_TABS.find(({ id }) => id === 'engagement-2025')?.table.groups.flatMap((group) => group.rows);
  for (const { name, count } of rows ?? [])
    expect(EXPOS.filter(({ region }) => region === name)).toHaveLength(count ?? 0);
  expect(sum(counted('engagement-2025'))).toBe(EXPOS.length);
});

test('the legal index lists each policy once', () => {
  const policies = ROUTES.filter(({ page }) => page === 'policy').map(({ path }) => path.slice(1));
  expect(LEGAL_GROUPS.flatMap((group) => group.policies).sort()).toEqual([...policies].sort());
});
