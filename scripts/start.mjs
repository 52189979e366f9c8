// Builds the site and serves it: `npm start -- --help`. Uses only Node until the dependencies are installed.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf, serve, stopOnSignal } from './serve.mjs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

/** @param {string} message */
function fail(message) {
  console.error(message);
  return process.exit(1);
}

const USAGE = `Usage: npm start -- [options]

  PORT=4173         in the environment: the port, 0 for any free one
  --host ADDRESS    address to listen on: 127.0.0.1, this computer only, by default; 0.0.0.0 for the whole network
  --health          answers /healthz
  --log             prints one line per request
  --no-worker       as for npm run build`;

const { values } = readArguments(USAGE, {
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    health: { type: 'boolean' },
    log: { type: 'boolean' },
    'no-worker': { type: 'boolean', default: false },
  },
});
const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT has to be a number from 0 to 65535, not "${process.env.PORT}".`);
}

/** Builds the site in a process of its own, whose memory is free when the site is served. */
function build() {
  const options = values['no-worker'] ? ['--no-worker'] : [];
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Rejects if the port cannot be listened on: before the build, rather than after it. */
async function tryPort() {
  const server = createServer().listen(port, values.host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

prepareProject();
try {
  await tryPort();
  build();
  const log = values.log ? console.log : undefined;
  const server = await serve('dist', { port, host: values.host, health: values.health ?? false, log });
  stopOnSignal(server);
  const name = values.host === '127.0.0.1' ? 'localhost' : values.host;
  console.log(`Northwall is served at http://${name.includes(':') ? `[${name}]` : name}:${portOf(server)}/`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=4174 npm start` : message);
}
