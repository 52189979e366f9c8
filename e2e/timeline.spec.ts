import { expect, open, test } from './site';

const YEARS = [1997, 2004, 2012, 2023, 2025];

test('five dates in a list, each with its title and detail', async ({ page }) => {
  await open(page, '/timeline');
  const items = page.locator('main ol').getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items.getByRole('time')).toHaveText(YEARS.map(String));
  await expect(items.getByRole('heading', { level: 2 })).toHaveText([
    'A brake before an engine',
    'The first fork',
    'Rollback becomes a figure',
    'Records that cannot be tidied',
    'Three pods, one loop',
  ]);
});

for (const width of [1152, 1280, 1920, 3840]) {
  test(`at ${width} each date stands at its true distance, and its detail in a column of one width with the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await open(page, '/timeline');
    const boxes = async (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const [list] = await boxes('.milestones');
    const marks = await boxes('.timeline-mark');
    const columns = await boxes('.milestone');
    if (!list) throw new Error('There is no list');
    for (const [i, year] of YEARS.entries()) {
      const { left = 0, right = 0 } = marks[i] ?? {};
      // The scale is 35 years wide, so that the last column begins below the last date.
      expect((left + right) / 2).toBeCloseTo(list.left + ((year - 1997) / 35) * (list.right - list.left), 0);
      expect(columns[i]?.left).toBeCloseTo(list.left + (i / 5) * (list.right - list.left), 0);
    }
    for (const part of ['.milestone-year', '.milestone h2', '.milestone-text > p']) {
      expect(new Set((await boxes(part)).map(({ top }) => top)).size).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [320, 390, 1024]) {
  test(`at ${width} the dates are one column in order`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/timeline');
    const tops = await page.locator('.milestone').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).sort((a, b) => a - b));
    expect(new Set(tops.map(({ left }) => left)).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
