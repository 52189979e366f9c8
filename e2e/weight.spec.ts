import type { Response } from '@playwright/test';
import { expect, open, test } from './support/site';

/**
 * Most JavaScript that a page without dashboards may load, in bytes as the server sends them to a browser: with Brotli.
 */
const STATIC_LIMIT = 120_000;

test('a static page loads no Pixi and at most 120 kB of JavaScript', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await open(page, '/terms');
  const sizes = await Promise.all(scripts.map(async (script) => (await script.request().sizes()).responseBodySize));
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'JavaScript of /terms, bytes as sent', description: String(size) });
  // A smaller size means that nothing was counted.
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThanOrEqual(STATIC_LIMIT);
  for (const script of scripts) expect(await script.text()).not.toMatch(/webglcontextlost|uProjectionMatrix/);
});
