import { badgeAt } from '../src/sim/badge';
import { grouped } from '../src/sim/units';
import { expect, FROZEN_AT, open, test } from './site';

const CYCLE_DAYS = 4;

/** The badge's text in the world `seed` at `t`. */
const reading = (seed: string, t: number) => `OK ${grouped(badgeAt(seed, t, CYCLE_DAYS).tflops)} TFLOPS`;

test('the badge reads what the model says of the instant, and stands still with the world', async ({ page }) => {
  for (const [seed, at] of [
    ['northwall', FROZEN_AT],
    ['hall-4', 1_800_000_000_000],
  ] as const) {
    await open(page, `/terms?seed=${seed}&at=${at}&speed=0`);
    await expect(page.locator('.badge')).toHaveText(reading(seed, at));
  }
});

test('at 60 seconds a second the badge follows the world, and nothing in the header moves', async ({ page }) => {
  await open(page, `/terms?seed=northwall&at=${FROZEN_AT}&speed=60`);
  const badge = page.locator('.badge');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.header, .brand, .menu-button, .badge, .badge > span')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await boxes();
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const text = (await badge.textContent()) ?? '';
    seen.add(text);
    await expect(badge).not.toHaveText(text);
  }
  expect(seen.size).toBe(3);
  expect(await boxes()).toEqual(before);
  // Each was the model's in the hour that can have passed.
  const possible = new Set<string>();
  for (let t = FROZEN_AT; t < FROZEN_AT + 3_600_000; t += 2_000) possible.add(reading('northwall', t));
  for (const text of seen) expect(possible).toContain(text);
});

test('no value is prerendered, and none is spoken of its own accord', async ({ page, request }) => {
  const html = await (await request.get('/terms')).text();
  expect(html).toContain('class="badge-value"></span>');
  await open(page, '/terms');
  expect(
    await page.locator('.badge').evaluate((badge) => badge.closest('[aria-live], [role=status], output')),
  ).toBeNull();
});
