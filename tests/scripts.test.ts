import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTemplate, pageFile } from '../scripts/page-html.mjs';
import { serve } from '../scripts/serve.mjs';

const project = resolve(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, () => done((server.address() as AddressInfo).port)));

describe('the server', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const site = join(folder, 'site');
    mkdirSync(join(site, 'assets'), { recursive: true });
    writeFileSync(join(site, 'index.html'), 'home');
    writeFileSync(join(site, 'terms.html'), 'terms');
    writeFileSync(join(site, '404.html'), 'lost');
    writeFileSync(join(site, 'assets/app-1a2b.js'), 'app');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    server = await serve(site, 0);
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => void server.close());

  test.each([
    ['/', 200, 'home'],
    ['/terms', 200, 'terms'],
    ['/terms?at=0', 200, 'terms'],
    ['/assets/app-1a2b.js', 200, 'app'],
    ['/terms.html', 404, 'lost'],
    ['/404', 404, 'lost'],
    ['/index', 404, 'lost'],
    ['/nowhere', 404, 'lost'],
    ['/assets/', 404, 'lost'],
    ['/%2e%2e/secret.txt', 404, 'lost'],
    ['/..%2fsecret.txt', 404, 'lost'],
    ['/%00', 404, 'lost'],
    ['/%', 404, 'lost'],
  ])('answers %s with %i', async (path, status, body) => {
    const response = await fetch(`${origin}${path}`);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('outlives a file that is taken from it', async () => {
    rmSync(join(folder, 'site/assets/app-1a2b.js'));
    await expect(fetch(`${origin}/assets/app-1a2b.js`).then((response) => response.text())).rejects.toThrow();
    expect((await fetch(`${origin}/terms`)).status).toBe(200);
  });

  test('answers HEAD without a body and refuses to be written to', async () => {
    expect((await fetch(`${origin}/terms`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${origin}/terms`, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('npm start', () => {
  /** A project that is installed and whose build is a matter of nothing, so that only the start itself is run. */
  function start(env: Record<string, string>) {
    const copy = mkdtempSync(join(folder, 'a folder with spaces '));
    cpSync(join(project, 'scripts'), join(copy, 'scripts'), { recursive: true });
    cpSync(join(project, 'deploy'), join(copy, 'deploy'), { recursive: true });
    writeFileSync(join(copy, 'package-lock.json'), '{}');
    writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(copy, 'scripts/build-site.mjs'),
      "import { mkdirSync, writeFileSync } from 'node:fs';\nexport async function buildSite(to) { mkdirSync(to); writeFileSync(to + '/404.html', ''); }\n",
    );
    mkdirSync(join(copy, 'node_modules'));
    for (const name of ['sirv', 'totalist', 'mrmime', '@polka/url']) {
      cpSync(join(project, 'node_modules', name), join(copy, 'node_modules', name), { recursive: true });
    }
    writeFileSync(join(copy, 'node_modules/.installed'), '{}');
    const later = new Date(8e12);
    utimesSync(join(copy, 'node_modules/.installed'), later, later);
    return spawnSync('node', ['scripts/start.mjs'], { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } });
  }

  test('says in one line that a port is taken', async () => {
    const other = createServer();
    const port = await listen(other);
    const { status, stderr } = start({ PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`Port ${port} is taken. Choose another: PORT=4174 npm start`);
  });

  test.each(['http', '-1', '65536', '4173.5'])('says in one line that PORT=%s is no port', (port) => {
    const { status, stderr } = start({ PORT: port });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`PORT has to be a number from 0 to 65535, not "${port}".`);
  });
});

test('a CHROMIUM_PATH that cannot be run is said in one line', () => {
  const { status, stderr } = spawnSync(
    'node',
    [
      '--input-type=module',
      '-e',
      "const { findBrowser } = await import('./scripts/browser.mjs'); await findBrowser();",
    ],
    { cwd: project, encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/no/such/browser' } },
  );
  expect([status, stderr.trim()]).toEqual([1, 'CHROMIUM_PATH names "/no/such/browser", which cannot be run.']);
});

describe('a page’s HTML', () => {
  const template = '<head><!--head--></head><div id="root"><!--app--></div>';
  const page = {
    html: '<h1>$& A</h1>',
    head: {
      title: 'A "B" <C>',
      canonical: 'https://northwall.example/a',
      metas: [
        { key: 'name', name: 'description', content: 'D & E' },
        { key: 'name', name: 'robots', content: undefined },
      ],
    },
    page: '/a',
    modules: ['src/a.tsx'],
  };
  const manifest = {
    'src/a.tsx': { file: 'assets/a.js', imports: ['_shared.js', 'entry.ts'] },
    '_shared.js': { file: 'assets/shared.js' },
    'entry.ts': { file: 'assets/entry.js', isEntry: true },
  };

  test('holds the page, its escaped head and the chunks it needs beside the entry', () => {
    const html = fillTemplate(template, page, manifest);
    expect(html).toContain('<div id="root" data-page="/a"><h1>$& A</h1></div>');
    expect(html).toContain('<title>A &quot;B&quot; &lt;C&gt;</title>');
    expect(html).toContain('<link rel="canonical" href="https://northwall.example/a" />');
    expect(html).toContain('<meta name="description" content="D &amp; E" />');
    expect(html).not.toContain('robots');
    expect(html.match(/modulepreload" href="([^"]+)"/g)).toHaveLength(2);
  });

  test.each(['<p style="color: red">', '<script>alert(1)</script>'])('is refused with %s in it', (html) => {
    expect(() => fillTemplate(template, { ...page, html }, manifest)).toThrow('would be blocked');
  });

  test('has a file of its own', () => {
    expect(['/', '/terms', '/404'].map(pageFile)).toEqual(['index.html', 'terms.html', '404.html']);
  });
});
