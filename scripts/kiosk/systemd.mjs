import { spawn } from 'node:child_process';

/**
 * Tells systemd's watchdog that the launcher is alive, twice in each period that the unit names. Does nothing
 * elsewhere.
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal ends it
 */
export function feedWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC }, signal) {
  const period = Number(WATCHDOG_USEC) / 1_000;
  if (!NOTIFY_SOCKET || !(period > 0)) return;
  const feed = () => spawn('systemd-notify', ['WATCHDOG=1'], { stdio: 'ignore' }).on('error', () => undefined);
  feed();
  const timer = setInterval(feed, period / 2);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
