import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIXED, fixedTable } from './content/fixed';

describe.each(Object.entries(FIXED))('%s', (_subject, requirements) => {
  test.each(requirements)('$what is as fixed', async ({ place, expected, found }) => {
    expect(/^(?:\/|every )/.test(place) || existsSync(place)).toBe(true);
    expect(await found()).toEqual(expected);
  });
});

test('docs/fixed.md lists what is fixed, and where', async () => {
  await expect(fixedTable()).toMatchFileSnapshot('../docs/fixed.md');
});
