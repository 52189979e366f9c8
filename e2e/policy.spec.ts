import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const current = (page: Page) => contents(page).locator('[aria-current=location]');

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/** The page's section headings. */
const headings = (page: Page) => page.locator('.prose-sections h2');

/** True if the element stands clear of what sticks to the viewport's top. */
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
    // The keyboard reaches the section too, and Tab goes on from there.
    await links.nth(1).press('Enter');
    await expect(headings(page).nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    const after = headings(page).nth(1);
    await expect
      .poll(() => after.evaluate((heading) => heading.compareDocumentPosition(document.activeElement as Node)))
      .toBe(FOLLOWING);
  });
}

/** Pixels of a step of reading, less than half of the shortest section. */
const STEP = 40;

test('the mark in the contents follows the reading, section by section, to the last one', async ({ page }) => {
  await open(page, '/privacy');
  const titles = await headings(page).allTextContents();
  await expect(current(page)).toHaveCount(0);
  const seen = await page.evaluate(async (step) => {
    const marked: (string | null)[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight + step; y += step) {
      scrollTo(0, y);
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      const mark = document.querySelector('.contents [aria-current=location]');
      if (mark && mark.textContent !== marked.at(-1)) marked.push(mark.textContent);
    }
    return marked;
  }, STEP);
  expect(seen).toEqual(titles);
});

test('a link to a section opens there, the contents keep the query, and Back returns to the place', async ({
  page,
}) => {
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

test('a policy shows its date, and no line of its text is longer than 75 characters', async ({ page }) => {
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

test('from 1280 px on the contents stay in view at the left, and on a phone they come before the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/privacy');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(contents(page)).toBeInViewport();
  const gaps = () =>
    page.evaluate(() => {
      const [list, text] = ['.contents', '.prose-sections'].map((each) =>
        (document.querySelector(`main ${each}`) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return { across: text.left - list.right, down: text.top - list.bottom };
    });
  await expect.poll(async () => (await gaps()).across).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await gaps()).down).toBeGreaterThanOrEqual(0);
});

test('a descriptive page’s panel follows the introduction, from 1280 px on as wide as the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/research');
  const boxes = () =>
    page.evaluate(() => {
      const box = (name: string) => (document.querySelector(`main ${name}`) as Element).getBoundingClientRect();
      return {
        introduction: box('.prose-introduction'),
        contents: box('.contents'),
        panel: box('#history'),
        text: box('.prose-sections'),
      };
    });
  const follows = async () => {
    const { introduction, panel, text } = await boxes();
    return introduction.bottom <= panel.top && panel.bottom <= text.top;
  };
  await expect.poll(follows).toBe(true);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(follows).toBe(true);
  const { contents, panel, text } = await boxes();
  expect(contents.right).toBeLessThan(text.left);
  expect(panel.left).toBeCloseTo(contents.left, 0);
  expect(panel.right).toBeCloseTo(text.right, 0);
});

test('containment shows its panels first, seven columns to five, and its text after them', async ({ page }) => {
  await open(page, '/containment');
  // All at one moment: the panels are live, and all grow by a line where one of them does.
  const [rollback, interlocks, prose] = await page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    return [box('#rollback'), box('#interlocks'), box('main .prose-sections')] as const;
  });
  expect(rollback.width / interlocks.width).toBeCloseTo(7 / 5, 1);
  expect(Math.abs(rollback.bottom - interlocks.bottom)).toBeLessThan(1);
  expect(prose.top).toBeGreaterThan(rollback.bottom);
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await contents(page).getByRole('link', { name: 'The fifteen' }).click();
  await expect(current).toHaveText('The fifteen');
});
