import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import type { Case } from '../src/sim/words/case';
import { drawn, expect, open, test } from './site';
import { toleranceOf } from './tolerance';
import { LEAST_PX, noteDrawnType, PIXEL_MM, smallestType } from './type-sizes';

/** Milliseconds for all pictures of a case. */
const PATIENCE_MS = 120_000;

for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
  if (!stage) continue;
  const [first] = cases;
  const last = cases.at(-1);
  if (!first || !last) throw new Error(`${id} has no case`);
  /** The link at which a case stands still, the panel alone. */
  const link = ({ seed, at }: Case) => `/skynet?seed=${seed}&at=${at}&speed=0&panel=${id}`;

  /** The panel alone at that width, in which it is laid out again. */
  async function at(page: Page, width: number, height = 1080): Promise<Locator> {
    await page.setViewportSize({ width, height });
    return drawn(page, id);
  }

  for (const one of cases) {
    test(`${id}-${one.name}`, async ({ page }) => {
      test.setTimeout(PATIENCE_MS);
      await page.setViewportSize({ width: 390, height: 1080 });
      if (one === last) await noteDrawnType(page);
      await open(page, link(one));
      await expect(await drawn(page, id)).toHaveScreenshot(`${id}-${one.name}-390.png`, toleranceOf(id));
      await expect(await at(page, 1920)).toHaveScreenshot(`${id}-${one.name}-1920.png`, toleranceOf(id));
      if (one === last) {
        await page.evaluate(() => window.drawnType?.splice(0));
        await expect(await at(page, 3840, 2160)).toHaveScreenshot(`${id}-solo-3840.png`, {
          ...toleranceOf(id),
          timeout: 20_000,
        });
        for (const [kind, px] of Object.entries(await smallestType(page, '.panel'))) {
          const description = `${kind} ${(px * PIXEL_MM).toFixed(1)} mm`;
          test.info().annotations.push({ type: 'smallest type at 3840, on a screen of 65 inches', description });
          expect(px, description).toBeGreaterThanOrEqual(LEAST_PX);
        }
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const plot = (await at(page, 1280)).locator('.panel-plot');
        await expect(plot).toHaveScreenshot(`${id}-reduced-motion.png`, toleranceOf(id));
        await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
        await expect(await drawn(page, id)).toHaveScreenshot(`${id}-forced-colors.png`, toleranceOf(id));
        await page.emulateMedia({ forcedColors: 'none' });
        const panel = await drawn(page, id);
        await panel.getByRole('button', { name: 'Inspect' }).click();
        await panel.getByRole('button', { name: 'Table' }).click();
        await panel.getByRole('slider').press('ArrowRight');
        await expect(panel).toHaveScreenshot(`${id}-open.png`, toleranceOf(id));
      }
      if (one === first) {
        if (one === last) await open(page, link(one));
        const panel = await at(page, 1280);
        await panel.getByRole('button', { name: 'Pause', exact: true }).click();
        await expect(panel.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
        await expect(panel).toHaveScreenshot(`${id}-paused.png`, toleranceOf(id));
      }
    });
  }
}

test('canvas renderer', async ({ baseURL, launchOptions }) => {
  test.setTimeout(PATIENCE_MS);
  const browser = await chromium.launch({ ...launchOptions, args: [...CHROMIUM_ARGS, '--disable-3d-apis'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1080 }, ...(baseURL ? { baseURL } : {}) });
  for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
    const last = cases.at(-1);
    if (!stage || !last) continue;
    await open(page, `/skynet?seed=${last.seed}&at=${last.at}&speed=0&panel=${id}`);
    const panel = await drawn(page, id);
    await expect(panel.locator('figure')).toHaveAttribute('data-drawn-by', 'canvas');
    await expect.soft(panel.locator('.panel-plot')).toHaveScreenshot(`${id}-canvas-renderer.png`, toleranceOf(id));
  }
  await browser.close();
});
