import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

declare const self: ServiceWorkerGlobalScope;

/** Name of a folder's page on a server. */
const INDEX = 'index.html';

/**
 * This version's files. A file is kept only if it has the hash that the build recorded, so that versions are never
 * mixed. Its status is ignored, because `404.html` comes with 404. The files of the version before are deleted once its
 * last page is closed.
 */
const version = new PrecacheController({ plugins: [{ cacheWillUpdate: async ({ response }) => response }] });
version.precache(self.__WB_MANIFEST);

/** Returns the cached file, or else the network's answer. */
const cachedResponse = async (url: string, request: Request) => (await version.matchPrecache(url)) ?? fetch(request);

/** True for files other than pages, such as downloads, which come unchanged from the network. */
const isFile = (pathname: string) => /\.(?!html$)\w+$/.test(pathname);

/** Answers a request for which this version has no page: with the server's answer, or this version's 404 page. */
async function unknown(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status !== 404) return answer;
  return (await version.matchPrecache('404.html')) ?? answer ?? Response.error();
}

/** Answers a request for a page: `/terms`, `/terms/` and `/terms/index.html` are the same. */
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
