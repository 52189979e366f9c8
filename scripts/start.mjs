// Builds the site and serves it: `npm start -- --help`. Uses only Node until the
// dependencies are installed.
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

/** @param {string} message */
function fail(message) {
  console.error(message);
  return process.exit(1);
}

const USAGE = `Usage: npm start -- [options]

  PORT=4173         in the environment: the port, 0 for any free one
  --host ADDRESS    whom to answer: 127.0.0.1, this machine alone, by default; 0.0.0.0 is the whole network
  --health          answers /healthz
  --log             prints a line a request
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

prepareProject();
const { buildSite } = await import('./build/build-site.mjs');
const { portOf, serve, stopOnSignal } = await import('./serve.mjs');
await buildSite('dist', { worker: !values['no-worker'] });
try {
  const log = values.log ? console.log : undefined;
  const server = await serve('dist', { port, host: values.host, health: values.health ?? false, log });
  stopOnSignal(server);
  const name = values.host === '127.0.0.1' ? 'localhost' : values.host;
  console.log(`Northwall is served at http://${name.includes(':') ? `[${name}]` : name}:${portOf(server)}/`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=4174 npm start` : message);
}
