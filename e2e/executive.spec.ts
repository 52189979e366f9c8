import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

const TABS = ['Strategy', 'Capability Stack', 'Governance', 'Leadership', 'Engagement 2025'] as const;

/** Expects that tab to be the selected one, its panel the one that can be seen, and no other tab in the tab order. */
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
  await expect(page.getByRole('link', { name: 'How the board decides' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0);
});

test('the tabs as assistive technology is told of them', async ({ page }) => {
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
          - heading "Four technical offices, two of them with a second way up" [level=2]
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

test('the tab that was shown last, by a choice or by a link, is shown at the next visit', async ({ page }) => {
  await open(page, '/executive');
  await page.getByRole('tab', { name: 'Governance' }).click();
  await expect(page).toHaveURL('/executive#governance');
  await open(page, '/executive');
  await expectShown(page, 'Governance');
  await open(page, '/executive#engagement-2025');
  await expectShown(page, 'Engagement 2025');
  await open(page, '/executive');
  await expectShown(page, 'Engagement 2025');
});

test('back and forward go through the tabs; a walk by keyboard is one step of it', async ({ page }) => {
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
});

test('a key that comes before the last choice is drawn is a step of its own', async ({ page }) => {
  await open(page, '/executive');
  await page.getByRole('tab', { name: 'Leadership' }).evaluate((tab: HTMLElement) => {
    tab.click();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
  });
  await expectShown(page, 'Strategy');
  await page.goBack();
  await expectShown(page, 'Leadership');
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
    expect(await places()).toEqual(before);
  }
});

for (const [what, text] of [
  ['a tab that does not exist', '{"version":1,"value":"sales"}'],
  ['no JSON', '{"version":1,'],
  ['an object', '{"version":1,"value":{"id":"governance"}}'],
  ['another version', '{"version":2,"value":"governance"}'],
] as const) {
  test(`where ${what} is stored, the first tab is shown, in silence`, async ({ page }) => {
    await page.addInitScript((planted) => localStorage.setItem('northwall.executive', planted), text);
    await open(page, '/executive');
    await expectShown(page, 'Strategy');
  });
}

test('a hash that names no tab is passed over', async ({ page }) => {
  await open(page, '/executive#sales');
  await expectShown(page, 'Strategy');
});

test('without storage the tabs work and go by the address alone', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.afterEach(({ faults }) => {
    const own = faults.filter((fault) => !fault.endsWith('.js csp'));
    faults.splice(0, faults.length, ...own);
  });

  test('all panels can be read, each under its name, and the tabs are links to them', async ({ page }) => {
    await page.goto('/executive');
    for (const name of TABS) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}: `) })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.locator('main').getByRole('link', { name: 'Governance', exact: true }).click();
    await expect(page).toHaveURL('/executive#governance');
    await expect(page.getByRole('heading', { name: /^Governance: / })).toBeInViewport();
  });
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
