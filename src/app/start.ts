import { keepTrying } from '../loading/keep-trying';
import { keepOffline } from './offline';

/**
 * Shows the line “This page is not live”, which every page’s HTML contains. A reload loses nothing, because the page
 * has not started.
 */
function sayNotLive(error: unknown): void {
  const { dataset } = document.documentElement;
  if (dataset.live === 'no') return;
  dataset.live = 'no';
  console.error('The page is not live.', error);
  addEventListener('online', () => location.reload());
}

keepTrying(
  async () => (await import('./entry-client')).prepare(),
  (bringToLife) => bringToLife(),
  sayNotLive,
);
if (import.meta.env.VITE_WORKER) keepOffline();
