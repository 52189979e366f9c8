import type { Page } from '@playwright/test';
import { DRAWER_GROUPS } from '../src/content/navigation';
import { expect, open, test } from './support/site';
import { violations } from './support/violations';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the drawer by keyboard: Tab reaches every stop in order and stays inside, and Escape returns focus', async ({
  page,
}) => {
  await open(page, '/ethics');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const close = drawer(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  const stops = ['Home', 'Skynet'];
  for (const { label, links } of DRAWER_GROUPS) {
    stops.push(label);
    if (label === 'Governance') stops.push(...links.map((link) => link.label));
  }
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(stop);
  }
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveText('Legal & Policies');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Legal');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the Close button and a press outside close the drawer and return focus, and a wide window has none', async ({
  page,
}) => {
  await open(page, '/terms');
  await menuButton(page).click();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('on a page of a group that group alone is open, each time', async ({ page }) => {
  for (const { label, links } of DRAWER_GROUPS) {
    await open(page, links[0]?.to ?? '');
    await menuButton(page).click();
    const opened = drawer(page).locator('details[open] > summary');
    await expect(opened).toHaveText([label]);
    await expect(drawer(page).locator('[aria-current=page]')).toHaveText([links[0]?.label ?? '']);
    await expect(drawer(page).locator('[aria-current=page]')).toBeInViewport();
    // Whatever is done to the groups, the drawer opens the same next time.
    await opened.click();
    await expect(opened).toHaveCount(0);
    await page.keyboard.press('Escape');
    await menuButton(page).click();
    await expect(opened).toHaveText([label]);
  }
});

test('following a link closes the drawer, the next time the new page’s group is open, and going back closes it', async ({
  page,
}) => {
  await open(page, '/');
  await menuButton(page).click();
  await expect(drawer(page).locator('details[open]')).toHaveCount(0);
  await drawer(page).getByText('Company').click();
  await drawer(page).getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL('/timeline');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await menuButton(page).click();
  await expect(drawer(page).locator('details[open] > summary')).toHaveText(['Company']);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(drawer(page)).toBeHidden();
});

test('a screen reader is told of the drawer’s groups and links, and with reduced motion it does not move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/timeline');
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await drawer(page).evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
  await expect(drawer(page)).toMatchAriaSnapshot(`
    - dialog "Menu":
      - heading "Menu" [level=2]
      - button "Close"
      - navigation "Menu":
        - link "Home"
        - link "Skynet"
        - group: Technology
        - group: Governance
        - group:
          - text: Company
          - list:
            - listitem:
              - link "Executive"
            - listitem:
              - link "Timeline"
            - listitem:
              - link "Careers"
            - listitem:
              - link "Exhibitions"
        - group: Legal & Policies
  `);
  expect(await violations(page)).toEqual([]);
});
