import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const current = (page: Page) => contents(page).locator('[aria-current=location]');

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/** The page's section headings. */
const headings = (page: Page) => page.locator('.prose-sections > h2');

/** Whether the element stands clear of what sticks to the viewport's top. */
const inTheClear = (element: Element) => {
  const { left, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 4, (top + bottom) / 2);
  return top >= 64 && bottom <= innerHeight && hit !== null && (element.contains(hit) || hit.contains(element));
};

for (const path of ['/terms', '/research']) {
  test(`${path}: the contents list each section, and each link leads to its section`, async ({ page }) => {
    await open(page, path);
    const titles = await headings(page).allTextContents();
    expect(titles.length).toBeGreaterThan(2);
    const links = contents(page).getByRole('link');
    await expect(links).toHaveText(titles);
    for (const [i, title] of titles.entries()) {
      await links.nth(i).click();
      const heading = headings(page).nth(i);
      await expect(heading).toBeFocused();
      await expect.poll(() => heading.evaluate(inTheClear)).toBe(true);
      await expect(page).toHaveURL(`${path}#${await heading.getAttribute('id')}`);
      await expect(current(page)).toHaveText([title]);
    }
  });
}

/** Pixels of a step of reading, less than half of the shortest section. */
const STEP = 40;

test('the mark follows the reading, section by section, to the last one', async ({ page }) => {
  await open(page, '/privacy');
  const titles = await headings(page).allTextContents();
  await expect(current(page)).toHaveCount(0);
  const seen: string[] = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let y = 0; y < end + STEP; y += STEP) {
    await page.evaluate((to) => {
      scrollTo(0, to);
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, y);
    const [now] = await current(page).allTextContents();
    if (now && now !== seen.at(-1)) seen.push(now);
  }
  expect(seen).toEqual(titles);
});

test('a link to a section opens there, its query kept by the contents, and back returns', async ({ page }) => {
  await open(page, '/terms?seed=hall-4');
  const links = contents(page).getByRole('link');
  await links.nth(3).click();
  await expect.poll(() => headings(page).nth(3).evaluate(inTheClear)).toBe(true);
  const y = await page.evaluate(() => scrollY);
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/terms\?seed=hall-4#/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(y);
  await page.goBack();
  await expect(current(page)).toHaveText([(await links.nth(3).textContent()) ?? '']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  await open(page, page.url());
  await expect.poll(() => headings(page).nth(3).evaluate(inTheClear)).toBe(true);
  await expect(current(page)).toHaveText([(await links.nth(3).textContent()) ?? '']);
});

test('by keyboard: Enter on an entry leads into its section, and Tab goes on from there', async ({ page }) => {
  await open(page, '/terms');
  await contents(page).getByRole('link', { name: 'capsule' }).focus();
  await page.keyboard.press('Enter');
  await expect(headings(page).filter({ hasText: 'capsule' })).toBeFocused();
  await page.keyboard.press('Tab');
  const after = await page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2')].find((h2) => h2.id === location.hash.slice(1));
    return heading?.compareDocumentPosition(document.activeElement as Node);
  });
  expect(after).toBe(FOLLOWING);
});

test('a policy has its title, the date, the contents and the text, no line longer than 75 characters', async ({
  page,
}) => {
  for (const path of ['/terms', '/privacy', '/cookies']) {
    await open(page, path);
    await expect(page.locator('main')).toContainText('Last Updated 2025-08-30');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const longest = await page.locator('.prose p, .prose li').evaluateAll((blocks) => {
      const range = document.createRange();
      let most = 0;
      for (const block of blocks) {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        let line = '';
        let top = Number.NEGATIVE_INFINITY;
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (let i = 0; i < node.length; i++) {
            range.setStart(node, i);
            range.setEnd(node, i + 1);
            const box = range.getClientRects()[0];
            if (!box) continue;
            if (Math.abs(box.top - top) > 8) line = '';
            top = box.top;
            line += node.data[i];
            most = Math.max(most, line.trim().length);
          }
        }
      }
      return most;
    });
    expect(longest).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(75);
  }
});

test('at 1280 and more the contents keep in view at the left; on a phone they stand before the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/privacy');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(contents(page)).toBeInViewport();
  const box = async (name: 'contents' | 'prose-sections') =>
    page.locator(`main .${name}`).evaluate((e) => e.getBoundingClientRect().toJSON());
  expect((await box('contents')).right).toBeLessThan((await box('prose-sections')).left);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await box('contents')).bottom).toBeLessThanOrEqual((await box('prose-sections')).top);
});

test('a descriptive page: under 1280 the panel follows the introduction; beside the text from there on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/research');
  const box = (selector: string) => page.locator(selector).evaluate((e) => e.getBoundingClientRect().toJSON());
  const [introduction, rail, sections] = ['.prose-introduction', '.instruments', '.prose-sections'];
  expect((await box(introduction)).bottom).toBeLessThanOrEqual((await box(rail)).top);
  expect((await box(rail)).bottom).toBeLessThanOrEqual((await box(sections)).top);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect((await box(sections)).right).toBeLessThanOrEqual((await box(rail)).left);
  expect((await box('.contents')).right).toBeLessThanOrEqual((await box(sections)).left);
  expect((await box('.contents')).left).toBe((await box('main .eyebrow')).left);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('#history .panel-header')).toBeInViewport();
});

test('containment is opened by its panels, seven columns to five, with the text after', async ({ page }) => {
  await open(page, '/containment');
  // At one moment: the panels are live, and all grow by a line where one of them does.
  const [rollback, interlocks, prose] = await page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    return [box('#rollback'), box('#interlocks'), box('main .prose-sections')] as const;
  });
  expect(rollback.width / interlocks.width).toBeCloseTo(7 / 5, 1);
  expect(Math.abs(rollback.bottom - interlocks.bottom)).toBeLessThan(1);
  expect(prose.top).toBeGreaterThan(rollback.bottom);
});

test('the text under containment’s panels fills wide screens in columns, and its contents mark what was asked for alone', async ({
  page,
}) => {
  const columns = () =>
    headings(page).evaluateAll((all) => new Set(all.map((e) => e.getBoundingClientRect().left)).size);
  await open(page, '/containment');
  for (const [width, count] of [
    [1280, 2],
    [1920, 3],
    [3840, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    expect(await columns()).toBe(count);
  }
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await contents(page).getByRole('link', { name: 'The fifteen' }).click();
  await expect(current).toHaveText('The fifteen');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.afterEach(({ faults }) => {
    const own = faults.filter((fault) => !fault.endsWith('.js csp'));
    faults.splice(0, faults.length, ...own);
  });

  test('the contents are links to the sections', async ({ page }) => {
    await page.goto('/terms');
    const link = contents(page).getByRole('link').nth(2);
    await link.click();
    await expect(headings(page).nth(2)).toBeInViewport();
    await expect(headings(page).nth(2)).toBeFocused();
  });
});
