import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of a worker that is wanted no more: once the last page of its version has gone, it deletes what was kept, and itself. */
self.addEventListener('activate', (event) => {
  const { cacheName } = new PrecacheController().strategy;
  event.waitUntil(Promise.all([caches.delete(cacheName), self.registration.unregister()]));
});
