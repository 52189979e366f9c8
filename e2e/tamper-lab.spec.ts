import type { Locator, Page } from '@playwright/test';
import { expect, FROZEN, open, test } from './support/site';
import { violations } from './support/violations';

/** Opens the lab of that page, with its records copied. */
async function openLab(page: Page): Promise<Locator> {
  await open(page, `/transparency?${FROZEN}`);
  const lab = page.locator('#tamper-lab');
  await lab.getByRole('button', { name: 'Copy 8 records' }).click();
  await expect(lab.locator('.tamper-row')).toHaveCount(9);
  return lab;
}

/** Chooses a record of the copy, whose card then has the buttons. */
const choose = (lab: Locator, place: number) =>
  lab.getByRole('button', { name: `Record ${place}`, exact: true }).click();

const broken = (lab: Locator) => lab.locator('.tamper-link[data-state=broken]');
const rows = (lab: Locator) => lab.locator('.tamper-row');

test('the contents list the lab first, and their link and the one in the text lead there', async ({ page }) => {
  await open(page, '/transparency');
  const first = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first();
  await expect(first).toHaveText('Tamper lab');
  await first.click();
  await expect(page.locator('#tamper-lab')).toBeFocused();
  await expect(page.locator('#tamper-lab').getByRole('heading')).toBeInViewport();
  await expect(first).toHaveAttribute('aria-current', 'location');
  await open(page, '/transparency');
  await page.getByRole('link', { name: 'tamper lab', exact: true }).click();
  await expect(page.locator('#tamper-lab')).toBeInViewport();
});

test('an edit breaks a hash, sealing moves the break on, and in the end only the export shows it', async ({ page }) => {
  const lab = await openLab(page);
  const tallies = lab.getByRole('list', { name: 'Findings' }).getByRole('listitem');
  await expect(tallies).toHaveText([/all 8 match/, /all 8 that can be checked hold/, /all 8 records match/]);
  await choose(lab, 3);
  await lab.getByRole('button', { name: 'Edit record 3' }).click();
  await lab.getByLabel('Value').fill('forged');
  await expect(rows(lab).nth(2)).toContainText('hash does not match');
  await expect(broken(lab)).toHaveCount(0);
  for (const place of [3, 4, 5]) {
    await choose(lab, place);
    await lab.getByRole('button', { name: `Reseal record ${place}` }).click();
    await expect(lab.getByRole('button', { name: /^Reseal record/ })).toHaveCount(1);
    await expect(broken(lab)).toHaveCount(1);
    await expect(lab.locator('.tamper-rows > li').nth(place)).toContainText('link broken');
    await expect(lab.locator('.tamper-item[data-proven=true]')).toHaveCount(place + 1);
  }
  await lab.getByRole('button', { name: 'Reseal the chosen record and those after it' }).click();
  await expect(broken(lab)).toHaveCount(0);
  await expect(tallies).toHaveText([/all 8 match/, /all 8 that can be checked hold/, /6 of 8 differ/]);
  await expect(lab).toContainText('The verifier finds nothing.');
  await lab.getByRole('button', { name: 'Reset' }).click();
  await expect(lab).toContainText('Nothing has changed');
  // Numbers are typed digit by digit, and retyping the same value is no edit.
  await lab.getByLabel('Field').selectOption('lat');
  const value = lab.getByLabel('Value');
  const initialValue = await value.inputValue();
  await value.fill('');
  await value.pressSequentially('4.50');
  await expect(value).toHaveValue('4.50');
  await lab.getByLabel('Field').focus();
  await expect(value).toHaveValue('4.5');
  await expect(tallies).toHaveText([/1 of 8 does not match/, /all 8 that can be checked hold/, /1 of 8 differs/]);
  await value.fill('');
  await value.pressSequentially(initialValue);
  await expect(tallies).toHaveText([/all 8 match/, /all 8 that can be checked hold/, /all 8 records match/]);
  // An edited hash breaks its own record and the next link.
  await choose(lab, 5);
  await lab.getByLabel('Field').selectOption('hash');
  await lab.getByLabel('Value').fill('0');
  await expect(rows(lab).nth(4)).toContainText('hash does not match');
  await expect(lab.locator('.tamper-rows > li').nth(5)).toContainText('link broken');
});

test('the copied records stay as they are while the world goes on', async ({ page }) => {
  await open(page, '/transparency?seed=northwall&at=2026-03-03T09:19:04Z');
  const lab = page.locator('#tamper-lab');
  await lab.getByRole('button', { name: 'Copy 8 records' }).click();
  const before = await lab.locator('.tamper-rows').textContent();
  await page.locator('#transparency').scrollIntoViewIfNeeded();
  const newest = page.locator('#transparency .log-row').first();
  const newestText = (await newest.textContent()) ?? '';
  await expect(newest).not.toHaveText(newestText);
  expect(await lab.locator('.tamper-rows').textContent()).toBe(before);
});

test('the lab can be used with the keyboard alone, and focus is never lost', async ({ page }) => {
  await open(page, `/transparency?${FROZEN}`);
  const lab = page.locator('#tamper-lab');
  // The first copy is made unasked.
  await expect(rows(lab).nth(8)).toContainText('begins from its anchor');
  await lab.getByRole('button', { name: 'Reset' }).focus();
  const focused = page.locator(':focus');
  for (const name of ['Copy 8 records', 'Record 1', 'Edit record 1']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  for (const name of ['Reseal record 1', 'Field', 'Value']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.type('x');
  await expect(rows(lab).first()).toContainText('hash does not match');
  await expect(page.getByRole('status')).toContainText('Record 1 no longer matches its hash');
});

test('the lab with a break fits at every width and has no accessibility violation, in forced colours neither', async ({
  page,
}) => {
  const lab = await openLab(page);
  await choose(lab, 3);
  await lab.getByRole('button', { name: 'Edit record 3' }).click();
  await lab.getByLabel('Value').fill('forged');
  await lab.getByRole('button', { name: 'Reseal record 3' }).click();
  for (const width of [320, 390, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
    if (width === 320) continue;
    await lab.evaluate((element) => element.scrollIntoView());
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      expect(await violations(page, '#tamper-lab'), `${width} px, forced colours ${forcedColors}`).toEqual([]);
    }
  }
});
