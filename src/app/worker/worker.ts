import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

declare const self: ServiceWorkerGlobalScope;

/** What a folder's page is called on a server. */
const INDEX = 'index.html';

/**
 * This version's files. A file is kept only if its hash is the one that the build wrote down, so no two versions are
 * ever mixed. Its status does not count: `404.html` comes with 404. Files of the version before go when the last of its
 * pages has gone.
 */
const version = new PrecacheController({ plugins: [{ cacheWillUpdate: async ({ response }) => response }] });
version.precache(self.__WB_MANIFEST);

/** The cached file, or the network’s answer if it is not cached. */
const cachedResponse = async (url: string, request: Request) => (await version.matchPrecache(url)) ?? fetch(request);

/** Files that are no pages, such as downloads, come from the network as they are. */
const isFile = (pathname: string) => /\.(?!html$)\w+$/.test(pathname);

/** The answer to an address that this version has no page for: the server's, or this version's 404 page. */
async function unknown(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status !== 404) return answer;
  return (await version.matchPrecache('404.html')) ?? answer ?? Response.error();
}

/** The page of an address: `/terms`, `/terms/` and `/terms/index.html` are one. */
async function page(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const isIndex = pathname.endsWith(`/${INDEX}`);
  const folder = isIndex ? pathname.slice(0, -INDEX.length) : pathname.replace(/\/?$/, '/');
  const url = origin + folder;
  if (!version.getCacheKeyForURL(url)) return unknown(request);
  return isIndex ? Response.redirect(url + search) : cachedResponse(url, request);
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (version.getCacheKeyForURL(url)) event.respondWith(cachedResponse(url, request));
  else if (request.mode === 'navigate' && !isFile(pathname)) event.respondWith(page(request));
});
