import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HASHED, WORKER } from '../../deploy/headers.mjs';
import { manifestLine, precachedFiles, writeWorker } from '../../scripts/build/worker.mjs';
import { portOf } from '../../scripts/serve.mjs';
import { handler } from '../../scripts/server/handle.mjs';
import { type Resource, readSite, type Site } from '../../scripts/server/site.mjs';

/** The build under test. */
const first = readSite('dist');

/** Returns a resource with other bytes, in one encoding. */
function withBytes(resource: Resource, bytes: Buffer): Resource {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { ...resource, identity: { coding: 'identity', bytes, etag }, codings: [] };
}

/** Files that the worker has to keep of a site in memory. */
function keptOf({ resources, notFound }: Site) {
  const files = [...resources].flatMap(([path, { type, identity }]) => {
    if (!type.startsWith('text/html')) return [[path.slice(1), identity.bytes] as const];
    return path.endsWith('/') ? [[`${path}index.html`.slice(1), identity.bytes] as const] : [];
  });
  return precachedFiles(notFound ? [...files, ['404.html', notFound.identity.bytes]] : files);
}

/** Code of the site's worker, without its list of files. */
const workerCode = () => first.resources.get(WORKER)?.identity.bytes.toString().replace(/^.*\n/, '') ?? '';

/** True if an address is one of the second version's hashed files, by its name. */
export const isSecond = (address: string) => /\.second\.\w+$/.test(address);

/** Returns the site as its second version: every hashed file has another name, also wherever it is named. */
function secondOf(site: Site): Site {
  const names = new Set([...site.resources.keys()].filter((path) => path.startsWith(HASHED)));
  const rename = (path: string) => (names.has(path) ? path.replace(/(\.\w+)$/, '.second$1') : path);
  const altered = (resource: Resource): Resource => {
    if (!/^text\/(html|javascript|css)/.test(resource.type)) return resource;
    const text = resource.identity.bytes.toString();
    return withBytes(
      resource,
      Buffer.from(text.replace(/[\w.-]+\.(?:js|css|woff2)/g, (name) => rename(HASHED + name).slice(HASHED.length))),
    );
  };
  const resources = new Map([...site.resources].map(([path, resource]) => [rename(path), altered(resource)]));
  const second = { resources, notFound: site.notFound && altered(site.notFound) };
  const worker = site.resources.get(WORKER);
  if (worker) resources.set(WORKER, withBytes(worker, Buffer.from(manifestLine(keptOf(second)) + workerCode())));
  return second;
}

/** Returns the site with the worker of `npm run build -- --no-worker`. */
async function withoutWorker(site: Site): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-off-'));
  await writeWorker(folder, false);
  const bytes = readFileSync(join(folder, WORKER));
  rmSync(folder, { recursive: true });
  const resources = new Map(site.resources);
  const worker = resources.get(WORKER);
  if (worker) resources.set(WORKER, withBytes(worker, bytes));
  return { ...site, resources };
}

/** Half-finished deploy: the second version's worker with the first's files. */
function halfDone(): Site {
  const resources = new Map(first.resources);
  const worker = secondOf(first).resources.get(WORKER);
  if (worker) resources.set(WORKER, worker);
  return { ...first, resources };
}

const VERSIONS = {
  first: async () => first,
  second: async () => secondOf(first),
  half: async () => halfDone(),
  off: async () => withoutWorker(first),
};

/** Server whose site can be exchanged while visitors are there. */
export interface Deployed {
  readonly origin: string;
  deploy(version: keyof typeof VERSIONS): Promise<void>;
  /** Breaks every connection from now on, until the next deploy. */
  vanish(): void;
  stop(): Promise<void>;
}

/** Serves the first version on a port of its own. */
export async function deployed(): Promise<Deployed> {
  let answer: ReturnType<typeof handler> | undefined = handler(first);
  const server = createServer((request, response) => {
    if (answer) answer(request, response);
    else request.socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${portOf(server)}`,
    async deploy(version) {
      answer = handler(await VERSIONS[version]());
    },
    vanish() {
      answer = undefined;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
