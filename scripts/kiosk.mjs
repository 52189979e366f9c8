// Shows the site on this machine's screens and keeps it there: `npm run kiosk -- --help`. Needs only Node and Chromium.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, USAGE, UsageError } from './kiosk/options.mjs';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const SITE = join(FOLDER, 'dist');

function requireSite() {
  if (!existsSync(join(SITE, 'index.html')))
    throw new UsageError('The site is not built. Build it first: npm run build');
}

/** @param {import('./kiosk/options.mjs').Options} options */
async function run(options) {
  const { lineLog, steadyLines } = await import('./kiosk/log.mjs');
  const { runKiosk } = await import('./kiosk/run.mjs');
  const { feedWatchdog } = await import('./kiosk/systemd.mjs');
  // No full disk and no closed pipe ends a show.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const log = lineLog(steadyLines(process.stdout.fd));
  const starting = runKiosk(options, log);
  const fed = new AbortController();
  let stopping = false;
  // From the first browser on, a signal ends all of them.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    fed.abort();
    await (await starting).stop();
    log('kiosk', 'ended');
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop().catch(() => undefined));
  await starting;
  if (!stopping) feedWatchdog(process.env, fed.signal);
}

/** Milliseconds between two questions of `--watch`. */
const WATCH_MS = 5_000;

/** @param {import('./kiosk/options.mjs').StatusOptions} options */
async function tellStatus(options) {
  const { askAll } = await import('./kiosk/status.mjs');
  const { waitFor } = await import('./kiosk/timeouts.mjs');
  for (;;) {
    const { lines, well } = await askAll(options);
    const clear = options.watch && process.stdout.isTTY ? '\x1b[H\x1b[2J' : '';
    const time = options.watch ? [new Date().toISOString()] : [];
    console.log(clear + [...time, ...lines].join('\n'));
    process.exitCode = well ? 0 : 1;
    if (!options.watch) return;
    await waitFor(WATCH_MS);
  }
}

/** @param {import('./kiosk/options.mjs').Command} command */
async function act(command) {
  if (command.action === 'help') {
    console.log(USAGE);
  } else if (command.action === 'status') {
    await tellStatus(command);
  } else if (command.action === 'check') {
    const { gatherFacts } = await import('./kiosk/facts.mjs');
    const { judgeFacts } = await import('./kiosk/check.mjs');
    const { lines, fit } = judgeFacts(await gatherFacts(command, SITE), command);
    console.log(lines.join('\n'));
    process.exitCode = fit ? 0 : 1;
  } else if (command.action === 'install') {
    const { install } = await import('./kiosk/install.mjs');
    install(command, FOLDER, console.log);
  } else if (command.action === 'pack') {
    requireSite();
    const { pack } = await import('./kiosk/pack.mjs');
    console.log(pack(FOLDER, command.file));
  } else if (command.action === 'serve') {
    requireSite();
    const { serveSite } = await import('./kiosk/site-server.mjs');
    await serveSite(SITE, command.port ?? 0);
  } else {
    if (command.port !== undefined) requireSite();
    await run(command);
  }
}

try {
  await act(readOptions(process.argv.slice(2)));
} catch (error) {
  const { code, message, port } = /** @type {NodeJS.ErrnoException & { port?: number }} */ (error);
  const taken = `The port is taken. Choose another with --port, or if a launcher serves the site there, add --site http://127.0.0.1:${port} to this one.`;
  console.error(code === 'EADDRINUSE' ? taken : message);
  process.exit(error instanceof UsageError ? 2 : 1);
}
