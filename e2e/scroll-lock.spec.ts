import { expect, frames, open, test } from './support/site';

// Playwright hides scrollbars; a visitor with a mouse has one, and it is what makes a page jump.
test.use({
  viewport: { width: 900, height: 700 },
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the page behind the open drawer neither scrolls nor jumps', async ({ page }) => {
  await open(page, '/terms');
  await page.evaluate(() => scrollTo(0, 600));
  const place = () =>
    page.evaluate(() => {
      const { x, y, width } = (document.querySelector('main') as HTMLElement).getBoundingClientRect();
      return [scrollY, x, y, width];
    });
  const before = await place();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(50, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('End');
  await frames(page, 2);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await place()).toEqual(before);
});
