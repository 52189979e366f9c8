// Builds the site and serves it: `PORT=4173 npm start -- [--host 0.0.0.0] [--health] [--log] [--no-worker]`. Uses only Node until the
// dependencies are installed.
import { parseArgs } from 'node:util';
import { prepareProject } from './tools/install.mjs';

/** @param {string} message */
function fail(message) {
  console.error(message);
  return process.exit(1);
}

const { values } = parseArgs({
  options: {
    // Whom to answer: 0.0.0.0 is the whole network.
    host: { type: 'string', default: '127.0.0.1' },
    // Answers /healthz.
    health: { type: 'boolean' },
    // A line a request on standard output.
    log: { type: 'boolean' },
    // As for `npm run build`.
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
