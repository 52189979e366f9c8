import { FOOTER_GROUPS, HEADER_GROUPS } from '../src/content/navigation';
import { expect, FROZEN, open, spaceOut, test } from './site';
import { violations } from './violations';

const LABELS = HEADER_GROUPS.map(({ label }) => label);

for (const [index, { label, links }] of HEADER_GROUPS.entries()) {
  test(`the menu ${label} by keyboard: it opens, is walked, closes with Esc and when focus leaves it`, async ({
    page,
  }) => {
    await open(page, '/terms');
    const main = page.getByRole('navigation', { name: 'Main' });
    const button = main.getByRole('button', { name: label });
    const list = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await main.getByRole('link', { name: 'Skynet' }).focus();
    for (let i = 0; i <= index; i++) await page.keyboard.press('Tab');
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
    const next = LABELS[index + 1];
    if (next) await expect(main.getByRole('button', { name: next })).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  });
}

test('one menu is open at a time; a press outside and a second press close it', async ({ page }) => {
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

test('following a link of a menu closes it and marks the page and its group', async ({ page }) => {
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

test('more than 48 px of scrolling mark the header, which is 64 px high and stays', async ({ page }) => {
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
    expect(await header.boundingBox()).toEqual(box);
  }
});

test('focus never comes to rest under the header', async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  // Past the footer and the text, into the header and out of it.
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

test('what the header says of itself', async ({ page }) => {
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
            - paragraph: Measured start, certificates of 24 h
          - listitem:
            - link "Transparency"
            - paragraph: A log whose edits show
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing wrong with an open menu', async ({ page }) => {
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Governance' }).click();
    await expect(page.locator('.menu-list:visible')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('an open menu has a border, and the current page’s marks are seen', async ({ page }) => {
    await open(page, '/ethics');
    await page.getByRole('button', { name: 'Governance' }).click();
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
      };
    });
    expect(colours.border).not.toBe(colours.ground);
    expect(colours.group).not.toBe(colours.ground);
    expect(colours.page).not.toBe(colours.ground);
    expect(colours.others).toBe(colours.ground);
  });
});

for (const width of [320, 390, 640, 1024, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [how, spaced] of [
      ['as it is', false],
      ['with text spaced out', true],
    ] as const) {
      test(`${how} nothing of the header is cut off or overlaps, and the page does not scroll sideways`, async ({
        page,
      }) => {
        // In the midst of an incident, of which there is the most to say beside the badge.
        await open(page, '/terms?seed=northwall&at=2026-03-03T08:53:26.800Z&speed=0');
        if (spaced) await spaceOut(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const parts = page.locator(
          '.brand, .header-lead, .menu-button, .site-news-word, .badge-state, .badge-value, .drawer-button',
        );
        const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).filter(
          (box) => box !== null,
        );
        boxes.forEach((a, i) => {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.x + a.width).toBeLessThanOrEqual(width);
          for (const b of boxes.slice(i + 1)) {
            const apart =
              a.x + a.width <= b.x + 0.5 ||
              b.x + b.width <= a.x + 0.5 ||
              a.y + a.height <= b.y + 0.5 ||
              b.y + b.height <= a.y + 0.5;
            expect(apart, JSON.stringify([a, b])).toBe(true);
          }
        });
      });
    }
  });
}
