import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS } from '../playwright.config';
import { dashboards } from '../src/dashboards/registry';
import { drawn, expect, open, test } from './site';

const BROWSERS = 5;

for (const { name, seed, at } of dashboards.cores.cases) {
  test(`cores, ${name}: the same bytes in ${BROWSERS} fresh browsers`, async ({ baseURL, launchOptions }) => {
    const hashes = new Set<string>();
    for (let i = 0; i < BROWSERS; i++) {
      const browser = await chromium.launch({ ...launchOptions, args: CHROMIUM_ARGS });
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, ...(baseURL ? { baseURL } : {}) });
      await open(page, `/skynet?seed=${seed}&at=${at}&speed=0`);
      const panel = await drawn(page, 'cores');
      hashes.add(
        createHash('sha256')
          .update(await panel.locator('.panel-plot').screenshot())
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
  const root = join(import.meta.dirname, '..');
  const bundle = await build({
    root,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'tests/state-hashes.ts'), formats: ['iife'], name: 'northwallStates' },
    },
  });
  const output = (Array.isArray(bundle) ? bundle : [bundle]).flatMap((each) => ('output' in each ? each.output : []));
  const code = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (code?.type !== 'chunk') throw new Error('the models were not bundled');
  const hashes = await page.evaluate(`${code.code}; northwallStates.stateHashes()`);
  const fixtures = JSON.parse(readFileSync(join(root, 'tests/fixtures/state-hashes.json'), 'utf8'));
  expect(hashes).toEqual(fixtures);
});
