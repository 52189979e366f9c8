import { expect, FROZEN, open, test } from './support/site';

test('a link changes the page without a reload: title, head and focus are the new page’s', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Governance' }).click();
  await main.getByRole('link', { name: 'Containment' }).click();
  await expect(page).toHaveURL('/containment');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(/ · Northwall$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://northwall.example/containment');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link in the text keeps the instant of the page', async ({ page }) => {
  await open(page, `/security?${FROZEN}`);
  await page.locator('main').getByRole('link', { name: 'Security Policy' }).first().click();
  await expect(page.locator('h1')).toHaveText('Security Policy');
  await page.goBack();
  await expect(page.locator('.time-bar')).toContainText('2026-03-03 09:19:04');
});

test('a page that is scrolled before its scripts come stays there, and after a reload', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/entry-client/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // A font that comes after the scroll moves the text, and the browser keeps the text in its place, not the number.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded'),
  );
  await page.evaluate(() => scrollTo(0, 600));
  release();
  await page.locator('html[data-ready]').waitFor();
  expect(await place()).toBe(600);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(place).toBe(600);
});

test('a new page starts at its top, and going back returns to the place', async ({ page }) => {
  await open(page, '/terms');
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await footerLink.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await footerLink.click();
  await expect(page.locator('h1')).toHaveText('Privacy Policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Terms of Service');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await open(page, '/research');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the navigation marks the current page and its group', async ({ page }) => {
  await open(page, '/ethics');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current=page]')).toHaveText(['Ethics']);
  await expect(main.locator('[aria-current=true]')).toHaveText(['Governance']);
});
