import { expect, open, test } from './site';

const FROZEN = '/skynet?seed=northwall&at=2026-03-03T09:19:00Z&speed=0';
const STEPS = 12;

test('while an instant is dragged, the rows in the window follow in each frame, and those outside return afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, FROZEN);
  await page.locator('#events').scrollIntoViewIfNeeded();
  const log = page.locator('#events .log-list');
  // Some of its rows are below the window's edge.
  await log.evaluate((list) => scrollBy(0, list.getBoundingClientRect().top - innerHeight / 2));
  await expect(log.locator('li').first()).toBeVisible();
  const before = await log.locator('li').count();

  const steps = await page.evaluate(async (count) => {
    const range = document.querySelector<HTMLInputElement>('.time-scrub input[type="range"]');
    const list = document.querySelector('#events .log-list');
    if (!range || !list) throw new Error('no range or no log');
    const frame = () => new Promise(requestAnimationFrame);
    const newest = () => list.querySelector<HTMLElement>('li[data-index="0"]')?.dataset.key;
    const seen = [];
    for (let i = 1; i <= count; i++) {
      const last = newest();
      range.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }));
      // Two frames on a quiet machine; a busy one may take more of them.
      for (let waited = 0; waited < 2 || (newest() === last && waited < 60); waited++) await frame();
      const rows = [...list.querySelectorAll<HTMLElement>('li')];
      const visible = rows.filter((row) => row.getBoundingClientRect().top < innerHeight);
      const bottom = Math.max(...visible.map((row) => row.getBoundingClientRect().bottom));
      seen.push({
        first: newest(),
        rows: rows.length,
        covered: bottom >= Math.min(innerHeight, list.getBoundingClientRect().bottom),
      });
    }
    return seen;
  }, STEPS);

  expect(new Set(steps.map(({ first }) => first)).size).toBe(STEPS);
  expect(steps.every(({ covered }) => covered)).toBe(true);
  const least = Math.min(...steps.map(({ rows }) => rows));
  expect(least).toBeLessThan(before);
  await expect(log).toHaveAttribute('aria-busy', 'false');
  // Rows of one and of two lines: another instant may have one more or less of them.
  await expect.poll(() => log.locator('li').count()).toBeGreaterThan((least + before) / 2);
});

test('on a phone, rows of one and of two lines do not overlap in any frame of a drag', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FROZEN);
  await page.locator('#events').scrollIntoViewIfNeeded();
  const log = page.locator('#events .log-list');
  await expect(log.locator('li').first()).toBeVisible();
  await log.evaluate((list) => scrollBy(0, list.getBoundingClientRect().top - innerHeight / 2));
  const gaps = await page.evaluate(async () => {
    const range = document.querySelector<HTMLInputElement>('.time-scrub input[type="range"]');
    const found = [];
    for (let i = 0; i < 60; i++) {
      range?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      const rows = [...document.querySelectorAll('#events .log-list li')]
        .map((row) => row.getBoundingClientRect())
        .filter(({ top }) => top < innerHeight)
        .sort((a, b) => a.top - b.top);
      found.push(...rows.slice(1).map(({ top }, k) => Math.round(top - (rows[k]?.bottom ?? top))));
    }
    return found;
  });
  expect(gaps.length).toBeGreaterThan(60);
  expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
});
