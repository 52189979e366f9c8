import type { Page } from '@playwright/test';
import { ROUTES } from './paths';
import { drawn, expect, FROZEN, open, test } from './site';
import { violations } from './violations';

/** What axe finds on the page at a phone's width and at a desktop's; at neither may it be wider than the window. */
async function violationsAtWidths(page: Page) {
  const found: Record<number, unknown> = {};
  for (const width of [1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    found[width] = await violations(page);
  }
  return found;
}

const NONE = { 390: [], 1920: [] };

for (const path of [...ROUTES, '/nowhere']) {
  test(`${path} has no accessibility violation and is no wider than the page, at 390 and at 1920`, async ({
    page,
    faults,
  }) => {
    await open(page, path);
    expect(await violationsAtWidths(page)).toEqual(NONE);
    if (path === '/nowhere') faults.length = 0;
  });
}

for (const width of [390, 1920]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the panel has none with table, inspector and menu open', async ({ page }) => {
      await open(page, `/skynet?${FROZEN}`);
      const panel = await drawn(page, 'cores');
      await panel.getByRole('button', { name: 'Table' }).click();
      await panel.getByRole('button', { name: 'Inspect' }).click();
      await panel.getByRole('button', { name: 'More' }).click();
      // Clear of the header, under which a control of the panel above would be half hidden.
      await panel.evaluate((element) => element.scrollIntoView());
      expect(await violations(page)).toEqual([]);
    });

    test('the solo view has none', async ({ page }) => {
      await open(page, `/skynet?${FROZEN}&panel=cores`);
      await drawn(page, 'cores');
      expect(await violations(page)).toEqual([]);
    });
  });
}
