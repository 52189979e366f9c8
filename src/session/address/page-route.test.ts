import { expect, test } from 'vitest';
import { currentSearch } from './page-route';

test('a page’s address is changed from what the page shows, whatever a component was rendered with', () => {
  const session = { search: '?v=1&seed=hall-4&at=1772528006000&speed=0' };
  expect(currentSearch('?v=1&seed=hall-4', session)).toBe(session.search);
  expect(currentSearch('?v=1&seed=hall-4&at=1772528005000&speed=0', session)).toBe(session.search);
  // A query in a visitor's own words stays.
  expect(currentSearch('?seed=hall-4', { search: '?v=1&seed=hall-4' })).toBe('?seed=hall-4');
  expect(currentSearch('', { search: '' })).toBe('');
});
