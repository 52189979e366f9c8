import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a service worker that is no longer wanted: once the last page of its version is closed, it deletes the cache
 * and unregisters itself.
 */
self.addEventListener('activate', (event) => {
  const { cacheName } = new PrecacheController().strategy;
  event.waitUntil(Promise.all([caches.delete(cacheName), self.registration.unregister()]));
});
