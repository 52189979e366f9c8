import type { Page } from '@playwright/test';
import { ROUTES } from './support/paths';
import { expect, open, spaceOutText, test } from './support/site';
import { violations } from './support/violations';

/** Pages with another layout on a desktop, which axe checks at that width too. */
const WIDE: readonly string[] = ['/', '/containment', '/transparency', '/executive', '/timeline', '/expos', '/terms'];

/** True if the page is no wider than the window. */
const fits = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** Overlapping parts of a page's sections, by their first words. A part has a box in each column that it fills. */
const overlaps = (page: Page) =>
  page.locator('.prose-section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const parts = [...section.children].flatMap((part) =>
        getComputedStyle(part).display === 'contents' ? [...part.children] : [part],
      );
      const boxes = parts.flatMap((part) => [...part.getClientRects()].map((box) => ({ part, box })));
      return boxes.flatMap(({ part, box }, i) => {
        const over = boxes.slice(i + 1).find(({ box: other }) => {
          const right = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return right > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
        });
        return over ? [[part, over.part].map((each) => each.textContent.trim().slice(0, 40)).join(' | ')] : [];
      });
    }),
  );

/** Beginnings of the paragraphs that have less room than a column of text: several words a line. */
const squeezed = (page: Page) =>
  page.locator('main p').evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && width < 160 && height > 240 ? [each.textContent.slice(0, 40)] : [];
    }),
  );

/**
 * Axe's violations at several widths. At none may the page be wider than the window, nor at 320 px with its text spaced
 * out.
 */
async function violationsAtWidths(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDE.includes(path) ? [1920, 390, 320] : [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page, width);
    expect(await overlaps(page)).toEqual([]);
    if (width > 320) found.push(...(await violations(page)));
  }
  await spaceOutText(page);
  await fits(page, 320);
  return found;
}

for (const path of ROUTES) {
  test(`${path} hydrates without a console message, has no accessibility violation, fits the window and nothing lies on anything`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.locator('#root')).not.toHaveAttribute('data-edited');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://northwall.example${path}`);
    // At a desktop's width, where parts of a section may stand in columns.
    expect(await squeezed(page)).toEqual([]);
    expect(await violationsAtWidths(page, path)).toEqual([]);
  });
}

test('the 404 page is accessible too', async ({ page }) => {
  await open(page, '/nowhere');
  expect(await violationsAtWidths(page, '/nowhere')).toEqual([]);
});

/** Text of an HTML string, without tags, styles and scripts. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');

test('every page can be read before its scripts run', async ({ request }) => {
  for (const path of ROUTES) {
    const html = await (await request.get(path)).text();
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect(main.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(main, path).toMatch(/class="[^"]*\bprose\b/);
    expect(textOf(main).replace(/\s+/g, ' ').length, path).toBeGreaterThan(300);
    expect(textOf(html.slice(html.indexOf('<footer'))), path).toContain('fictional company');
  }
});
