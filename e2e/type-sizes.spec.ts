import { expect, FROZEN, open, test } from './support/site';
import { LEAST_PX, noteDrawnType, smallestType } from './support/type-sizes';

// Fewer pixels to draw; sizes in CSS px are the same.
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

/** Type sizes of the visitor's choice, px, and windows that show them. */
const LARGE = [
  [24, 320, 800],
  [24, 390, 844],
  [24, 1280, 800],
  [32, 1280, 800],
  // Zoomed in by 400% and more.
  [16, 320, 256],
  [16, 200, 200],
] as const;

test('large type and zoom leave nothing beside the window', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/skynet', '/expos', '/transparency', '/privacy', '/careers']) {
    await open(page, `${path}?${FROZEN}`);
    for (const [standard, width, height] of LARGE) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path}: ${standard} px in ${width}`)
        .toBeLessThanOrEqual(width);
    }
  }
});
