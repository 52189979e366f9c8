import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {{ name: string, end(): void }} Display `name` as `DISPLAY` has it */

/**
 * Starts an X display without a monitor.
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Display>} rejects where there is no Xvfb
 */
export async function virtualDisplay(width, height) {
  const size = ['-screen', '0', `${width}x${height}x24`];
  const child = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended.')));
  const told = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  const [number] = await Promise.race([once(told, 'data'), failed]);
  failed.catch(() => undefined);
  return { name: `:${String(number).trim()}`, end: () => void child.kill() };
}
