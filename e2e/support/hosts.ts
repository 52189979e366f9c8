import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf, serve } from '../../scripts/serve.mjs';
import { newestNode, wranglerPath } from '../../scripts/tools/fetched.mjs';
import { installedServers } from '../../scripts/tools/hosting/servers.mjs';

/** Server that runs until it is stopped. */
export interface Host {
  readonly port: number;
  stop(): Promise<void>;
}

/** Server of a folder of files: `root` holds the site at `base`. */
export interface HostKind {
  readonly name: string;
  start(root: string, base: string): Promise<Host>;
}

/** Returns a free port outside the system's ephemeral range, so that nobody takes it before a server has. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = randomInt(20_000, 32_000);
  const free = await new Promise<boolean>((done) =>
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true)),
  );
  if (!free) return freePort();
  await new Promise((done) => server.close(done));
  return port;
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

/** Keeps wrangler from asking anything of anybody. */
const QUIET = {
  CI: '1',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** Runs a program until it answers on the port; rejects with its output if it ends before. */
async function run(command: string, args: string[], port: number, temp: string): Promise<Host> {
  const env = { ...process.env, ...QUIET, HOME: temp, XDG_DATA_HOME: temp, XDG_CONFIG_HOME: temp };
  const program: ChildProcess = spawn(command, args, { cwd: temp, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  program.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<void>((done) => program.once('exit', () => done()).once('error', () => done()));
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  while (!(await answers(port))) {
    if (gone) throw new Error(`${command} ended: ${errors}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    port,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

const npmStart: HostKind = {
  name: 'npm start',
  async start(root, base) {
    const server = await serve(join(root, base), { port: 0, base });
    return {
      port: portOf(server),
      stop: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  },
};

/** File server that knows nothing of this site. */
export const naive: HostKind = {
  name: 'python3 -m http.server',
  async start(root) {
    const port = await freePort();
    return run('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root], port, root);
  },
};

/** Runs a program with a port and a temporary folder of its own. */
async function runInTemp(command: string, argsFor: (port: number, temp: string) => string[]): Promise<Host> {
  const port = await freePort();
  const temp = mkdtempSync(join(tmpdir(), 'northwall-host-'));
  const host = await run(command, argsFor(port, temp), port, temp);
  const stop = async () => {
    await host.stop();
    rmSync(temp, { recursive: true, force: true });
  };
  return { port, stop };
}

/** Static host that reads `_headers` and `_redirects`, if the program that stands for it was fetched. */
export const staticHosts: readonly HostKind[] = [newestNode()].flatMap((node) => {
  const wrangler = wranglerPath();
  if (!node || !wrangler) return [];
  return {
    name: 'wrangler pages dev',
    start(root, base) {
      const site = join(root, base);
      for (const name of ['_headers', '_redirects']) cpSync(join('deploy', name), join(site, name));
      const options = ['--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'];
      return runInTemp(node, (port) => [wrangler, 'pages', 'dev', site, '--port', String(port), ...options]);
    },
  };
});

/** Our server and those installed on this machine that the project has a configuration for. */
export const hosts: readonly HostKind[] = [
  npmStart,
  ...installedServers().map(({ name, path, config, args }) => ({
    name,
    start: (root: string, base: string) =>
      runInTemp(path, (port, temp) => {
        const file = join(temp, 'config');
        writeFileSync(file, config({ root, base, port, temp }));
        return args(file);
      }),
  })),
];

/**
 * Creates a folder that holds the site at `base`, and beside it a file that nobody may see. Every user may read it, as
 * servers are not root.
 */
export function publish(site: string, base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-root-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const root = join(folder, 'root');
  mkdirSync(root);
  // Some servers give a file that has only just changed a weak ETag.
  cpSync(site, join(root, base), { recursive: true, preserveTimestamps: true });
  return root;
}
