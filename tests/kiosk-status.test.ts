import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readOptions } from '../scripts/kiosk/options.mjs';
import { createScreenRecord } from '../scripts/kiosk/screen-record.mjs';
import { areClosed, askAll, faultsOf, placesOf, statusLine } from '../scripts/kiosk/status.mjs';
import { isLoopback, type Status, serveStatus, tokenIn } from '../scripts/kiosk/status-server.mjs';

const asked = 'http://127.0.0.1:4173/kiosk?play=forks';
const well: Status = {
  ...{ screen: 1, screens: 1, asked, state: 'shown', frameAge: 2_400, frameLimit: 10_000 },
  ...{ on: 'forks', renderer: 'webgl', closed: false, panelOff: false, unread: [], repairs: 0, now: 0 },
};
const answer = (status: Partial<Status> = {}, ahead = 3) => ({ status: { ...well, ...status }, ahead, within: 2 });

test.each([
  ['well   booth screen 1: frame 2 s ago, forks, webgl, 0 repairs, clock +3 ms, ', answer()],
  ['closed booth screen 1: answer 2 s ago, panel off, ', answer({ on: 'closed', closed: true, panelOff: true })],
  [
    'closed booth screen 1: frame 2 s ago, closed until 09:00, 0 repairs, ',
    { ...answer({ on: 'closed', closed: true, until: '09:00' }) },
  ],
  [
    'wrong  booth screen 1: frozen, frame 12 s ago, forks, webgl, 0 repairs, clock right within 2 ms, ',
    answer({ state: 'frozen', frameAge: 12_000 }, 0),
  ],
  ['wrong  booth screen 1: late, frame 11 s ago, forks, ', answer({ frameAge: 11_000 })],
  [
    'wrong  booth screen 1: wrong time, frame 2 s ago, forks, webgl, 1 repair, clock -1003 ms, ',
    answer({ repairs: 1 }, -1_003),
  ],
  ['wrong  booth screen 1: wrong address, frame 2 s ago, ', answer({ unread: ['tile: “x” is not a number.'] })],
  ['wrong  booth screen 1: another page, frame 2 s ago, /kiosk/setup, ', answer({ at: '/kiosk/setup' })],
  ['wrong  booth screen 1: monitor off, frame 2 s ago, forks, ', answer({ dark: true })],
  ['closed booth screen 1: frame 2 s ago, ', answer({ on: 'closed', closed: true, dark: true })],
  [
    'wrong  booth screen 1: does not fill its monitor, frame 2 s ago, forks, webgl, window 1920x1080+0+0, monitor 1280x720+0+0, ',
    answer({ misfit: 'window 1920x1080+0+0, monitor 1280x720+0+0' }),
  ],
  ['well   booth screen 1: frame 2 s ago, forks, webgl, build AAKQ3_lq, 0 repairs, ', answer({ build: 'AAKQ3_lq' })],
  ['well   booth screen 1: frame 2 s ago, a b, ', answer({ on: 'a\x1b\nb' })],
  ['wrong  booth screen 1: no launcher runs', { failure: 'no launcher runs' }],
])('says of a screen: %s', (line, of) => {
  expect(statusLine('booth screen 1', of).startsWith(line)).toBe(true);
  expect(faultsOf(of).length > 0).toBe(line.startsWith('wrong'));
});

test('a clock that may be right is not called wrong, and the address comes last', () => {
  expect(faultsOf({ status: well, ahead: 1_200, within: 300 })).toEqual([]);
  expect(statusLine('a', answer({ unread: ['tile: no.'] })).endsWith(`, not read: tile: no, ${asked}`)).toBe(true);
});

test('a computer is asked for all screens that it may have, or for the one whose port is named', () => {
  expect(placesOf('booth-1:4182', 4_180)).toEqual([{ name: 'booth-1:4182', url: 'http://booth-1:4182' }]);
  expect(placesOf('fe80::2', 4_180)[8]).toEqual({ name: 'fe80::2 screen 9', url: 'http://[fe80::2]:4189' });
  expect(placesOf('[fe80::2]:4182', 4_180)).toEqual([{ name: '[fe80::2]:4182', url: 'http://[fe80::2]:4182' }]);
  expect(placesOf('2001:db8:0:0:0:0:0:1', 4_180)[0]?.url).toBe('http://[2001:db8:0:0:0:0:0:1]:4181');
  expect(readOptions(['--status', 'a', 'b:1', '--watch'])).toMatchObject({
    action: 'status',
    hosts: ['a', 'b:1'],
    watch: true,
  });
  expect(readOptions(['--status'])).toMatchObject({ hosts: ['127.0.0.1'], port: 4_180, watch: false, picture: false });
  for (const args of [['--watch'], ['--status', 'a/b'], ['--status', '--check'], ['--status-port', '65530']])
    expect(() => readOptions(args)).toThrow();
});

/**
 * Status code of a request as from a page that has led a browser to `port` by another name, or from another computer.
 */
const codeOf = (
  port: number,
  options: { host?: string; method?: string; headers?: Record<string, string>; path?: string },
) =>
  new Promise<number | undefined>((done) => {
    request({ port, host: '127.0.0.1', ...options }, (response) => {
      response.resume();
      done(response.statusCode);
    }).end();
  });

test('a launcher answers this computer by its own name, others with the token, and nobody who would change something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-status-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'profiles/status-token');
  const token = tokenIn(file);
  expect([tokenIn(file), statSync(file).mode & 0o777, token.length]).toEqual([token, 0o600, 32]);

  const server = await serveStatus(
    { host: '0.0.0.0', port: 0, token },
    () => ({ ...well, now: Date.now() }),
    async () => Buffer.from('png'),
  );
  onTestFinished(server.stop);
  const place = { port: 0, token: file, picture: false };
  const { lines, well: fine } = await askAll({ hosts: [`127.0.0.1:${server.port}`], ...place });
  expect([fine, lines.at(-1)]).toEqual([true, '1 screen, all well.']);
  expect(await codeOf(server.port, { headers: { host: 'evil.example' } })).toBe(403);
  expect(await codeOf(server.port, { method: 'POST' })).toBe(405);
  expect(await codeOf(server.port, { path: '/picture' })).toBe(200);
  expect(await codeOf(server.port, { path: '/else' })).toBe(404);

  const network = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !isLoopback(each.address));
  if (!network) return;
  const host = network.address;
  expect(await codeOf(server.port, { host })).toBe(401);
  expect(await codeOf(server.port, { host, headers: { authorization: `Bearer ${token.slice(1)}x` } })).toBe(401);
  expect(await codeOf(server.port, { host, headers: { authorization: `Bearer ${token}` } })).toBe(200);
});

test('what is no launcher is said to be something else, and never to be well', async () => {
  let body = '';
  const other = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  for (body of [
    '',
    'null',
    '5',
    '{}',
    '[]',
    JSON.stringify({ ...well, screens: 'x' }),
    JSON.stringify({ ...well, unread: 0 }),
  ]) {
    const { lines, well: fine } = await askAll({ hosts: [`127.0.0.1:${port}`], port: 0, token: '', picture: false });
    expect([body, fine, lines[0]]).toEqual([body, false, `wrong  127.0.0.1:${port}: something else answers`]);
  }
  body = JSON.stringify({ ...well, screens: 0, now: Date.now() });
  const { lines } = await askAll({ hosts: [`127.0.0.1:${port}`], port: 0, token: '', picture: false });
  expect(lines).toHaveLength(2);
});

describe('a screen lets its display go dark', () => {
  /** Answers for screen 1 of a computer, and asks whether it is closed. */
  async function isClosed(status: number, body: string, host = '127.0.0.1') {
    const other = createServer((_, response) => response.writeHead(status).end(body)).listen(0, host);
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    return areClosed([1], { host, port: port - 1, token: undefined });
  }

  test('once the others are closed, by IPv6 too', async () => {
    for (const closed of [true, false]) {
      const body = JSON.stringify({ ...well, closed });
      expect(await isClosed(200, body)).toBe(closed);
      if (Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1')))
        expect(await isClosed(200, body, '::1')).toBe(closed);
    }
  });

  test('if no launcher runs for them', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    expect(await areClosed([1], { host: '127.0.0.1', port: port - 1, token: undefined })).toBe(true);
  });

  test('and not if one of them cannot be asked', async () => {
    for (const code of [401, 403, 503]) expect(await isClosed(code, '')).toBe(false);
    expect(await isClosed(200, 'something else')).toBe(false);
    expect(await areClosed([1], { host: 'no such name', port: 4_180, token: undefined })).toBe(false);
  });
});

test('what the watch finds is remembered, with the repairs of the last hour by the launcher and by the page', () => {
  let now = 0;
  const wall = 1e12;
  const screen = createScreenRecord(
    () => now,
    () => wall + now,
  );
  expect(screen.known()).toEqual({
    state: 'starting',
    frameAge: undefined,
    last: undefined,
    fit: undefined,
    repairs: 0,
  });
  const page = { address: asked, title: '', ready: true, active: false };
  const health = { on: 'forks', problems: [], reloads: [{ at: wall - 3_500_000 }, { at: wall + 86_400_000 }] };
  screen.seen({ ...page, health }, { dark: true });
  now += 4_000;
  screen.wrong('hung');
  screen.repaired();
  expect(screen.known()).toMatchObject({ state: 'hung', frameAge: 4_000, fit: { dark: true }, repairs: 2 });
  now += 3_599_999;
  expect(screen.known().repairs).toBe(1);
  now += 1;
  expect(screen.known().repairs).toBe(0);
});
