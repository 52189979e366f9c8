import type { Page } from '@playwright/test';
import { clockReading } from '../src/clock/zone';
import { nextRollback } from '../src/sim/world/incidents/incidents';
import { FROZEN_AT as AT, drawn, expect, FROZEN, open, test } from './support/site';
import { violations } from './support/violations';

const instant = (page: Page) => page.locator('.time-instant');
const words = (page: Page) => page.locator('.time-words');
const reading = (t: number) => clockReading(t, 'utc');

test('keys pause, step, go to incidents and back to live, and open the table in view, for a panel alone too', async ({
  page,
}) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  await page.keyboard.press('.');
  await expect(instant(page)).toHaveText(reading(AT + 1_000));
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await expect(instant(page)).toHaveText(reading(AT - 1_000));
  await page.keyboard.press('n');
  const next = nextRollback('northwall', AT - 1_000);
  await expect(instant(page)).toHaveText(reading(next.ended));
  await expect(page.locator('.time-incident-id')).toHaveText(next.id);
  await page.keyboard.press('t');
  await expect(panel.locator('.panel-body')).toHaveAttribute('data-view', 'table');
  await page.keyboard.press('Space');
  await expect(words(page)).not.toHaveText('Time stopped');
  // A key held down acts once.
  for (let i = 0; i < 4; i++) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await expect(words(page)).toHaveText('Time stopped');
  await page.keyboard.press('l');
  await expect(words(page)).toHaveText('Live');
  await open(page, `/neuromorphic?${FROZEN}&panel=cores`);
  await page.keyboard.press('.');
  await expect(panel.locator('.panel-footer > :last-child')).toHaveText(reading(AT + 1_000));
});

test('a key that the focused element needs is no shortcut', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  await panel.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.locator('.panel-body')).toHaveAttribute('data-view', 'table');
  await expect(words(page)).toHaveText('Time stopped');
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.getByRole('textbox', { name: /^Go to a time/ }).focus();
  await page.keyboard.type('l n . ?');
  await expect(instant(page)).toHaveText(reading(AT));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('? opens a list of the shortcuts, Escape closes it, and focus returns', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  await page.getByRole('button', { name: 'More time controls' }).focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  // Tab cycles within the dialog.
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('l');
  await expect(words(page)).toHaveText('Time stopped');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More time controls' })).toBeFocused();
});

test('shortcuts can be turned off, which is kept, and the button still lists them', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => localStorage.getItem('northwall.shortcuts'))).toBe('{"version":1,"value":false}');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('.');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  await expect(instant(page)).toHaveText(reading(AT));
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
});

test('a pause that goes along to a page without a time bar is said there, and a line or a key ends it', async ({
  page,
}) => {
  await open(page, `/terms?v=1&${FROZEN}`);
  const notice = page.getByRole('region', { name: 'Time on this page' });
  await expect(notice).toContainText('Time stopped');
  await notice.getByRole('button', { name: 'Return to live' }).click();
  await expect(notice).toHaveCount(0);
  // There is nothing to go back to until the choice is an entry of its own.
  await expect(page).not.toHaveURL(/speed=0/);
  await page.goBack();
  await expect(notice).toContainText('Time stopped');
  await page.keyboard.press('l');
  await expect(notice).toHaveCount(0);
});
