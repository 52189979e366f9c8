import { expect, open, test } from './support/site';

/** Smallest text of a diagram, in CSS pixels: taste. */
const LEAST_TEXT = 11;
/** CSS pixels by which the boxes of two lines of text may overlap without their letters touching. */
const LEADING = 4;

/** Labels of a drawing that leave it or cover another, in words. */
function collisions(svg: Element, leading: number): string[] {
  const frame = svg.getBoundingClientRect();
  const labels = [...svg.querySelectorAll('text')].map((text) => ({
    words: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  return labels.flatMap(({ words, box }, i) => [
    ...(box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom ? [`${words} is cut`] : []),
    ...labels
      .slice(i + 1)
      .filter((other) => box.left < other.box.right && other.box.left < box.right)
      .filter((other) => box.top < other.box.bottom - leading && other.box.top < box.bottom - leading)
      .map((other) => `${words} meets ${other.words}`),
  ]);
}

/** Size of a drawing's smallest text in CSS pixels. */
function leastText(svg: SVGElement): number {
  const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
  const sizes = [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  return Math.min(...sizes) * scale;
}

/** Diagrams that no drawing replaces. */
const LASTING = '.diagram:not(.panel-still .diagram)';

for (const path of ['/', '/skynet', '/edge-robotics', '/transparency']) {
  test(`the diagrams of ${path} can be read at every width, and a screen reader gets each as one picture in words`, async ({
    page,
  }) => {
    await open(page, path);
    const drawings = page.locator(`${LASTING} svg:visible`);
    const figures = await page.locator(LASTING).count();
    expect(figures).toBeGreaterThan(0);
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(drawings).toHaveCount(figures);
      for (const drawing of await drawings.all()) {
        await expect(drawing).toHaveRole('img');
        await expect(drawing).toHaveAccessibleName(/^.{12,} .{100,}$/);
        await expect.poll(() => drawing.evaluate(leastText), `${width} px`).toBeGreaterThanOrEqual(LEAST_TEXT);
        await expect.poll(() => drawing.evaluate(collisions, LEADING), `${width} px`).toEqual([]);
      }
    }
  });
}

test('diagrams take the visitor’s text colour where colours are forced, and are black on paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/containment');
  const inks = await page
    .locator('.diagram')
    .first()
    .evaluate((figure) => ({
      page: getComputedStyle(document.body).color,
      words: getComputedStyle(figure.querySelector('.d-name') as Element).fill,
      line: getComputedStyle(figure.querySelector('.d-line') as Element).stroke,
    }));
  expect([inks.words, inks.line]).toEqual([inks.page, inks.page]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(page.locator('.diagram .d-name').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active', media: 'screen' });
  await open(page, '/executive');
  const outlines = page.locator('.executive-outline:visible');
  await expect(outlines).toHaveCount(3);
  for (const outline of await outlines.all()) await expect(outline).toHaveCSS('fill', inks.page);
  await expect(page.locator('.executive-drawing image:visible')).toHaveCount(0);
});
