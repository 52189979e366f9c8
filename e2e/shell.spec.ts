import type { Page } from '@playwright/test';
import { FOOTER_GROUPS, HEADER_GROUPS } from '../src/content/navigation';
import { channelsOf } from '../src/theme/palette';
import { expect, FROZEN, open, spaceOutText, test } from './support/site';
import { violations } from './support/violations';

test('each menu opens by keyboard, is walked, and closes with Escape and when focus leaves it', async ({ page }) => {
  await open(page, '/terms');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Skynet' }).focus();
  await page.keyboard.press('Tab');
  for (const { label, links } of HEADER_GROUPS) {
    const button = main.getByRole('button', { name: label });
    const list = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(list.getByRole('link', { name: link.label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (let i = 0; i <= links.length; i++) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  }
});

test('one menu is open at a time, and a press outside or a second press closes it', async ({ page }) => {
  await open(page, '/terms');
  const technology = page.getByRole('button', { name: 'Technology' });
  const governance = page.getByRole('button', { name: 'Governance' });
  const lists = page.locator('.menu-list:visible');
  await technology.click();
  await governance.click();
  await expect(lists).toHaveCount(1);
  await expect(technology).toHaveAttribute('aria-expanded', 'false');
  await expect(governance).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(1500, 600);
  await expect(lists).toHaveCount(0);
  await governance.click();
  await governance.click();
  await expect(lists).toHaveCount(0);
});

test('following a link in a menu closes it and marks the page and its group', async ({ page }) => {
  await open(page, '/terms');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Company' }).click();
  // The whole row is the link.
  await main.getByRole('listitem').filter({ hasText: 'Five dates, 1997 to 2025' }).click();
  await expect(page).toHaveURL('/timeline');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.menu-list:visible')).toHaveCount(0);
  await expect(main.locator('[aria-current=page]')).toHaveText(['Timeline']);
  await expect(main.locator('[aria-current=true]')).toHaveText(['Company']);
});

test('the header stays 64 px high at the top, and changes its ground after 48 px of scrolling', async ({ page }) => {
  await open(page, '/terms');
  const header = page.getByRole('banner');
  const box = { x: 0, y: 0, width: 1920, height: 64 };
  for (const [y, scrolled] of [
    [0, 'false'],
    [48, 'false'],
    [49, 'true'],
    [900, 'true'],
    [20, 'false'],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect(header).toHaveAttribute('data-scrolled', scrolled);
    await expect.poll(() => header.boundingBox()).toEqual(box);
  }
});

test('a focused link is never hidden under the header', async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  // From the footer through the text into the header, and out of it.
  for (let i = 0; i < 45; i++) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused.closest('.header, .skip-link') || focused === document.body) return undefined;
      return focused.getBoundingClientRect().top < 64 ? focused.outerHTML : undefined;
    });
    expect(covered).toBeUndefined();
  }
});

test('a screen reader is told of the header’s links, menus and badge', async ({ page }) => {
  await open(page, `/ethics?${FROZEN}`);
  await page.getByRole('button', { name: 'Governance' }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Northwall, home"
      - navigation "Main":
        - link "Skynet"
        - button "Technology"
        - button "Governance" [expanded]
        - list:
          - listitem:
            - link "Containment"
            - paragraph: Fifteen interlocks and a measured way back
          - listitem:
            - link "Security"
            - paragraph: Measured boot and 24-hour certificates
          - listitem:
            - link "Transparency"
            - paragraph: A log that shows its edits
          - listitem:
            - link "Ethics"
            - paragraph: Who may say stop, and what we decline
          - listitem:
            - link "Legal"
            - paragraph: Thirteen policies, company details
        - button "Company"
      - paragraph: /OK 2,3\\d\\d,\\d{3} TFLOPS/
  `);
});

test('the footer has four columns, every page of the groups, the fictional company and its address', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(FOOTER_GROUPS.map(({ label }) => label));
  for (const { label, links } of FOOTER_GROUPS) {
    const list = footer.getByRole('list', { name: label });
    await expect(list.getByRole('link')).toHaveText(links.map((link) => link.label));
  }
  await expect(footer).toContainText('Northwall is a fictional company.');
  await expect(footer).toContainText('contact@northwall.example');
});

test('an open menu has no accessibility violation, and in forced colours a border and the current page’s marks', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ethics');
  await page.getByRole('button', { name: 'Governance' }).click();
  await expect(page.locator('.menu-list:visible')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await page.evaluate(() => {
    const of = (selector: string, property: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).getPropertyValue(property);
    };
    return {
      ground: of('.menu[data-open=true] .menu-list', 'background-color'),
      border: of('.menu[data-open=true] .menu-list', 'border-bottom-color'),
      group: of('.menu-button[aria-current]', 'border-bottom-color'),
      others: of('.menu-button:not([aria-current])', 'border-bottom-color'),
      page: of('.menu-list li:has([aria-current=page])', 'border-left-color'),
      hairline: of('.header', 'border-bottom-color'),
      link: of('main p a', 'color'),
      words: of('body', 'color'),
    };
  });
  expect(colours.border).not.toBe(colours.ground);
  expect(colours.group).not.toBe(colours.ground);
  expect(colours.page).not.toBe(colours.ground);
  expect(colours.others).toBe(colours.ground);
  // The hairline is neither a system's grey text, which may be maroon or green, nor as loud as the words.
  const [r, g, b] = channelsOf(colours.hairline ?? '');
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(1);
  expect(colours.hairline).not.toBe(colours.words);
  expect(colours.link).not.toBe(colours.words);
});

/** Parts of the header that are cut off or overlap, in words. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      '.brand, .header-lead, .menu-button, .badge-state, .badge-value, .drawer-button',
    );
    const boxes = [...parts]
      .map((part) => ({ part: part.className, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const meet = (a: DOMRect, b: DOMRect) =>
      a.right > b.left + 0.5 && b.right > a.left + 0.5 && a.bottom > b.top + 0.5 && b.bottom > a.top + 0.5;
    return boxes.flatMap(({ part, box }, i) => [
      ...(box.left < 0 || box.right > innerWidth ? [`${part} is cut off`] : []),
      ...boxes
        .slice(i + 1)
        .filter((other) => meet(box, other.box))
        .map((other) => `${part} meets ${other.part}`),
    ]);
  });

test('the header fits at every width, with text spaced out too', async ({ page }) => {
  // In the midst of an incident the header has the longest text beside the badge.
  await open(page, '/terms?seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0');
  for (const spaced of [false, true]) {
    if (spaced) await spaceOutText(page);
    for (const width of [1280, 1024, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const message = `${width} px${spaced ? ', spaced out' : ''}`;
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), message)
        .toBeLessThanOrEqual(width);
      await expect.poll(() => headerFaults(page), message).toEqual([]);
    }
  }
});
