import { createHash } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { expect, open, test } from './site';
import { STATE_HASHES, stateHashesScript } from './state-hashes-bundle';

const BROWSERS = 2;

/** The SHA-256 of each dashboard's drawing at its last case, in a browser of its own. */
async function hashesIn(browser: Browser, baseURL: string | undefined): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, ...(baseURL ? { baseURL } : {}) });
  const hashes: Record<string, string> = {};
  for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
    const last = cases.at(-1);
    if (!stage || !last) continue;
    await open(page, `/skynet?seed=${last.seed}&at=${last.at}&speed=0&panel=${id}`);
    await page.evaluate(() => window.northwall?.ready());
    hashes[id] = createHash('sha256')
      .update(await page.locator(`#${id} .panel-plot canvas`).screenshot())
      .digest('hex');
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
  expect(new Set(Object.values(first ?? {})).size).toBe(drawings.length);
  expect(seen).toEqual(seen.map(() => first));
});

test('every model’s states have the same SHA-256 in Chromium as in Node, at 100 instants and all cases', async ({
  page,
}) => {
  expect(await page.evaluate(await stateHashesScript())).toEqual(STATE_HASHES);
});
