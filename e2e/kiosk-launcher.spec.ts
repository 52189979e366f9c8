import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import { readOptions } from '../scripts/kiosk/options.mjs';
import { runKiosk } from '../scripts/kiosk/run.mjs';
import { askAll } from '../scripts/kiosk/status.mjs';
import { isAlive, processesOf } from './support/processes';

const SHOW = '/kiosk?play=story@600,nowhere&seed=hall-4';
const LEFT_OUT = 'play: Instead of “nowhere”, enter a scene, a panel or a page of this site.';

const BROWSER = [
  ...['--chromium', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'],
  ...CHROMIUM_ARGS.map((flag) => `--flag=${flag}`),
];

/** Milliseconds that a screen may take to come back on a busy machine. */
const timeout = 120_000;

test('the check starts the browser and names what in the show’s address cannot be used', async () => {
  const stdout = await new Promise<string>((done) => {
    const args = ['scripts/kiosk.mjs', '--check', '--show', SHOW, ...BROWSER];
    execFile('node', args, (_error, out) => done(out));
  });
  expect(stdout).toMatch(/^yes {2}.* starts$/m);
  expect(stdout.split('\n')).toContain(`no   In the address: ${LEFT_OUT}`);
});

test('the launcher brings the show back when page, browser or server ends or freezes, and leaves no process behind', async () => {
  test.setTimeout(5 * timeout);
  const profiles = mkdtempSync(join(tmpdir(), 'northwall-kiosk-'));
  const ports = ['--port', '0', '--status-port', '0'];
  const command = readOptions(['--show', SHOW, ...ports, '--profiles', profiles, ...BROWSER]);
  if (command.action !== 'run') throw new Error('These options run the kiosk.');
  const lines: string[] = [];
  const limits = { ...command.limits, look: 100, frame: 4_000, answer: 3_000, start: 20_000 };
  const kiosk = await runKiosk({ ...command, limits }, (...line) => lines.push(line.join(' ')));

  let read = 0;
  /** Waits for a line of the log after those already read. */
  async function logged(...pattern: RegExp[]) {
    for (const one of pattern) {
      const find = () => lines.findIndex((line, index) => index >= read && one.test(line));
      await expect.poll(find, { timeout, message: `${one} after\n${lines.join('\n')}` }).toBeGreaterThanOrEqual(0);
      read = find() + 1;
    }
  }
  const shownLine = /^screen-1 shown http:\/\/127\.0\.0\.1:\d+\/kiosk\?play=\S+&seed=hall-4 /;
  const [screen] = kiosk.screens;
  const page = () => {
    if (!screen?.page) throw new Error('No browser runs.');
    return screen.page;
  };
  const place = { port: 0, token: join(profiles, 'status-token'), picture: false };
  /** Returns what `--status` says of the screen. */
  async function status() {
    const { lines } = await askAll({ hosts: [`127.0.0.1:${kiosk.statusPorts[0]}`], ...place });
    return lines[0];
  }
  // On a machine so busy that no frame comes in time, the hang is found before any other fault.
  /** Sends a command whose answer never comes. */
  const spoil = (method: string, params = {}) =>
    void page()
      .send(method, params)
      .catch(() => undefined);

  try {
    await logged(shownLine);
    await logged(new RegExp(`^screen-1 unread ${LEFT_OUT}$`));
    await expect
      .poll(status, { timeout })
      .toMatch(
        /^wrong {2}127\.0\.0\.1:\d+: wrong address, .*, story, .*, not read: play: Instead of “nowhere”, .*, http:\S+hall-4$/,
      );
    expect((await page().picture()).subarray(1, 4).toString()).toBe('PNG');
    spoil('Page.crash');
    await logged(/^screen-1 (crashed|hung)/, shownLine);
    spoil('Runtime.evaluate', { expression: 'for (;;);' });
    await logged(/^screen-1 hung/, shownLine);
    spoil('Page.navigate', { url: 'about:blank' });
    await logged(/^screen-1 (elsewhere about:blank|hung)/, shownLine);

    for (const { pid, type } of processesOf(page().pid)) if (type === 'browser') process.kill(pid, 'SIGSTOP');
    await expect.poll(status, { timeout }).toMatch(/^wrong {2}127\.0\.0\.1:\d+: (late|frozen|hung), /);
    await logged(/^screen-1 (frozen|hung)/, shownLine);

    const [browser, server] = [page().pid, kiosk.sitePid() ?? 0];
    process.kill(server, 'SIGKILL');
    process.kill(browser, 'SIGKILL');
    await logged(shownLine);
    expect(lines.filter((line) => /^site (started|ended)/.test(line)).length).toBeGreaterThanOrEqual(3);
    expect([isAlive(browser), isAlive(server)]).toEqual([false, false]);

    const last = [page().pid, kiosk.sitePid() ?? 0];
    expect(last.map(isAlive)).toEqual([true, true]);
    await kiosk.stop();
    expect(last.map(isAlive)).toEqual([false, false]);
    expect(await status()).toMatch(/^wrong .*: no launcher runs$/);
  } finally {
    await kiosk.stop();
    rmSync(profiles, { recursive: true, force: true });
  }
});
