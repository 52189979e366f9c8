import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAbandonedCheck } from '../scripts/kiosk/abandoned.mjs';
import { backOff } from '../scripts/kiosk/back-off.mjs';
import { refusesRoot, unlockProfile } from '../scripts/kiosk/browser.mjs';
import { judge } from '../scripts/kiosk/check.mjs';
import { answersX, placeOf, readMonitors } from '../scripts/kiosk/desktop.mjs';
import { errorTail } from '../scripts/kiosk/error-tail.mjs';
import { chromiumFlags } from '../scripts/kiosk/flags.mjs';
import { checkHealth, isOnSite, isShow, runsShow } from '../scripts/kiosk/health.mjs';
import { install, installedFiles, unitWord } from '../scripts/kiosk/install.mjs';
import { lineLog, steadyLines } from '../scripts/kiosk/log.mjs';
import { type Options, readOptions, showAddress, UsageError } from '../scripts/kiosk/options.mjs';
import { pack } from '../scripts/kiosk/pack.mjs';
import type { Page } from '../scripts/kiosk/page.mjs';
import { runKiosk } from '../scripts/kiosk/run.mjs';
import { LATE, withTimeout } from '../scripts/kiosk/timeouts.mjs';
import { tar } from '../scripts/tools/tar.mjs';

const project = resolve(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-kiosk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads options that run, check, install or serve. */
const read = (...args: string[]) => readOptions(args) as Options;

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
  expect(await withTimeout(0, never)).toBe(LATE);
  const waiting = withTimeout(60_000, never, signal.signal);
  signal.abort();
  expect(await waiting).toBe(LATE);
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

test('a log that cannot be written is left out, and goes on with a whole line that says how much is missing', () => {
  let room = 1_000;
  let written = '';
  const log = lineLog(
    steadyLines(1, (_, bytes) => {
      const taken = bytes.subarray(0, room);
      if (taken.length === 0) throw new Error('ENOSPC: no space left on device, write');
      room -= taken.length;
      written += Buffer.from(taken);
      return taken.length;
    }),
    () => new Date(0),
  );
  log('kiosk', 'first');
  room = 10;
  log('kiosk', 'cut');
  log('kiosk', 'lost');
  room = 1_000;
  log('kiosk', 'last', 'one');
  const time = '1970-01-01T00:00:00.000Z';
  expect(written.replace(/\S+(?= kiosk log-lost)/, 'NOW').split('\n')).toEqual([
    `${time} kiosk first`,
    time.slice(0, 10),
    'NOW kiosk log-lost 2 lines',
    `${time} kiosk last one`,
    '',
  ]);
});

test('the launcher goes on where its log is on a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  let requests = 0;
  // The launcher asks for the site before it starts a browser, which fails at once, because Node is none.
  const again = new Promise<void>((done) => {
    const site = createSite((_, response) => {
      response.end();
      requests += 1;
      if (requests === 2) done();
    }).listen(0, '127.0.0.1', () => {
      const { port } = site.address() as AddressInfo;
      running = spawn(
        'node',
        [
          ...['scripts/kiosk.mjs', '--site', `http://127.0.0.1:${port}`, '--status-port', '0'],
          ...['--profiles', join(folder, 'full'), '--chromium', process.execPath, '--flag=--no-sandbox'],
        ],
        { cwd: project, stdio: ['ignore', full, full] },
      );
    });
    onTestFinished(() => void site.close());
  });
  let running: ChildProcess | undefined;
  onTestFinished(() => {
    running?.kill('SIGKILL');
    closeSync(full);
  });
  await again;
  running?.kill('SIGTERM');
  expect(running && (await once(running, 'exit'))).toEqual([0, null]);
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

describe('what is installed', () => {
  const texts = (...args: string[]) =>
    Object.fromEntries(
      installedFiles(read('--install', ...args), project, '/usr/bin/node').map(({ path, text }) => [path, text]),
    );
  const UNITS = '/etc/systemd/system';

  test('for one screen: the site, and cage with the launcher in it', () => {
    const files = texts('--show', '/kiosk?hours=09:00-18:00&idle=60%', '--user', 'booth');
    expect(Object.keys(files).filter((path) => path.startsWith(`${UNITS}/`))).toEqual([
      `${UNITS}/northwall-kiosk.target`,
      `${UNITS}/northwall-site.service`,
      `${UNITS}/northwall-screen@.service`,
    ]);
    const screen = files[`${UNITS}/northwall-screen@.service`] ?? '';
    expect(screen).toContain('\nExecStart=/usr/bin/cage -d -- /usr/bin/node ');
    expect(screen).toContain('--show "/kiosk?hours=09:00-18:00&idle=60%%"');
    expect(screen).toContain('\nUser=booth\n');
    expect(screen).toContain('\nRestart=always\n');
    expect(screen).toContain('\nWatchdogSec=');
    expect(files[`${UNITS}/northwall-kiosk.target`]).toContain(
      'Wants=northwall-site.service northwall-screen@1.service\n',
    );
  });

  test('for three screens: X, and a unit for each', () => {
    const files = texts('--screens', '3', '--touch', 'ILITEK 1', '--touch', '', '--touch', 'ILITEK 2');
    expect(files[`${UNITS}/northwall-kiosk.target`]).toContain(
      'Wants=northwall-site.service northwall-display.service northwall-screen@1.service northwall-screen@2.service northwall-screen@3.service\n',
    );
    expect(files[`${UNITS}/northwall-screen@.service`]).toMatch(
      /--screens 3 .* --touch "ILITEK 1" --touch "" --touch "ILITEK 2" /,
    );
  });

  test('with what is asked for beyond the show', () => {
    const options = ['--panel-off', 'auto', '--counts', '/var/lib/northwall-kiosk/counts', '--status-host', '0.0.0.0'];
    const screen = texts(...options)[`${UNITS}/northwall-screen@.service`] ?? '';
    expect(screen).toContain('--panel-off auto --counts /var/lib/northwall-kiosk/counts --status-host 0.0.0.0');
    expect(screen).not.toContain('--status-token');
    expect(texts('--status-token', '/etc/token')[`${UNITS}/northwall-screen@.service`]).toContain(
      '--status-token /etc/token --status-host 127.0.0.1 --status-port 4180',
    );
  });

  test('without the site where another machine serves it', () => {
    expect(texts('--site', 'http://10.0.0.2:4173')).not.toHaveProperty([`${UNITS}/northwall-site.service`]);
  });

  test('leaves no placeholder, and policies that allow this site alone', () => {
    const files = texts('--screens', '2', '--port', '8080');
    for (const [path, text] of Object.entries(files))
      expect([path, text.match(/\{\{|undefined/g)]).toEqual([path, null]);
    for (const path of ['/etc/chromium', '/etc/chromium-browser', '/etc/opt/chrome']) {
      const policies = JSON.parse(files[`${path}/policies/managed/northwall-kiosk.json`] ?? '');
      expect(policies).toMatchObject({
        URLBlocklist: ['*', 'devtools://*'],
        URLAllowlist: ['http://127.0.0.1:8080'],
        DownloadRestrictions: 3,
        PrintingEnabled: false,
        BrowserSignin: 0,
      });
      // The policy would also keep the launcher from watching the page.
      expect(policies).not.toHaveProperty('DeveloperToolsAvailability');
    }
  });

  test('goes into another folder when asked, and nowhere in a dry run', () => {
    const root = join(folder, 'root');
    const output: string[] = [];
    install(read('--install', '--root', root, '--dry-run'), project, (text) => output.push(text));
    expect(existsSync(root)).toBe(false);
    expect(output.join('\n')).toContain(`# ${UNITS}/northwall-site.service\n[Unit]`);
    const print = vi.fn();
    install(read('--install', '--root', root), project, print);
    expect(print).not.toHaveBeenCalledWith(expect.stringContaining('xinput'));
    install(read('--install', '--root', root, '--screens', '2'), project, print);
    expect(print).toHaveBeenLastCalledWith(expect.stringContaining('runuser -u kiosk -- xinput list'));
    expect(readFileSync(join(root, UNITS, 'northwall-site.service'), 'utf8')).toContain('Restart=always');
  });

  test.each([
    ['/kiosk', '/kiosk'],
    ['/kiosk?a=1&b=$HOME', '"/kiosk?a=1&b=$$HOME"'],
    ['50%', '50%%'],
    ['say "a\\b"', '"say \\"a\\\\b\\""'],
    ['', '""'],
  ])('writes %s for systemd as %s', (word, written) => expect(unitWord(word)).toBe(written));
});

describe('the check', () => {
  const good = {
    node: '22.12.0',
    chromium: 'Chromium 156',
    refused: false,
    trial: { failure: undefined, unopened: [], problems: [] },
    display: 'x',
    silent: [],
    cage: false,
    x: true,
    monitors: 3,
    memory: 8e9,
    disk: 20e9,
    clock: true,
    port: 'free',
    foreignAnswers: false,
    site: true,
  } as const;
  const wishes = { count: 3, session: 'x', port: 4173, origin: 'http://127.0.0.1:4173' } as const;

  test('says what makes a display where there is none', () => {
    const bare = { ...good, display: 'none', x: false } as const;
    expect(judge(bare, wishes).lines).toContain('no   No display, and no X (xserver-xorg, xinit) to make one.');
    expect(judge({ ...bare, x: true }, wishes).fit).toBe(true);
  });

  test('is content with a machine that has all', () => {
    const { lines, fit } = judge(good, wishes);
    expect([fit, lines.filter((line) => !line.startsWith('yes '))]).toEqual([
      true,
      ['This machine can run the kiosk.'],
    ]);
  });

  test('says by what panels are switched off, where that is asked for', () => {
    const asking = { ...wishes, panelOff: 'auto' } as const;
    expect(judge({ ...good, panelOff: 'xset' }, asking).lines).toContain('yes  xset is installed to switch panels off');
    expect(judge(good, asking).lines).toContain('note Panels stay on: --panel-off auto finds no tool for it.');
  });

  test.each([
    ['no', { node: '18.20.4' }],
    ['no', { chromium: undefined }],
    ['no', { display: 'wayland' }],
    ['no', { silent: [':299'] }],
    ['note', { monitors: 1 }],
    ['note', { memory: 2e9 }],
    ['no', { disk: 1e8 }],
    ['note', { clock: false }],
    ['note', { clock: undefined }],
    ['no', { port: 'taken' }],
    ['note', { port: 'ours' }],
    ['no', { port: 'foreign' }],
    ['no', { site: false }],
    ['no', { refused: true, trial: undefined }],
    ['no', { trial: { failure: 'The browser ended: exit code 1', unopened: [], problems: [] } }],
    ['no', { trial: { failure: undefined, unopened: ['The site has no page /kisok.'], problems: [] } }],
    [
      'no',
      { trial: { failure: undefined, unopened: [], problems: ['play: “x” is nothing.', 'play: “x” is nothing.'] } },
    ],
  ] as const)('says %s to %o', (verdict, fault) => {
    const { lines, fit } = judge({ ...good, ...fault }, wishes);
    expect(lines.filter((line) => line.startsWith(verdict))).toHaveLength(1);
    expect(fit).toBe(verdict === 'note');
  });
});

describe('the archive', () => {
  test('refuses names that the format cannot hold', () => {
    expect(() => tar([{ name: 'a'.repeat(101), bytes: Buffer.alloc(0), mode: 0o644 }], 0)).toThrow('too long');
  });

  test('unpacked on its own, it serves the site, keeps at its work without a browser that runs, and ends on SIGTERM', async () => {
    const source = join(folder, 'source');
    for (const part of ['scripts', 'deploy']) cpSync(join(project, part), join(source, part), { recursive: true });
    for (const name of ['docs', 'dist']) mkdirSync(join(source, name));
    for (const name of ['docs/kiosk.md', 'LICENSE', 'dist/404.html']) writeFileSync(join(source, name), '');
    writeFileSync(join(source, 'dist/index.html'), 'x'.repeat(1_000));
    const archive = join(folder, 'kiosk.tar.gz');
    pack(source, archive);
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    expect(spawnSync('tar', ['-xzf', archive, '-C', bare], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    const cwd = join(bare, 'northwall-kiosk');
    expect(readFileSync(join(cwd, 'dist/index.html'))).toHaveLength(1_000);

    // Node itself is no browser, and says so at once.
    const running = spawn(
      'node',
      [
        ...['kiosk.mjs', '--port', '0', '--profiles', join(bare, 'profiles')],
        ...['--chromium', process.execPath, '--flag=--no-sandbox'],
      ],
      { cwd },
    );
    let errors = '';
    running.stderr.on('data', (text) => {
      errors += text;
    });
    const ended = once(running, 'exit');
    onTestFinished(() => void running.kill('SIGKILL'));
    const origin = await new Promise<string>((done) => {
      running.stdout.on('data', (text) => {
        errors += text;
        const [, found] =
          /site started process \d+, (http:\S+)\n[\s\S]*screen-1 failed The browser ended: exit code 9: .*bad option.*\n/.exec(
            errors,
          ) ?? [];
        if (found) done(found);
      });
    });
    expect((await fetch(`${origin}/`)).status).toBe(200);
    running.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(errors).toMatch(/kiosk ended\n$/);
    await expect(fetch(origin)).rejects.toThrow();
  });
});
