import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import type { Case } from '../src/sim/case';
import { drawn, expect, open, test } from './site';

for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
  if (!stage) continue;
  const [first] = cases;
  if (!first) throw new Error(`${id} has no case`);
  /** The link at which a case stands still, the panel alone. */
  const link = ({ seed, at }: Case) => `/skynet?seed=${seed}&at=${at}&speed=0&panel=${id}`;

  for (const one of cases) {
    test(`${id}-${one.name}, 390 and 1920`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 1080 });
      await open(page, link(one));
      await expect(await drawn(page, id)).toHaveScreenshot(`${id}-${one.name}-390.png`);
      await page.setViewportSize({ width: 1920, height: 1080 });
      await expect(await drawn(page, id)).toHaveScreenshot(`${id}-${one.name}-1920.png`);
    });
  }

  const last = cases.at(-1) ?? first;

  test(`${id}-solo-3840`, async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await open(page, link(last));
    await expect(await drawn(page, id)).toHaveScreenshot(`${id}-solo-3840.png`, { timeout: 20_000 });
  });

  test(`${id}-open`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1080 });
    await open(page, link(last));
    const panel = await drawn(page, id);
    await panel.getByRole('button', { name: 'Inspect' }).click();
    await panel.getByRole('button', { name: 'Table' }).click();
    await panel.getByRole('slider').press('ArrowRight');
    await expect(panel).toHaveScreenshot(`${id}-open.png`);
  });

  test(`${id}-paused`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1080 });
    await open(page, link(first));
    const panel = await drawn(page, id);
    await panel.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
    await expect(panel).toHaveScreenshot(`${id}-paused.png`);
  });

  test(`${id}-reduced-motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 1080 });
    await open(page, link(last));
    await expect((await drawn(page, id)).locator('.panel-plot')).toHaveScreenshot(`${id}-reduced-motion.png`);
  });

  test(`${id}-forced-colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 1080 });
    await open(page, link(last));
    await expect(await drawn(page, id)).toHaveScreenshot(`${id}-forced-colors.png`);
  });

  test(`${id}-canvas-renderer`, async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, args: [...CHROMIUM_ARGS, '--disable-3d-apis'] });
    const page = await browser.newPage({ viewport: { width: 1280, height: 1080 }, ...(baseURL ? { baseURL } : {}) });
    await open(page, link(last));
    const panel = await drawn(page, id);
    await expect(panel.locator('figure')).toHaveAttribute('data-drawn-by', 'canvas');
    await expect(panel.locator('.panel-plot')).toHaveScreenshot(`${id}-canvas-renderer.png`);
    await browser.close();
  });
}
