import { gzipSync } from 'node:zlib';
import { expect, open, test } from './site';

/** Most JavaScript that a page without dashboards may load, in bytes of gzip. */
const STATIC_LIMIT = 120_000;

test('a static page loads no Pixi and at most 120 kB of JavaScript', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body());
  });
  await open(page, '/terms');
  const scripts = await Promise.all(bodies);
  const size = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'JavaScript of /terms, bytes of gzip', description: String(size) });
  expect(size).toBeLessThanOrEqual(STATIC_LIMIT);
  for (const body of scripts) expect(body.toString()).not.toMatch(/webglcontextlost|uProjectionMatrix/);
});
