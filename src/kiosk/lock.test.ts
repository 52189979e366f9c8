import { expect, test } from 'vitest';
import { isForPage } from './lock';

const none = { ctrlKey: false, altKey: false, metaKey: false, target: null };

test('keys that work the page’s controls are left to it, and an event that names no key is not', () => {
  expect(isForPage({ ...none, key: 'Tab' })).toBe(true);
  expect(isForPage({ ...none, key: 'Tab', altKey: true })).toBe(false);
  expect(isForPage({ ...none, key: 'F5' })).toBe(false);
  expect(isForPage(none)).toBe(false);
});
