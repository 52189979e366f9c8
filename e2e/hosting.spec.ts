import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CACHE, HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../deploy/headers.mjs';
import { type RawAnswer, rawAnswer, request } from '../tests/support/raw-http';
import { type Host, hosts, naive, publish, staticHosts } from './support/hosts';
import { ROUTES } from './support/paths';

const SITE = 'dist';
const read = (path: string) => readFileSync(join(SITE, path)).toString('latin1');
const pageOf = (route: string) => read(`${route}/index.html`);
const types: Readonly<Record<string, string>> = TYPES;

/** Files with an address of their own. */
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => statSync(join(SITE, file)).isFile() && !/\.(html|br|gz)$/.test(file),
);

/** Type names without parameters, in lower case. */
const bare = (type = '') => type.toLowerCase().split(';')[0];

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const expected = inLowerCase(HEADERS);
const policies = ({ headers }: RawAnswer) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));

/** Accept-Encoding of browsers. */
const BROWSERS = 'gzip, deflate, br, zstd';

const decode = { br: brotliDecompressSync, gzip: gunzipSync };

let root: string;
test.beforeAll(() => {
  root = publish(SITE, '/');
});
test.afterAll(() => rmSync(dirname(root), { recursive: true }));

for (const { name, start } of hosts) {
  test.describe(name, () => {
    let host: Host;
    test.beforeAll(async () => {
      host = await start(root, '/');
    });
    test.afterAll(() => host.stop());
    const ask = (target: string, headers = {}, method = 'GET') =>
      rawAnswer(host.port, request(target, headers, method));

    test('serves every page and file, compressed where it can be, with the headers of the site', async () => {
      for (const route of ROUTES) {
        const answer = await ask(route);
        expect([route, answer.status, bare(answer.headers['content-type'])]).toEqual([route, 200, 'text/html']);
        expect(answer.body === pageOf(route), `${route} whole`).toBe(true);
        expect(policies(answer)).toEqual(expected);
        expect(answer.headers['cache-control']).toBe(CACHE.other);
        for (const coding of name === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const)) {
          const sent = await ask(route, { 'Accept-Encoding': coding });
          expect([route, sent.headers['content-encoding']]).toEqual([route, coding]);
          expect(sent.headers.vary).toContain('Accept-Encoding');
          expect(sent.headers.etag).not.toBe(answer.headers.etag);
          const decoded = decode[coding](Buffer.from(sent.body, 'latin1')).toString('latin1');
          expect(decoded === pageOf(route), `${route} in ${coding} whole`).toBe(true);
        }
      }
      for (const file of files) {
        const answer = await ask(`/${file}`);
        expect([file, answer.status, bare(answer.headers['content-type'])]).toEqual([
          file,
          200,
          bare(types[extname(file)]),
        ]);
        expect(answer.body === read(file), `${file} whole`).toBe(true);
        expect(answer.headers['cache-control']).toBe(file.startsWith('assets/') ? CACHE.hashed : CACHE.other);
        expect(policies(answer)).toEqual(`/${file}` === WORKER ? inLowerCase(WORKER_HEADERS) : expected);
      }
    });

    test('answers anything else with the 404 page, and serves no file outside its folder', async () => {
      const lost = read('404.html');
      for (const target of [
        '/nowhere',
        '/Terms',
        '/assets/gone-1a2b3c4d.js',
        '/nowhere.caps',
        '/terms.html',
        '/terms/index.html',
        '/terms/index.html.br',
        '/404',
        '/404.html',
        '/index',
        '/robots.txt/',
        '//terms',
        '/terms%2f',
        '/kiosk%2Fsetup',
      ]) {
        const answer = await ask(target);
        expect([target, answer.status, bare(answer.headers['content-type'])]).toEqual([target, 404, 'text/html']);
        expect(answer.body === lost, `${target}: the 404 page`).toBe(true);
        expect(policies(answer)).toEqual(expected);
        expect(answer.headers['cache-control']).toBe(CACHE.other);
      }
      for (const target of [
        '/../secret.txt',
        '/%2e%2e/secret.txt',
        '/..%2fsecret.txt',
        '/assets/..%5c..%5csecret.txt',
        '/assets/../../secret.txt',
        '/%00',
        '/%',
      ]) {
        const answer = await ask(target);
        expect([400, 404]).toContain(answer.status);
        expect(answer.body).not.toContain('secret');
      }
    });

    test('sends ranges, answers 304 for what the client has, and accepts no uploads', async () => {
      const robots = read('robots.txt');
      const whole = await ask('/robots.txt');
      const etag = whole.headers.etag ?? '';
      const part = await ask('/robots.txt', { Range: 'bytes=2-5' });
      expect([part.status, part.body, part.headers['content-range']]).toEqual([
        206,
        robots.slice(2, 6),
        `bytes 2-5/${robots.length}`,
      ]);
      const last = await ask('/robots.txt', { Range: 'bytes=-5', 'If-Range': etag });
      expect([last.status, last.body]).toEqual([206, robots.slice(-5)]);
      expect((await ask('/robots.txt', { Range: 'bytes=2-5', 'If-Range': '"other"' })).body).toBe(robots);
      expect((await ask('/robots.txt', { Range: `bytes=${robots.length}-` })).status).toBe(416);
      for (const target of ['/robots.txt', '/terms', `/${files.find((file) => file.startsWith('assets/'))}`]) {
        const forms = await Promise.all(
          ['identity', 'gzip', BROWSERS].map((accepted) => ask(target, { 'Accept-Encoding': accepted })),
        );
        const tags = forms.map(({ headers }) => headers.etag);
        const again = await ask(target, { 'Accept-Encoding': BROWSERS, 'If-None-Match': ['"a"', ...tags].join(', ') });
        expect([target, again.status, again.body.length]).toEqual([target, 304, 0]);
        expect(tags).toContain(again.headers.etag);
        expect(again.headers['cache-control']).toBe(forms[0]?.headers['cache-control']);
      }
      const head = await ask('/terms', {}, 'HEAD');
      expect([head.status, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(pageOf('/terms').length),
      ]);
      for (const method of ['POST', 'DELETE']) {
        expect((await ask('/', { 'Content-Length': '0' }, method)).status).toBe(405);
      }
    });
  });
}

/** One file of each type, and one cached for a year, because this host is slow. */
const oneOfEach = [
  ...new Map(files.map((file) => [`${dirname(file) === 'assets'} ${extname(file)}`, file])).values(),
  WORKER.slice(1),
];

for (const { name, start } of staticHosts) {
  test(`${name} serves every page, and files of each kind, with the headers of the site, and the 404 page for what it does not have`, async () => {
    const folder = publish(SITE, '/');
    const host = await start(folder, '/');
    const ask = (target: string, headers = {}, method = 'GET') =>
      rawAnswer(host.port, request(target, headers, method));
    /** The host uses other names for the types of scripts and pictures, and other words for revalidation. */
    const sameType = (type = '') =>
      bare(type)
        ?.replace(/^application\/(?=javascript|xml)/, 'text/')
        .replace('vnd.microsoft.icon', 'x-icon');
    const checked = 'public, max-age=0, must-revalidate';
    try {
      for (const route of ROUTES) {
        const answer = await ask(route, { 'Accept-Encoding': 'identity' });
        expect([route, answer.status, bare(answer.headers['content-type'])]).toEqual([route, 200, 'text/html']);
        expect(answer.body === pageOf(route), `${route} whole`).toBe(true);
        expect([route, policies(answer)]).toEqual([route, expected]);
        expect(answer.headers['cache-control']).toBe(checked);
      }
      for (const file of oneOfEach) {
        const answer = await ask(`/${file}`, { 'Accept-Encoding': 'identity' });
        const type = sameType(answer.headers['content-type']);
        expect([file, answer.status, type]).toEqual([file, 200, sameType(types[extname(file)])]);
        expect(answer.body === read(file), `${file} whole`).toBe(true);
        expect([file, answer.headers['cache-control']]).toEqual([
          file,
          file.startsWith('assets/') ? CACHE.hashed : checked,
        ]);
        expect(policies(answer)).toEqual(`/${file}` === WORKER ? inLowerCase(WORKER_HEADERS) : expected);
      }
      const packed = await ask('/terms', { 'Accept-Encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(Buffer.from(packed.body, 'latin1')).toString('latin1') === pageOf('/terms')).toBe(
        true,
      );
      const again = await ask('/terms', { 'If-None-Match': packed.headers.etag });
      expect([again.status, again.body]).toEqual([304, '']);
      for (const target of ['/nowhere', '/Terms', '/terms.html', '/assets/gone-1a2b3c4d.js', '/%2e%2e/secret.txt']) {
        const answer = await ask(target);
        expect([target, answer.status, answer.headers['cache-control']]).toEqual([target, 404, 'no-store']);
        expect(answer.body === read('404.html'), `${target}: the 404 page`).toBe(true);
        expect(policies(answer)).toEqual(expected);
      }
      for (const target of ['/terms/index.html', '//terms']) {
        const { status, headers } = await ask(target);
        expect([target, status, headers.location]).toEqual([target, 308, '/terms/']);
      }
      expect((await ask('/', { 'Content-Length': '0' }, 'POST')).status).toBe(405);
    } finally {
      await host.stop();
      rmSync(dirname(folder), { recursive: true });
    }
  });
}

test(`${naive.name} leads to every page, under each of its names`, async ({ page }) => {
  const host = await naive.start(root, '/');
  try {
    for (const route of ROUTES) {
      const response = await fetch(`http://127.0.0.1:${host.port}${route}`);
      expect([route, response.status]).toEqual([route, 200]);
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(body === pageOf(route), `${route} whole`).toBe(true);
    }
    for (const name of ['/terms/index.html?v=1#1', '/terms//', '/terms%2findex.html']) {
      await page.goto(`http://localhost:${host.port}${name}`);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.locator('h1')).toHaveText('Terms of Service');
      expect([name, new URL(page.url()).pathname]).toEqual([name, '/terms']);
    }
  } finally {
    await host.stop();
  }
});
