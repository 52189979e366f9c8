import { expect, open, test } from './support/site';

const YEARS = [1997, 2004, 2012, 2023, 2025];

test('five dates in a list, each with its title and detail', async ({ page }) => {
  await open(page, '/timeline');
  const items = page.locator('main ol').getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items.getByRole('time')).toHaveText(YEARS.map(String));
  await expect(items.getByRole('heading', { level: 2 })).toHaveText([
    'The first contract: a brake',
    'The first fork',
    'Rollback time measured',
    'A log that shows gaps',
    'Three pods, one loop',
  ]);
});

test('dates are at their true distances on wide screens, and one column in order on narrow ones', async ({ page }) => {
  await open(page, '/timeline');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const wide of [1920, 3840]) {
    await page.setViewportSize({ width: wide, height: 1200 });
    await expect.poll(width).toBe(wide);
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
  }
  for (const narrow of [320, 390, 1280, 1600]) {
    await page.setViewportSize({ width: narrow, height: 900 });
    await expect.poll(width).toBe(narrow);
    const tops = await page.locator('.milestone').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).sort((a, b) => a - b));
    expect(new Set(tops.map(({ left }) => left)).size).toBe(1);
  }
});
