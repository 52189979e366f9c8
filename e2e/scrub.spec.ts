import { expect, open, test } from './support/site';

/** On a phone the panel is folded but for a link to it. */
const FROZEN = '/skynet?seed=northwall&at=2026-03-03T09:19:00Z&speed=0#events';
const STEPS = 6;

test('while the time is dragged the log shows each step, row below row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FROZEN);
  await page.locator('#events').scrollIntoViewIfNeeded();
  const log = page.locator('#events .log-list');
  await expect(log.locator('li').first()).toBeVisible();
  const steps = await page.evaluate(async (count) => {
    const range = document.querySelector<HTMLInputElement>('.time-scrub input[type="range"]');
    const list = document.querySelector('#events .log-list');
    if (!range || !list) throw new Error('no range or no log');
    const newest = () => list.querySelector<HTMLElement>('li[data-index="0"]')?.dataset.key;
    const seen = [];
    for (let i = 1; i <= count; i++) {
      const last = newest();
      range.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }));
      while (newest() === last) await new Promise(requestAnimationFrame);
      const rows = [...list.querySelectorAll('li')]
        .map((row) => row.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      seen.push({
        first: newest(),
        gaps: rows.slice(1).filter(({ top }, k) => Math.round(top - (rows[k]?.bottom ?? top)) !== 0).length,
        covered: (rows.at(-1)?.bottom ?? 0) >= list.getBoundingClientRect().bottom,
      });
    }
    return seen;
  }, STEPS);
  expect(new Set(steps.map(({ first }) => first)).size).toBe(STEPS);
  expect(steps.every(({ gaps, covered }) => gaps === 0 && covered)).toBe(true);
});
