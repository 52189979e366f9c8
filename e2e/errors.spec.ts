import { expect, open, test } from './site';
import { violations } from './violations';

test('the 404 page has its number, its warning and the way home, and nothing axe minds', async ({ page, faults }) => {
  await page.goto('/nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.locator('main p').last()).toHaveText('Route not found. Return to home.');
  await expect(page.locator('main .eyebrow')).toHaveText(/Error/);
  await expect(page.locator('main .status-mark')).toHaveAttribute('data-tone', 'warn');
  await expect(page.getByRole('link', { name: 'Return to home.' })).toHaveAttribute('href', '/');
  expect(await violations(page)).toEqual([]);
  faults.length = 0;
});

for (const width of [320, 1920]) {
  test(`a page that throws shows the error screen, ${width} wide`, async ({ page, faults }) => {
    await page.setViewportSize({ width, height: 900 });
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
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.unroute(broken);
    await page.getByRole('button', { name: 'Reload this page' }).click();
    await expect(heading).toHaveText('Skynet Node Initialization Capsule');
    faults.length = 0;
  });
}
