import type { Page } from '@playwright/test';
import { expect, open, test } from './site';
import { toleranceOf } from './tolerance';
import { LEAST_PX, noteDrawnType, smallestType } from './type-sizes';

/** Milliseconds for what takes a wall of drawings in software. */
const PATIENCE = { timeout: 30_000 };
/** An incident of the default world, half a second after the veto. */
const AT = 'seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0';

/** The page in a viewport in which the whole of that part stands, once each panel in it is drawn. */
async function whole(page: Page, path: string, part: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await open(page, `${path}?${AT}`);
  const place = page.locator(part);
  const waiting = place.locator('figure:not([data-stage="drawing"])');
  await expect(waiting).toHaveCount(0, PATIENCE);
  await expect(place.locator('[data-loading]')).toHaveCount(0);
  return place;
}

/** The width at which everything is switched on too. */
const EVERYTHING = 3840;

/** Widths of the floor, each with a height in which all of it stands, in CSS px. */
const FLOORS = [
  [390, 5600],
  [1280, 4000],
  [1920, 3600],
  [2560, 3600],
  [3840, 4600],
] as const;

for (const [width, height] of FLOORS) {
  test(`skynet-${width}`, async ({ page }) => {
    await noteDrawnType(page);
    const floor = await whole(page, '/skynet', '.operations', width, height);
    await expect(floor).toHaveScreenshot(`skynet-${width}.png`, { ...toleranceOf('skynet'), ...PATIENCE });
    if (width < EVERYTHING) return;
    await page.getByLabel('Core log').check();
    await page.getByLabel('Utilisation', { exact: true }).check();
    await expect(floor.locator('#corelog .log-row').first()).toBeVisible();
    await expect(floor.locator('#utilisation figure')).toHaveAttribute('data-stage', 'drawing', PATIENCE);
    await expect(floor).toHaveScreenshot('skynet-everything-3840.png', { ...toleranceOf('skynet'), ...PATIENCE });
    for (const px of Object.values(await smallestType(page, '.page'))) expect(px).toBeGreaterThanOrEqual(LEAST_PX);
  });
}

test('containment-1920', async ({ page }) => {
  const instruments = await whole(page, '/containment', '.instruments', 1920, 1600);
  await expect(instruments).toHaveScreenshot('containment-1920.png');
});
