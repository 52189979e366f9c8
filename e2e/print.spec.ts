import { BRAND } from '../src/content/brand';
import { expect, open, test } from './support/site';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('pages print their text in black on white, without header, footer, controls and drawings', async ({ page }) => {
  for (const path of ['/terms', '/legal', '/executive', '/research', '/expos']) {
    await open(page, path);
    for (const left of ['.header', '.footer', '.skip-link', 'main button', 'main input', 'main canvas']) {
      await expect(page.locator(left).filter({ visible: true }), path).toHaveCount(0);
    }
    const colours = await page
      .locator('main :is(h1, h2, p, li)')
      .evaluateAll((all) => [
        getComputedStyle(document.documentElement).backgroundColor,
        ...new Set(
          all.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).color),
        ),
      ]);
    expect(colours, path).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  }
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});

test('links in the text print their absolute addresses, those of the contents do not, and all tabs are printed', async ({
  page,
}) => {
  await open(page, '/terms#liability');
  const after = await page
    .locator('.prose a[href="/acceptable-use"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after.replaceAll('" "', '')).toContain(`${BRAND.origin}`);
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const styles = await links.evaluateAll((all) =>
    all.map((link) => {
      const { borderInlineStartWidth, color } = getComputedStyle(link);
      return `${borderInlineStartWidth} ${color} ${getComputedStyle(link, '::after').content}`;
    }),
  );
  expect([...new Set(styles)]).toEqual(['0px rgb(0, 0, 0) none']);
  await open(page, '/executive#governance');
  await expect(page.locator('.executive-panel').filter({ visible: true })).toHaveCount(5);
});
