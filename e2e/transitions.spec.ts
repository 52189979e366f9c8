import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site';

/** Follows a link and collects the browser's animations on the way, by pseudo-element, until none is left. */
function animatedOnTheWay(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (to) => {
    const seen = new Set<string>();
    const look = () => {
      const running = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        .filter((name) => /^::view-transition-(?:group|old|new)/.test(name));
      for (const name of running) seen.add(name);
      return running.length;
    };
    document.querySelector<HTMLAnchorElement>(`.footer a[href="${to}"]`)?.click();
    for (let still = 0; still < 30; ) {
      await new Promise(requestAnimationFrame);
      still = look() === 0 && location.pathname === to ? still + 1 : 0;
    }
    return [...seen];
  }, path);
}

test('a page fades into the next; the header stays as it is', async ({ page }) => {
  await open(page, '/terms');
  const animated = await animatedOnTheWay(page, '/privacy');
  expect(animated).toContain('::view-transition-old(root)');
  expect(animated).toContain('::view-transition-new(root)');
  expect(animated.filter((name) => name.includes('header'))).toEqual([]);
  await expect(page.locator('h1')).toBeFocused();
});

test('links followed faster than the fade lead to the last of them', async ({ page }) => {
  await open(page, '/terms');
  await page.evaluate(async () => {
    for (const path of ['/privacy', '/cookies', '/dpa', '/legal', '/timeline']) {
      document.querySelector<HTMLAnchorElement>(`.footer a[href="${path}"]`)?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page).toHaveURL('/timeline');
  await expect(page.locator('h1')).toHaveText('Five turning points since 1997');
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page appears without a fade', async ({ page }) => {
    await open(page, '/terms');
    expect(await animatedOnTheWay(page, '/privacy')).toEqual([]);
    await expect(page.locator('h1')).toBeFocused();
  });
});
