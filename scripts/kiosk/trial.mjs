import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf, serve } from '../serve.mjs';
import { chromiumFlags } from './flags.mjs';
import { problemsOf } from './health.mjs';
import { showAddress } from './options.mjs';
import { openPage } from './page.mjs';
import { isServed } from './site.mjs';
import { withTimeout } from './timeouts.mjs';

/** Milliseconds for the browser to start. */
const START_MS = 30_000;
/** Milliseconds for which a show runs. */
const SHOW_MS = 30_000;

/**
 * Result of starting a browser for a trial: `failure` says why it did not start; `unopened` and `problems` have a
 * sentence for each show that did not open, and for each part of an address that a show could not use.
 * @typedef {{ failure: string | undefined, unopened: readonly string[], problems: readonly string[] }} Trial
 */

/**
 * Starts the browser without a window, and opens in it the show of each screen.
 * @param {import('./options.mjs').Options} options
 * @param {string} chromium its path
 * @param {string | undefined} site the folder of the build; undefined if nothing is built
 * @param {import('./facts.mjs').Facts['port']} port if it is free, the site is served on it: the browser's policies may
 * allow no other
 * @returns {Promise<Trial>} rejects only if the site cannot be served
 */
export async function tryShow(options, chromium, site, port) {
  const profile = mkdtempSync(join(tmpdir(), 'northwall-check-'));
  /** @type {string | undefined} */
  let failure;
  /** @type {Opened[]} */
  const opened = [];
  const server = site !== undefined && port === 'free' ? await serve(site, { port: options.port ?? 0 }) : undefined;
  const origin = server ? `http://127.0.0.1:${portOf(server)}` : options.origin;
  const more = ['--headless', ...options.flags];
  const flags = chromiumFlags({ address: 'about:blank', profile, box: undefined, wayland: false, more });
  try {
    const page = await openPage({ chromium, flags, env: process.env, limit: START_MS, onExtra: () => undefined });
    const shows = server || port === 'ours' || port === 'foreign' ? options.screens : [];
    for (const { show, number } of shows) opened.push(await open(page, showAddress(show, origin, number)));
    await page.end();
  } catch (error) {
    failure = /** @type {Error} */ (error).message;
  }
  server?.close();
  server?.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  return {
    failure,
    unopened: opened.flatMap(({ why }) => why ?? []),
    problems: opened.flatMap(({ problems }) => problems ?? []),
  };
}

/**
 * Reason why a show did not open, or parts of its address that it could not use.
 * @typedef {{ why?: string, problems?: string[] }} Opened
 */

/** @param {import('./page.mjs').Page} page @param {string} address @returns {Promise<Opened>} */
async function open(page, address) {
  const { pathname, search } = new URL(address);
  if (!(await isServed(address))) return { why: `The site has no page ${pathname}.` };
  const failure = await withTimeout(
    SHOW_MS,
    page.show(address).catch((/** @type {Error} */ { message }) => message),
  );
  if (typeof failure === 'string') return { why: `${pathname}${search} does not open: ${failure}` };
  const problems = await problemsOf(page, SHOW_MS);
  return problems ? { problems } : { why: `${pathname}${search} does not run after ${SHOW_MS / 1_000} s.` };
}
