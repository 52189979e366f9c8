import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOf, serve } from '../scripts/serve.mjs';
import { rawAnswer, request } from './support/raw-http';

const TEN = '0123456789';
const TERMS = '<h1>Terms</h1>'.repeat(20);
const CAPSULE = Buffer.alloc(3_000_000, 'capsule ');

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
let port: number;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-server-'));
  const site = join(folder, 'site');
  for (const name of ['assets', 'terms', 'expos']) mkdirSync(join(site, name), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'index.html': 'home',
    '404.html': 'lost',
    '404.html.br': brotliCompressSync('lost'),
    'terms/index.html': TERMS,
    'terms/index.html.br': brotliCompressSync(TERMS),
    'terms/index.html.gz': gzipSync(TERMS),
    'assets/app-1a2b.js': 'app',
    'robots.txt': TEN,
    'empty.txt': '',
    'expos/all.ics': 'BEGIN',
    'favicon.ico': 'icon',
    'manifest.webmanifest': '{}',
    'northwall.caps': CAPSULE,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), content);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  symlinkSync(folder, join(site, 'out'));
  server = await serve(site, { port: 0, health: true, log: (line) => lines.push(line) });
  port = portOf(server);
  // The server serves the files read at the start.
  rmSync(site, { recursive: true });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (target: string, headers = {}, method = 'GET') => rawAnswer(port, request(target, headers, method));

const ANSWERS: [target: string, status: number, body: string][] = [
  ['/', 200, 'home'],
  ['/?at=0', 200, 'home'],
  ['/terms', 200, TERMS],
  ['/terms/', 200, TERMS],
  ['/terms?at=0#here', 200, TERMS],
  ['/terms?next=%2f', 200, TERMS],
  ['/%74erms', 200, TERMS],
  ['http://localhost/terms', 200, TERMS],
  ['/assets/app-1a2b.js', 200, 'app'],
  ['/healthz', 200, 'ok\n'],
  ['/healthz/', 404, 'lost'],
  ['/terms/index.html.br', 404, 'lost'],
  ['/Terms', 404, 'lost'],
  ['/404.html', 404, 'lost'],
  ['/index.html', 404, 'lost'],
  ['/nowhere', 404, 'lost'],
  ['/assets/', 404, 'lost'],
  ['/robots.txt/', 404, 'lost'],
  ['//evil.example/terms', 404, 'lost'],
  ['/link.txt', 404, 'lost'],
  ['/out/secret.txt', 404, 'lost'],
  ['/../secret.txt', 404, 'lost'],
  ['/terms%2f', 404, 'lost'],
  ['/terms%2F?at=0', 404, 'lost'],
  ['/%2e%2e/secret.txt', 404, 'lost'],
  ['/..%2fsecret.txt', 404, 'lost'],
  ['/assets/..%5c..%5csecret.txt', 404, 'lost'],
  ['/%00', 404, 'lost'],
  ['/%E0%A4%A', 404, 'lost'],
  ['/__proto__', 404, 'lost'],
  ['*', 404, 'lost'],
  [`/${'a'.repeat(9_000)}`, 414, 'The address is too long.\n'],
  [`/${'a'.repeat(5_000_000)}`, 431, 'The request cannot be read.\n'],
];
const CASES = ANSWERS.map(([target, ...rest]) => [target.slice(0, 40), target, ...rest] as const);

test.each(CASES)(
  '%s is answered as it should be, with the headers of every answer',
  async (_, target, status, body) => {
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-security-policy']).toContain("connect-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (status === 404) expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-cache', undefined]);
  },
);

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/favicon.ico', 'image/x-icon', 'no-cache'],
  ['/expos/all.ics', 'text/calendar; charset=utf-8', 'no-cache'],
  ['/northwall.caps', 'application/octet-stream', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/assets/gone-3c4d.js', 'text/html; charset=utf-8', 'no-cache'],
])('%s has its type and its time in caches', async (target, type, cache) => {
  const { headers } = await ask(target);
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
});

test('nobody but this machine is answered, unless a host is named', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

describe('ranges of ten bytes', () => {
  const PARTS: [string, string, string][] = [
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=0-99999999999999999999', TEN, 'bytes 0-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', TEN, 'bytes 0-9/10'],
    ['BYTES= 2-5 ', '2345', 'bytes 2-5/10'],
  ];
  test.each(PARTS)('%s is a part', async (Range, body, place) => {
    const answer = await ask('/robots.txt', { Range });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([206, body, place]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=99999999999999999999-', 'bytes=-0'])('%s is none', async (Range) => {
    const answer = await ask('/robots.txt', { Range });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['bytes=5-2', 'bytes=1,2', 'bytes=0-1,4-5', 'items=5-2', 'bytes=', 'nonsense', 'bytes 0-1'])(
    '%s is ignored',
    async (Range) => {
      const answer = await ask('/robots.txt', { Range });
      expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([200, TEN, undefined]);
    },
  );

  test('a part is sent only of the file that If-Range names', async () => {
    const etag = (await ask('/robots.txt')).headers.etag ?? '';
    const statusOf = async (tag: string) => (await ask('/robots.txt', { Range: 'bytes=2-5', 'If-Range': tag })).status;
    expect(await statusOf(etag)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Tue, 03 Mar 2026 08:53:26 GMT']) {
      expect(await statusOf(other)).toBe(200);
    }
    const beyond = await ask('/robots.txt', { Range: 'bytes=99-', 'If-Range': '"other"' });
    expect(beyond.status).toBe(200);
  });

  test('an empty file has no part', async () => {
    expect((await ask('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
    expect((await ask('/empty.txt')).headers['content-length']).toBe('0');
  });

  test('HEAD ignores ranges and is told all that GET is told', async () => {
    const [head, get] = [await ask('/robots.txt', { Range: 'bytes=2-5' }, 'HEAD'), await ask('/robots.txt')];
    expect([head.status, head.body]).toEqual([200, '']);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

test('a file that the client has is not sent again, in whatever list it names it', async () => {
  const { headers } = await ask('/robots.txt');
  const etag = headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const tags of [etag, `W/${etag}`, `"a", W/"b,c" ,${etag}`, '*']) {
    const answer = await ask('/robots.txt', { 'If-None-Match': tags });
    expect([answer.status, answer.body]).toEqual([304, '']);
    expect([answer.headers.etag, answer.headers['cache-control']]).toEqual([etag, 'no-cache']);
  }
  for (const tags of ['"a"', etag.replaceAll('"', ''), '']) {
    expect((await ask('/robots.txt', { 'If-None-Match': tags })).status).toBe(200);
  }
  expect((await ask('/robots.txt', { 'If-Match': '"a"' })).status).toBe(412);
  expect((await ask('/robots.txt', { 'If-Match': etag })).status).toBe(200);
  expect((await ask('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
});

describe('compressed forms', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['BR', 'br'],
    ['', undefined],
    ['zstd', undefined],
  ])('Accept-Encoding: %s is sent %s', async (accepted, coding) => {
    const answer = await ask('/terms', accepted === '' ? {} : { 'Accept-Encoding': accepted });
    expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      200,
      coding,
      'Accept-Encoding',
    ]);
    const body = Buffer.from(answer.body, 'latin1');
    const read = coding === 'br' ? brotliDecompressSync : coding === 'gzip' ? gunzipSync : (same: Buffer) => same;
    expect(read(body).toString()).toBe(TERMS);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test('each form has a tag of its own, and a part is one of the file as it is', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await ask('/terms', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [br = ''] = tags;
    const again = await ask('/terms', { 'Accept-Encoding': 'br', 'If-None-Match': br });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
    expect((await ask('/terms', { 'Accept-Encoding': 'gzip', 'If-None-Match': br })).status).toBe(200);
    const part = await ask('/terms', { 'Accept-Encoding': 'br', Range: 'bytes=0-3' });
    expect([part.status, part.body, part.headers['content-encoding']]).toEqual([206, TERMS.slice(0, 4), undefined]);
    const stale = await ask('/terms', { 'Accept-Encoding': 'br', Range: 'bytes=0-3', 'If-Range': br });
    expect([stale.status, stale.headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('the 404 page has one as well, and files without any do not vary', async () => {
    const lost = await ask('/nowhere', { 'Accept-Encoding': 'br' });
    expect([lost.status, lost.headers['content-encoding']]).toEqual([404, 'br']);
    expect((await ask('/robots.txt', { 'Accept-Encoding': 'br' })).headers.vary).toBeUndefined();
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT'])('%s is not allowed', async (method) => {
  const answer = await ask(method === 'CONNECT' ? 'localhost:1' : '/', { 'Content-Length': '0' }, method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['GET / HTTP/9.9\r\n\r\n', 'nonsense\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', '\x16\x03\x01\x02\x00\x01'])(
  'what is no request is told so: %j',
  async (text) => {
    expect((await rawAnswer(port, text)).status).toBe(400);
  },
);

test('the log has a line for each answer, which no address can break', async () => {
  lines.length = 0;
  await ask('/terms?"quoted"\\n', { Range: 'bytes=0-1' });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z 127\.0\.0\.1 GET "\/terms\?\\"quoted\\"\\\\n" 206$/);
});

/** Requests the capsule and leaves as soon as its first bytes are there. */
const abort = () =>
  new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request('/northwall.caps')));
    socket.once('data', () => socket.resetAndDestroy());
    socket.once('close', () => done());
  });

/** Number of descriptors that this process, the server's, holds open. */
const descriptors = () => readdirSync('/dev/fd').length;

test('2,000 downloads that are broken off leave no descriptor open', async () => {
  const before = descriptors();
  for (let i = 0; i < 2_000; i += 50) await Promise.all(Array.from({ length: 50 }, abort));
  await expect.poll(descriptors).toBeLessThanOrEqual(before + 2);
  const whole = await ask('/northwall.caps');
  expect(whole.body.length).toBe(CAPSULE.length);
});
