import { createHash } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { drawn, expect, FROZEN, open, test } from './site';
import { STATE_HASHES, stateHashesScript } from './state-hashes-bundle';

const BROWSERS = 2;

/** Pages that together show every drawing. */
const PAGES = ['/skynet', '/research', '/edge-robotics', '/neuromorphic', '/containment'];

/** The SHA-256 of each dashboard's drawing, in a browser of its own. */
async function hashesIn(browser: Browser, baseURL: string | undefined): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, ...(baseURL ? { baseURL } : {}) });
  const hashes: Record<string, string> = {};
  for (const path of PAGES) {
    await open(page, `${path}?${FROZEN}`);
    const plots = page.locator('.panel:has(.panel-plot)');
    const ids = await plots.evaluateAll((panels) => panels.map(({ id }) => id));
    for (const id of ids.filter((one) => !(one in hashes))) {
      const canvas = (await drawn(page, id)).locator('.panel-plot canvas');
      await page.evaluate(() => window.northwall?.ready());
      hashes[id] = createHash('sha256')
        .update(await canvas.screenshot())
        .digest('hex');
    }
  }
  return hashes;
}

test(`every drawing has the same bytes in ${BROWSERS} fresh browsers`, async ({ baseURL, launchOptions }) => {
  const seen: Record<string, string>[] = [];
  for (let i = 0; i < BROWSERS; i++) {
    const browser = await chromium.launch({ ...launchOptions, args: CHROMIUM_ARGS });
    seen.push(await hashesIn(browser, baseURL));
    await browser.close();
  }
  const [first] = seen;
  const drawings = Object.values<Dashboard>(dashboards).filter(({ stage }) => stage);
  expect(Object.keys(first ?? {}).sort()).toEqual(drawings.map(({ id }) => id).sort());
  expect(new Set(Object.values(first ?? {})).size).toBe(drawings.length);
  expect(seen).toEqual(seen.map(() => first));
});

test('every model’s states have the same SHA-256 in Chromium as in Node, at 100 instants and all cases', async ({
  page,
}) => {
  expect(await page.evaluate(await stateHashesScript())).toEqual(STATE_HASHES);
});
