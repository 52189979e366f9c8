import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HEALTH } from '../server/handle.mjs';
import { backOff } from './back-off.mjs';
import { waitFor } from './timeouts.mjs';

const LAUNCHER = fileURLToPath(new URL('../kiosk.mjs', import.meta.url));

/** Milliseconds between two requests to the server. */
const LOOK_MS = 5_000;
/** Milliseconds between two requests while it is down. */
const DOWN_MS = 250;

/** Milliseconds that the server may take to answer. */
const ANSWER_MS = 5_000;
/** Requests without an answer after which the server is started again. */
const SILENCES = 3;

/** Milliseconds that a server has to stop. */
const END_MS = 5_000;

/** True if an address is answered with the content that it names. @param {string} address */
export async function isServed(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Site that someone serves: `isUp` resolves once it answers, or when the signal is aborted; `pid` is of the process
 * that serves it, if that is ours; `done` resolves once that has ended.
 * @typedef {{ origin: string, isUp(): Promise<void>, pid(): number | undefined, done: Promise<void> }} Site
 */

/**
 * Site that another process serves.
 * @param {string} origin
 * @param {AbortSignal} signal
 * @returns {Site}
 */
export function foreignSite(origin, signal) {
  return {
    origin,
    async isUp() {
      while (!signal.aborted && !(await isServed(`${origin}/`))) await waitFor(DOWN_MS, signal);
    },
    pid: () => undefined,
    done: Promise.resolve(),
  };
}

/**
 * @typedef {{ child: import('node:child_process').ChildProcess, port: number, over: AbortSignal }} Server `over` has
 * the end's cause as reason
 */

/**
 * Starts the process that serves the site.
 * @param {number} port 0 is any free one
 * @returns {Promise<Server>} once it listens; rejects with its output if it does not
 */
async function startServer(port) {
  const child = fork(LAUNCHER, ['--serve', '--port', String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const over = new AbortController();
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output = text.trim().split('\n')[0] ?? '';
  });
  child.once('exit', (code, how) => over.abort(output || String(how ?? `exit code ${code}`)));
  const [message] = await once(child, 'message', { signal: over.signal }).catch(() => {
    throw new Error(String(over.signal.reason));
  });
  return { child, port: message.port, over: over.signal };
}

/**
 * Resolves with the reason once a server has to be replaced, or when the signal is aborted.
 * @param {Server} server
 * @param {() => void} onWell is called at each answer
 * @param {AbortSignal} signal
 */
async function failure({ port, over }, onWell, signal) {
  for (let silences = 0; silences < SILENCES; ) {
    await waitFor(LOOK_MS, over, signal);
    if (over.aborted || signal.aborted) return String(over.reason);
    silences = (await isServed(`http://127.0.0.1:${port}${HEALTH}`)) ? 0 : silences + 1;
    if (silences === 0) onWell();
  }
  return 'no answer';
}

/**
 * Serves the build from a process of its own, and starts that again when it ends or no longer answers.
 * @param {number} port 0 is any free one, which is then kept
 * @param {import('./log.mjs').Log} log
 * @param {AbortSignal} signal
 * @returns {Promise<Site>} once it is served for the first time; rejects if that fails
 */
export async function ownSite(port, log, signal) {
  const pauses = backOff();

  /** @param {number} at */
  async function start(at) {
    const started = await startServer(at);
    log('site', 'started', `process ${started.child.pid}, http://127.0.0.1:${started.port}`);
    return started;
  }

  let server = await start(port);

  async function restart() {
    while (!signal.aborted) {
      await waitFor(pauses.next(), signal);
      try {
        server = await start(server.port);
        return;
      } catch (error) {
        log('site', 'failed', /** @type {Error} */ (error).message);
      }
    }
  }

  async function keep() {
    while (!signal.aborted) {
      const how = await failure(server, pauses.well, signal);
      if (signal.aborted) break;
      log('site', 'ended', how);
      server.child.kill('SIGKILL');
      await restart();
    }
    if (server.over.aborted) return;
    server.child.kill('SIGTERM');
    await waitFor(END_MS, server.over);
    server.child.kill('SIGKILL');
  }

  return { ...foreignSite(`http://127.0.0.1:${server.port}`, signal), pid: () => server.child.pid, done: keep() };
}
