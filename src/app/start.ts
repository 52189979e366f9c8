import { loadWithRetries } from '../loading/load-with-retries';
import { registerServiceWorker } from './register-service-worker';

/**
 * Shows the line “This page is not live”, which every page's HTML contains. A reload loses nothing, because the page
 * has not started.
 */
function showNotLive(error: unknown): void {
  const { dataset } = document.documentElement;
  if (dataset.live === 'no') return;
  dataset.live = 'no';
  console.error('The page is not live.', error);
  addEventListener('online', () => location.reload());
}

// Before their code has loaded, the fork's band has its room, and a still of calm is not shown for another instant.
const query = new URLSearchParams(location.search);
for (const name of ['fork', 'at']) if (query.has(name)) document.documentElement.dataset[name] = '';

loadWithRetries(
  async () => (await import('./entry-client')).prepare(),
  (bringToLife) => bringToLife(),
  showNotLive,
);
if (import.meta.env.VITE_WORKER) registerServiceWorker();
