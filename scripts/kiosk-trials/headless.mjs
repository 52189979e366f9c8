import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from '../kiosk/flags.mjs';
import { openPage } from '../kiosk/page.mjs';
import { portOf, serve } from '../serve.mjs';
import { CHROMIUM_ARGS, SOFTWARE } from '../visual/profiles.mjs';

/** Milliseconds within which a browser opens its page. */
const START_MS = 60_000;

/** @typedef {{ page: import('../kiosk/page.mjs').Page, origin: string, end(): Promise<void> }} Headless */

/**
 * Serves a built site and opens an empty page for it in a headless browser, which draws in software.
 * @param {{ chromium: string, folder: string, width: number, height: number }} options `chromium` is a path, `folder` the built site's
 * @returns {Promise<Headless>}
 */
export async function openHeadless({ chromium, folder, width, height }) {
  const server = await serve(folder, { port: 0, health: true });
  const profile = mkdtempSync(join(tmpdir(), 'northwall-headless-'));
  const box = { x: 0, y: 0, width, height };
  const more = ['--headless=new', ...CHROMIUM_ARGS, ...SOFTWARE];
  const flags = chromiumFlags({ address: 'about:blank', profile, box, wayland: false, more });
  const page = await openPage({ chromium, flags, env: process.env, limit: START_MS, onExtra: () => undefined });
  return {
    page,
    origin: `http://127.0.0.1:${portOf(server)}`,
    async end() {
      await page.end();
      server.close();
      server.closeAllConnections();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
