import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAbandonedCheck } from '../scripts/kiosk/abandoned.mjs';
import { backOff } from '../scripts/kiosk/back-off.mjs';
import { refusesRoot, unlockProfile } from '../scripts/kiosk/browser.mjs';
import { answersX, placeOf, readMonitors } from '../scripts/kiosk/desktop.mjs';
import { errorTail } from '../scripts/kiosk/error-tail.mjs';
import { chromiumFlags } from '../scripts/kiosk/flags.mjs';
import { checkHealth, isOnSite, isShow, runsShow } from '../scripts/kiosk/health.mjs';
import { readOptions, showAddress, UsageError } from '../scripts/kiosk/options.mjs';
import type { Page } from '../scripts/kiosk/page.mjs';
import { runKiosk } from '../scripts/kiosk/run.mjs';
import { TIMED_OUT, withTimeout } from '../scripts/kiosk/timeouts.mjs';
import { read, temporaryFolder } from './support/kiosk-run';

const project = resolve(import.meta.dirname, '..');
const folder = temporaryFolder();

describe('the command line', () => {
  test('without options shows /kiosk on one screen', () => {
    const { action, screens, origin, port, session } = read();
    expect({ action, origin, port, session }).toEqual({
      action: 'run',
      origin: 'http://127.0.0.1:4173',
      port: 4173,
      session: 'cage',
    });
    expect(screens).toEqual([
      { number: 1, show: '/kiosk', box: undefined, display: undefined, touch: undefined, alone: true },
    ]);
  });

  test('gives each screen its own address, place and number', () => {
    const wall = read(
      '--screens',
      '2',
      '--show',
      '/kiosk?tile={screen}',
      '--geometry',
      '1920x1080+0+0',
      '--geometry',
      '1080x1920+1920+0',
      '--only',
      '2',
    );
    expect(wall.screens).toEqual([
      {
        number: 2,
        show: '/kiosk?tile={screen}',
        box: { x: 1920, y: 0, width: 1080, height: 1920 },
        display: undefined,
        touch: undefined,
        alone: false,
      },
    ]);
    expect([wall.count, wall.session]).toEqual([2, 'x']);
    expect(showAddress('/kiosk?tile={screen}', 'http://127.0.0.1:1', 2)).toBe('http://127.0.0.1:1/kiosk?tile=2');
  });

  test.each([
    ['--screens', '0'],
    ['--screens', '10'],
    ['--screens', '1.5'],
    ['--port', '65536'],
    ['--only', '2'],
    ['--install', '--screens', '2', '--only', '2'],
    ['--install', '--display', ':1'],
    ['--show', 'https://elsewhere.example/'],
    ['--show', 'http://'],
    ['--site', 'ftp://northwall.example'],
    ['--site', 'http://northwall.example/folder/'],
    ['--geometry', '1920x1080'],
    ['--screens', '3', '--display', ':0', '--display', ':1'],
    ['--screens', '2', '--geometry', '1920x1080+0+0'],
    ['--screens', '2', '--session', 'cage'],
    ['--screens', '2', '--touch', 'ILITEK'],
    ['--user', 'root; reboot'],
    ['--frame-limit', '0'],
    ['--check', '--install'],
    ['--pack', 'a.tar.gz', '--check'],
    ['--unknown'],
    ['stray'],
  ])('refuses %s %s %s %s %s %s', (...args) => {
    expect(() => readOptions(args.filter((arg) => arg !== undefined))).toThrow(UsageError);
  });

  test('is refused in one line', () => {
    const ran = spawnSync('node', ['scripts/kiosk.mjs', '--screens', '0'], { cwd: project, encoding: 'utf8' });
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([
      2,
      '',
      '--screens has to be a whole number from 1 to 9, not "0".\n',
    ]);
  });
});

test('pauses double up to a minute, and begin again after a minute without a fault', () => {
  let now = 0;
  const pauses = backOff(60_000, () => now);
  expect(Array.from({ length: 9 }, () => pauses.next() / 1_000)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  pauses.well();
  now += 59_999;
  pauses.well();
  expect(pauses.next()).toBe(60_000);
  pauses.well();
  now += 60_000;
  pauses.well();
  expect(pauses.next()).toBe(0);
});

test('a wait ends with its promise, its time or a signal', async () => {
  const never = new Promise(() => undefined);
  const signal = new AbortController();
  expect(await withTimeout(60_000, Promise.resolve(1), signal.signal)).toBe(1);
  expect(await withTimeout(0, never)).toBe(TIMED_OUT);
  const waiting = withTimeout(60_000, never, signal.signal);
  signal.abort();
  expect(await waiting).toBe(TIMED_OUT);
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a page may be anywhere on the site, for a while', () => {
  const show = 'http://127.0.0.1:4173/kiosk?play=forks';
  const addresses = [
    show,
    'http://127.0.0.1:4173/terms',
    'http://127.0.0.1:4174/kiosk',
    'chrome-error://chromewebdata/',
    '',
  ];
  expect(addresses.map((address) => isOnSite(address, show))).toEqual([true, true, false, false, false]);
  expect(isShow('http://127.0.0.1:4173/kiosk?at=0', show)).toBe(true);
  expect(isShow('http://127.0.0.1:4173/kiosk/', show)).toBe(true);
  const seen = { title: '', ready: true, active: false };
  const health = { on: 'forks', problems: [], reloads: [] };
  expect(runsShow({ ...seen, address: show }, show)).toBe(false);
  expect(runsShow({ ...seen, address: show, health }, show)).toBe(true);
  expect(runsShow({ ...seen, address: show, missing: true }, show)).toBe(true);
  expect(runsShow({ ...seen, address: 'http://127.0.0.1:4173/terms' }, show)).toBe(true);
  expect(runsShow({ ...seen, address: 'http://k/skynet' }, 'http://k/skynet')).toBe(true);

  let now = 0;
  const overstayed = createAbandonedCheck(show, 300, () => now);
  const terms = 'http://127.0.0.1:4173/terms';
  const look = (time: number, address: string, active = false) => {
    now = time;
    return overstayed(address, active);
  };
  expect([look(0, show), look(1_000, show), look(1_100, terms), look(1_399, terms), look(1_400, terms)]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(look(1_500, show)).toBe(false);
  const typing = [2_000, 2_250, 2_500].map((time) => look(time, terms, true));
  expect([...typing, look(2_799, terms), look(2_800, terms)]).toEqual([false, false, false, false, true]);
});

test('screens lie on the monitors, or side by side on one wide desktop', () => {
  const three = readMonitors(
    'Monitors: 3\n 0: +*DP-1 1920/527x1080/296+0+0  DP-1\n 1: +HDMI-1 3840/600x2160/340+1920+0  HDMI-1\n',
  );
  expect(three).toEqual([
    { x: 0, y: 0, width: 1920, height: 1080, name: 'DP-1' },
    { x: 1920, y: 0, width: 3840, height: 2160, name: 'HDMI-1' },
  ]);
  expect([readMonitors('Monitors: 0\n'), readMonitors('xrandr: not found')]).toEqual([[], undefined]);
  expect(placeOf(2, 2, three ?? [])).toEqual(three?.[1]);
  expect(placeOf(3, 3, [{ x: 0, y: 0, width: 5760, height: 1080 }])).toEqual({
    x: 3840,
    y: 0,
    width: 1920,
    height: 1080,
  });
  expect(placeOf(2, 2, [])).toEqual({ x: 1920, y: 0, width: 1920, height: 1080 });
  expect(placeOf(1, 1, three ?? [])).toEqual(three?.[0]);
  expect(placeOf(1, 1, [])).toBeUndefined();
});

test('an X server answers where something listens, and nowhere else', async () => {
  const socket = join(folder, 'x:0');
  const server = createServer().listen(socket);
  await once(server, 'listening');
  expect(await answersX(socket)).toBe(true);
  await new Promise((done) => server.close(done));
  expect(await Promise.all([socket, ':299', ':299.0', 'localhost:59000', 'nonsense'].map(answersX))).toEqual(
    Array(5).fill(false),
  );
});

test.each([
  ['frozen', () => new Promise<never>(() => undefined)],
  ['hung', async () => undefined],
])('a page without a frame whose browser has answered once is %s by its last answer', async (fault, then) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);
  const answers = vi.fn(then).mockImplementationOnce(async () => undefined);
  const page = { frame: never, answers, broken: () => new AbortController().signal } as unknown as Page;
  const { signal } = new AbortController();
  const look = checkHealth(page, 'http://k/kiosk', { frame: 4_000, answer: 3_500 }, signal);
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await look).fault).toBe(fault);
});

test('the browser opens one address in its own profile, and no port', () => {
  const box = { x: 1920, y: 0, width: 1080, height: 1920 };
  const flags = chromiumFlags({
    address: 'http://127.0.0.1/kiosk',
    profile: '/p',
    box,
    wayland: false,
    more: ['--more'],
  });
  expect(flags.at(-1)).toBe('http://127.0.0.1/kiosk');
  expect(flags).toEqual(
    expect.arrayContaining(['--user-data-dir=/p', '--window-position=1920,0', '--window-size=1080,1920', '--more']),
  );
  expect(flags.join(' ')).not.toContain('debugging-port');
});

test('the last words of a browser are said in one line, without what Chromium says on any machine', () => {
  const stderr = `[71:71:1125/005728.737321:ERROR:ui/ozone/x11.cc:256] Missing X server or $DISPLAY
[71:71:1125/005728.737321:ERROR:ui/aura/env.cc:253] The platform failed to initialize.  Exiting.
[71:72:1125/005728.751218:ERROR:dbus/bus.cc:405] Failed to connect to the bus: No such file or directory
[70:70:0100/000000.829008:ERROR:content/zygote/zygote_linux.cc:662] write: Broken pipe (32)
`;
  expect(errorTail(stderr)).toBe('Missing X server or $DISPLAY / The platform failed to initialize.  Exiting.');
  expect([errorTail(''), errorTail('1\n2\n3\n4')]).toEqual(['', '2 / 3 / 4']);
});

test('root is told how to go on before anything starts', async () => {
  expect(refusesRoot([], 1_000)).toBe(false);
  expect(refusesRoot(['--no-sandbox'], 0)).toBe(false);
  const started = runKiosk(read('--chromium', process.execPath), () => undefined, {}, 0);
  await expect(started).rejects.toThrow(/^Chromium does not start for root: .* --flag=--no-sandbox/);
});

test('the lock of a browser that lost its power is removed, and nothing else', () => {
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  for (const name of ['SingletonLock', 'SingletonCookie', 'Local State']) writeFileSync(join(profile, name), '');
  unlockProfile(profile);
  expect(readdirSync(profile)).toEqual(['Local State']);
});
