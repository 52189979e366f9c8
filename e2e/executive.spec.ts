import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site';

const TABS = ['Strategy', 'Capability Stack', 'Governance', 'Leadership', 'Engagement 2025'] as const;

/** Expects the tab to be selected, its panel the one visible, and no other tab in the tab order. */
async function expectShown(page: Page, name: (typeof TABS)[number]): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tab', { name })).toHaveAttribute('tabindex', '0');
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

test('arrow keys, Home and End move between the tabs, and focus goes with the selection', async ({ page }) => {
  await open(page, '/executive');
  await expectShown(page, 'Strategy');
  await page.getByRole('tab', { name: 'Strategy' }).focus();
  const walk = [
    ['ArrowRight', 'Capability Stack'],
    ['ArrowRight', 'Governance'],
    ['End', 'Engagement 2025'],
    ['ArrowRight', 'Strategy'],
    ['ArrowLeft', 'Engagement 2025'],
    ['ArrowLeft', 'Leadership'],
    ['Home', 'Strategy'],
  ] as const;
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expectShown(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Strategy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'How the review board decides' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toHaveText('What is sold, and what is declined');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0);
});

test('a screen reader is told of the tabs, the chosen one and its panel', async ({ page }) => {
  await open(page, '/executive#leadership');
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - paragraph: Company
        - heading "How Northwall is run" [level=1]
        - paragraph
        - tablist "Subjects":
          - tab "Strategy"
          - tab "Capability Stack"
          - tab "Governance"
          - tab "Leadership" [selected]
          - tab "Engagement 2025"
        - tabpanel "Leadership":
          - heading "Four technical offices, two of which also report to the directors" [level=2]
          - paragraph
          - paragraph
          - paragraph
          - paragraph
          - paragraph:
            - link "Work in these offices":
              - /url: /careers
          - table "Offices, people and reporting lines"
          - paragraph
  `);
});

test('the next visit shows the tab that was shown last, by a choice or by a link; what names no tab is passed over', async ({
  page,
}) => {
  await open(page, '/executive#sales');
  await expectShown(page, 'Strategy');
  await page.getByRole('tab', { name: 'Governance' }).click();
  await expect(page).toHaveURL('/executive#governance');
  await open(page, '/executive');
  await expectShown(page, 'Governance');
  await open(page, '/executive#engagement-2025');
  await expectShown(page, 'Engagement 2025');
  await open(page, '/executive');
  await expectShown(page, 'Engagement 2025');
  for (const text of [
    '{"version":1,"value":"sales"}',
    '{"version":1,',
    '{"version":1,"value":{"id":"governance"}}',
    '{"version":2,"value":"governance"}',
  ]) {
    await page.evaluate((planted) => localStorage.setItem('northwall.executive', planted), text);
    await open(page, '/executive');
    await expectShown(page, 'Strategy');
  }
});

test('Back and Forward go through the tabs; a walk by keyboard is one step', async ({ page }) => {
  await open(page, '/executive?seed=hall-4');
  await page.getByRole('tab', { name: 'Leadership' }).click();
  await expect(page).toHaveURL('/executive?seed=hall-4#leadership');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'Governance');
  await page.goBack();
  await expectShown(page, 'Leadership');
  await page.goBack();
  await expect(page).toHaveURL('/executive?seed=hall-4');
  await expectShown(page, 'Strategy');
  await page.goForward();
  await expectShown(page, 'Leadership');
  // Each key pressed is a step of its own, even before the choice is drawn.
  await page.getByRole('tab', { name: 'Engagement 2025' }).evaluate((tab: HTMLElement) => {
    tab.click();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
  });
  await expectShown(page, 'Strategy');
  await page.goBack();
  await expectShown(page, 'Engagement 2025');
});

test('choosing a tab moves neither the page nor the tabs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/executive');
  await page.evaluate(() => scrollTo(0, 150));
  const places = () =>
    page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => JSON.stringify(tab.getBoundingClientRect())));
  const before = await places();
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expectShown(page, name);
    await expect.poll(places).toEqual(before);
  }
});

test('on a phone the tabs stand in one row, and the chosen one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/executive#engagement-2025');
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(tops).toEqual(tops.map(() => tops[0]));
  await expect(page.getByRole('tab', { name: 'Engagement 2025' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Governance' }).click();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Strategy' })).toBeInViewport({ ratio: 1 });
});

test('where the browser refuses storage the tabs work and follow the address alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/executive');
  await page.getByRole('tab', { name: 'Leadership' }).click();
  await expectShown(page, 'Leadership');
});

test('where the page’s code does not arrive, the tabs still change the panel', async ({ page, faults }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/executive');
  const panels = page.locator('.executive-panel');
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await page.locator('main').getByRole('link', { name: 'Leadership', exact: true }).click();
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Four technical offices' })).toBeVisible();
  faults.length = 0;
});

test('text and drawings of the year end at about one height beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/executive');
  const endOf = (part: string) =>
    page
      .locator(`.executive-panel[data-selected="true"] > ${part}`)
      .evaluate((box) => box.lastElementChild?.getBoundingClientRect().bottom ?? 0);
  expect(Math.abs((await endOf('.executive-argument')) - (await endOf('.executive-evidence')))).toBeLessThan(100);
});
