import { readFileSync } from 'node:fs';
import { ROUTES } from './support/paths';
import { expect, open, test } from './support/site';

const ORIGIN = 'https://northwall.example';

/** Width and height of a PNG, from its header. */
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Contents of the document's meta elements, by name or property. */
function metas(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const names = found.map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  return Object.fromEntries(found.map(([, name = '', content = '']) => [name, content]));
}

test('every page has its own title and the tags that search engines and link previews read', async ({ request }) => {
  const titles = new Set();
  for (const path of ROUTES) {
    const html = await (await request.get(path)).text();
    const found = metas(html);
    const title = /<title>(.*) · Northwall<\/title>/.exec(html)?.[1];
    expect(title, path).toBeTruthy();
    titles.add(title);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}" />`);
    expect(found, path).toMatchObject({
      'og:title': title,
      'og:description': found.description,
      'og:url': `${ORIGIN}${path}`,
      'og:image': `${ORIGIN}/og.png`,
      'og:site_name': 'Northwall',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': `${ORIGIN}/og.png`,
      'theme-color': '#0B0E11',
    });
    expect(found.robots, path).toBeUndefined();
  }
  expect(titles.size).toBe(ROUTES.length);
});

test('following a link updates every tag in the head', async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle(/^Privacy/);
  for (const [name, content] of Object.entries(metas(await (await page.request.get('/privacy')).text()))) {
    await expect(page.locator(`meta[name="${name}"], meta[property="${name}"]`)).toHaveAttribute(
      'content',
      content.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    );
  }
});

test('the 404 page asks search engines not to list it', async ({ request }) => {
  const html = await (await request.get('/nowhere')).text();
  expect(metas(html).robots).toBe('noindex');
  expect(html).not.toContain('og:url');
  expect(html).not.toContain('canonical');
});

test('the sitemap lists every route once, and robots.txt names it', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(ROUTES.map((path) => `${ORIGIN}${path}`).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('the browser reads the manifest, and its icons have the stated sizes', async ({ page, request }) => {
  await open(page, '/terms');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string; type: string }[] };
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(`/${src}`);
    expect(answer.headers()['content-type']).toContain(type);
    if (type === 'image/png') expect(size(await answer.body()).join('x')).toBe(sizes);
  }
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toBe('application/manifest+json');
});

test('the preview picture and the icons have the sizes that the head states', async ({ request }) => {
  expect(size(await (await request.get('/og.png')).body())).toEqual([1200, 630]);
  expect(size(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
  const ico = await (await request.get('/favicon.ico')).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(size(ico.subarray(22))).toEqual([32, 32]);
  expect(readFileSync('public/og.png').length).toBeLessThan(300_000);
});
