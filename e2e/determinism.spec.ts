import { createHash } from 'node:crypto';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { drawn, expect, open, test } from './site';
import { STATE_HASHES, stateHashesScript } from './state-hashes-bundle';

const BROWSERS = 3;

for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
  const last = cases.at(-1);
  if (!stage || !last) continue;
  test(`${id}, ${last.name}: the same bytes in ${BROWSERS} fresh browsers`, async ({ baseURL, launchOptions }) => {
    const hashes = new Set<string>();
    for (let i = 0; i < BROWSERS; i++) {
      const browser = await chromium.launch({ ...launchOptions, args: CHROMIUM_ARGS });
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, ...(baseURL ? { baseURL } : {}) });
      await open(page, `/skynet?seed=${last.seed}&at=${last.at}&speed=0&panel=${id}`);
      const panel = await drawn(page, id);
      hashes.add(
        createHash('sha256')
          .update(await panel.locator('.panel-plot canvas').screenshot())
          .digest('hex'),
      );
      await browser.close();
    }
    expect(hashes.size).toBe(1);
  });
}

test('every model’s states have the same SHA-256 in Chromium as in Node, at 100 instants and all cases', async ({
  page,
}) => {
  expect(await page.evaluate(await stateHashesScript())).toEqual(STATE_HASHES);
});
