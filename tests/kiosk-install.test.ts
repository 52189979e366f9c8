import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { judgeFacts } from '../scripts/kiosk/check.mjs';
import { install, installedFiles, unitWord } from '../scripts/kiosk/install.mjs';
import { pack } from '../scripts/kiosk/pack.mjs';
import { tar } from '../scripts/tools/tar.mjs';
import { read, temporaryFolder } from './support/kiosk-run';

const project = resolve(import.meta.dirname, '..');
const folder = temporaryFolder();

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
    expect(judgeFacts(bare, wishes).lines).toContain('no   No display, and no X (xserver-xorg, xinit) to make one.');
    expect(judgeFacts({ ...bare, x: true }, wishes).fit).toBe(true);
  });

  test('is content with a machine that has all', () => {
    const { lines, fit } = judgeFacts(good, wishes);
    expect([fit, lines.filter((line) => !line.startsWith('yes '))]).toEqual([
      true,
      ['This machine can run the kiosk.'],
    ]);
  });

  test('says by what panels are switched off, where that is asked for', () => {
    const asking = { ...wishes, panelOff: 'auto' } as const;
    expect(judgeFacts({ ...good, panelOff: 'xset' }, asking).lines).toContain(
      'yes  xset is installed to switch panels off',
    );
    expect(judgeFacts(good, asking).lines).toContain('note Panels stay on: --panel-off auto finds no tool for it.');
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
    const { lines, fit } = judgeFacts({ ...good, ...fault }, wishes);
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
