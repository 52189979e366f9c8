import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type Host, hosts, publish } from './support/hosts';
import { onConsole } from './support/site';

const BASE = '/northwall/';

let root: string;
test.beforeAll(() => {
  // A folder of this worker's own, inside the project.
  const build = `.cache/sub-path-${process.pid}`;
  execFileSync('node', ['scripts/build.mjs', '--base', BASE, '--out', build]);
  root = publish(build, BASE);
  rmSync(build, { recursive: true });
});
test.afterAll(() => rmSync(dirname(root), { recursive: true }));

/** Visits the site once, has the server stop, and opens another page. */
async function openOffline(browser: Browser, host: Host, site: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${site}terms`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(site);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await host.stop();
  await page.goto(`${site}ethics`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await context.close();
}

test('every link of a prerendered page stays in the folder of the server', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(28);
  const outside = pages.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
      .filter(([, href]) => !`${href?.split('?')[0]}/`.startsWith(BASE))
      .map(([, href]) => `${file}: ${href}`),
  );
  expect(outside).toEqual([]);
});

test('a site that is built for a folder of a server lives in that folder alone', async ({ page, browser }) => {
  const faults: string[] = [];
  onConsole(page, (message) => faults.push(message.text()));
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith(BASE)) faults.push(`outside: ${pathname}`);
  });
  for (const { name, start } of hosts) {
    const host: Host = await start(root, BASE);
    const origin = `http://localhost:${host.port}`;
    try {
      for (const path of ['', 'neuromorphic?panel=cores&at=2026-03-03T08:53:26.800Z&speed=0', 'terms']) {
        // The drawings are the same files on every server.
        const isLoaded = path === 'terms' || name === hosts[0]?.name;
        const address = `${origin}${BASE}${path}`;
        const response = isLoaded ? await page.goto(address) : await page.request.get(address);
        expect([name, path, response?.status()]).toEqual([name, path, 200]);
        if (isLoaded) await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Exhibitions' }).click();
      await expect(page).toHaveURL(/\/northwall\/expos/);
      await expect(page.locator('h1')).toBeFocused();
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.filter((href) => href?.startsWith('/') && !`${href}/`.startsWith(BASE))).toEqual([]);
      expect(faults).toEqual([]);
      const lost = await page.goto(`${origin}${BASE}nowhere`);
      expect([lost?.status(), await lost?.text()]).toEqual([404, readFileSync(join(root, BASE, '404.html'), 'utf8')]);
      await expect(page.locator('h1')).toHaveText('404');
      faults.length = 0;
      await openOffline(browser, host, `${origin}${BASE}`);
    } finally {
      await host.stop();
    }
  }
});
