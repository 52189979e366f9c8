import { expect, FROZEN, open, test } from './site';
import { LEAST_PX, noteDrawnType, smallestType } from './type-sizes';

// Sizes in CSS px are the same with fewer pixels to draw.
test.use({ deviceScaleFactor: 0.5 });

test('the type of the operations floor can be read on it with everything switched on', async ({ page }) => {
  await noteDrawnType(page);
  await page.setViewportSize({ width: 3840, height: 7200 });
  await open(page, `/skynet?${FROZEN}`);
  await page.getByLabel('Core log').check();
  await page.getByLabel('Utilisation', { exact: true }).check();
  await page.evaluate(() => window.northwall?.ready());
  for (const px of Object.values(await smallestType(page, '.page'))) expect(px).toBeGreaterThanOrEqual(LEAST_PX);
});
