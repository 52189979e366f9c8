import { expect, frames, open, test } from './support/site';
import { violations } from './support/violations';

const ROLES = [
  'Senior Neuromorphic Architect',
  'Robotics Safety Engineer',
  'Secure Systems Engineer',
  'Simulation Scientist',
];

test('four roles are listed with tags, blurb and Apply, and the guidance is announced', async ({ page }) => {
  await open(page, '/careers');
  await expect(page.locator('.role h2')).toHaveText(ROLES);
  for (const role of ROLES) {
    const row = page.locator('.role', { has: page.getByRole('heading', { name: role }) });
    await expect(row.locator('.role-tags li')).toHaveCount(4);
    await expect(row.locator('.role-blurb')).toHaveText(/^You would .{100}/s);
    await expect(row.getByRole('button', { name: `Apply for ${role}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "How to apply":
      - paragraph: Senior Neuromorphic Architect
      - heading "How to apply" [level=2]
      - paragraph: Direct applications are not accepted on this site. Please use a government defence or cleared talent portal instead.
      - list:
        - listitem: Search the portal for the title of the role and the name of the company.
        - listitem: /^Let the portal check first/
        - listitem: /^Describe one system/
      - paragraph: "These roles are fictional, and no portal lists them: that is how one would apply to a real company. This site has no form, takes no documents and keeps nothing about you."
      - button "Close"
  `);
});

test('Apply opens the guidance for its role; Escape, the Close button and a press outside close it', async ({
  page,
}) => {
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

for (const width of [390, 1280]) {
  test(`at ${width} px the open guidance has no accessibility violation, and the page behind it can neither be reached nor scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/careers');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    const before = await page.evaluate(() => scrollY);
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport();
    await page.mouse.move(width / 2, 350);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a:focus, main .role :focus')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await frames(page, 2);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
}
