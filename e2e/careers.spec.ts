import { expect, open, test } from './site';
import { violations } from './violations';

const ROLES = [
  'Senior Neuromorphic Architect',
  'Robotics Safety Engineer',
  'Secure Systems Engineer',
  'Simulation Scientist',
];

test('four roles, each with its tags, its blurb and an Apply button', async ({ page }) => {
  await open(page, '/careers');
  await expect(page.locator('.role h2')).toHaveText(ROLES);
  for (const role of ROLES) {
    const row = page.locator('.role', { has: page.getByRole('heading', { name: role }) });
    await expect(row.locator('.role-tags li')).toHaveCount(4);
    await expect(row.locator('.role-blurb')).toHaveText(/^You would .{100}/s);
    await expect(row.getByRole('button', { name: `Apply for ${role}` })).toBeVisible();
  }
});

test('Apply opens the guidance for its role; Escape, the button and a press beside it close it', async ({ page }) => {
  await open(page, '/careers');
  const dialog = page.getByRole('dialog', { name: 'How to apply' });
  const apply = page.getByRole('button', { name: 'Apply for Robotics Safety Engineer' });

  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Robotics Safety Engineer');
  await expect(dialog).toContainText('Direct applications are not accepted on this site.');
  await expect(dialog).toContainText('government defence or cleared talent portal');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();

  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();

  await apply.click();
  await dialog.getByText('How to apply').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();

  await page.getByRole('button', { name: 'Apply for Simulation Scientist' }).click();
  await expect(dialog).toContainText('Simulation Scientist');
});

test('the guidance as assistive technology is told of it', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "How to apply":
      - paragraph: Senior Neuromorphic Architect
      - heading "How to apply" [level=2]
      - paragraph: Direct applications are not accepted on this site. Please use a government defence or cleared talent portal instead.
      - list:
        - listitem: Search the portal for the role’s title and for Northwall.
        - listitem: /^Let the portal confirm/
        - listitem: /^Describe one system/
      - paragraph: This site has no form, takes no documents and keeps nothing about you.
      - button "Close"
  `);
});

test('while the guidance is open the page behind it cannot be reached or scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/careers');
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 250);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outside = await page.evaluate(() => document.activeElement?.closest('main a, main .role') !== null);
  expect(outside).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const width of [390, 1920]) {
  test(`the open guidance has no accessibility violation at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/careers');
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With scripts off, the browser reports the scripts that it was told to preload as blocked.
  test.afterEach(({ faults }) => {
    const own = faults.filter((fault) => !fault.endsWith('.js csp'));
    faults.splice(0, faults.length, ...own);
  });

  test('the roles and the guidance can be read, and no button is dead', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.locator('.role h2')).toHaveText(ROLES);
    await expect(page.locator('.prose')).toContainText('Direct applications are not accepted on this site.');
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  });
});
