import { expect, test } from 'vitest';
import { TIMELINE } from './timeline';

test('the five dates stand in order', () => {
  expect(TIMELINE.map(({ year }) => year)).toEqual([1997, 2004, 2012, 2023, 2025]);
});

test.each(TIMELINE)('$year is told in 80 to 140 words', ({ title, detail }) => {
  expect(title).toMatch(/^[A-Z].{8,40}[^.]$/);
  const words = detail.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(80);
  expect(words).toBeLessThanOrEqual(140);
});
