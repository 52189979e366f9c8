import { keepTrying } from '../loading/keep-trying';
import { keepOffline } from './offline';

/** Shows the line that stands on every page for this case. Nothing is lost with the reload of a page that has not come to life. */
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
