import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { drawn, expect, FROZEN, open, test } from './site';
import { LEAST_PX, noteDrawnType, PIXEL_MM, smallestType } from './type-sizes';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await noteDrawnType(page);
});

for (const { id, cases, stage } of Object.values<Dashboard>(dashboards)) {
  const last = cases.at(-1);
  if (!stage || !last) continue;
  test(`the type of ${id} can be read on a screen of 3840 px`, async ({ page }) => {
    await open(page, `/skynet?seed=${last.seed}&at=${last.at}&speed=0&panel=${id}`);
    await drawn(page, id);
    for (const [kind, px] of Object.entries(await smallestType(page, '.panel'))) {
      const description = `${kind} ${(px * PIXEL_MM).toFixed(1)} mm`;
      test.info().annotations.push({ type: 'smallest type at 3840, on a screen of 65 inches', description });
      expect(px, description).toBeGreaterThanOrEqual(LEAST_PX);
    }
  });
}

test('the type of the operations floor can be read on it with everything switched on', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 7200 });
  await open(page, `/skynet?${FROZEN}`);
  await page.getByLabel('Core log').check();
  await page.getByLabel('Utilisation', { exact: true }).check();
  await page.evaluate(() => window.northwall?.ready());
  for (const px of Object.values(await smallestType(page, '.page'))) expect(px).toBeGreaterThanOrEqual(LEAST_PX);
});
