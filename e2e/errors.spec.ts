import { expect, open, test } from './support/site';
import { violations } from './support/violations';

test('a page whose code throws shows the error screen, which fits at every width and offers a reload', async ({
  page,
  faults,
}) => {
  await open(page, '/terms');
  const broken = '**/assets/capsule-*.js';
  await page.route(broken, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export function Page() { throw new Error("planted"); }' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Initialization capsule' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error! · Northwall');
  await expect(page.getByRole('link', { name: 'Return to home' })).toHaveAttribute('href', '/');
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(heading).toHaveText('Skynet Node Initialization Capsule');
  faults.length = 0;
});

test('an address that is no page is answered by the 404 page with its warning and the way home', async ({
  page,
  request,
}) => {
  for (const path of [
    '/terms.html',
    '/index',
    '/404',
    '/Terms',
    '/terms/section',
    '/terms%2f',
    '/..%2f..%2fetc/passwd',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Route not found.');
  }
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.locator('main .eyebrow')).toHaveText(/Error/);
  await expect(page.locator('main p').last()).toHaveText('Route not found. Return to home.');
  await expect(page.locator('main .status-mark')).toHaveAttribute('data-tone', 'warn');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to home.' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('an address that cannot be decoded gets the 404 page as it is served', async ({ page }) => {
  for (const path of ['/%', '/%E0%A4%A']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.locator('.not-live')).toBeHidden();
  }
  await page.getByRole('link', { name: 'Return to home.' }).click();
  await expect(page.locator('h1')).toHaveText('Autonomy with a brake you can inspect');
});
