import { expect, open, test } from './site';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With scripts off, the browser reports the scripts that it was told to preload as blocked.
  test.afterEach(({ faults }) => {
    const own = faults.filter((fault) => !fault.endsWith('.js csp'));
    faults.splice(0, faults.length, ...own);
  });

  test('/skynet says what its panel needs', async ({ page }) => {
    await page.goto('/skynet');
    await expect(page.locator('#cores noscript p')).toBeVisible();
  });
});

test('what is no route answers 404 with the 404 page', async ({ page, request, faults }) => {
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
  await expect(page.locator('main')).toContainText('Error');
  await expect(page.locator('main')).toContainText('Route not found. Return to home.');
  await expect(page.locator('main .status-mark')).toHaveAttribute('data-tone', 'warn');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // The browser itself reports the page's status on the console.
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  await page.getByRole('link', { name: 'Return to home.' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  faults.length = 0;
});

test('an address that cannot be decoded gets the 404 page as it is served', async ({ page, faults }) => {
  for (const path of ['/%', '/%E0%A4%A']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.locator('.not-live')).toBeHidden();
  }
  await page.getByRole('link', { name: 'Return to home.' }).click();
  await expect(page.locator('h1')).toHaveText('Autonomy with a brake you can inspect');
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  faults.length = 0;
});

test('files are served with their types, and hashed ones for a year', async ({ page, request }) => {
  await open(page, '/');
  const script = await page.locator('script[src]').getAttribute('src');
  const answers = await Promise.all([script ?? '', '/icon.svg', '/robots.txt'].map((file) => request.get(file)));
  expect(answers.map((answer) => answer.headers()['content-type'])).toEqual([
    expect.stringContaining('javascript'),
    expect.stringContaining('image/svg+xml'),
    expect.stringContaining('text/plain'),
  ]);
  expect(answers.map((answer) => answer.headers()['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
    'no-cache',
  ]);
  expect((await request.post('/')).status()).toBe(405);
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});
