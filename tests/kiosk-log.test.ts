import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lineLog, steadyLines } from '../scripts/kiosk/log.mjs';
import { temporaryFolder } from './support/kiosk-run';

const project = resolve(import.meta.dirname, '..');
const folder = temporaryFolder();

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
