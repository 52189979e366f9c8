import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { expect, FROZEN, FROZEN_AT, open, test, unfoldSnapshots } from './support/site';
import { violations } from './support/violations';

// The drawing above the panel is not looked at.
test.use({ viewport: { width: 1280, height: 720 } });

const OFF = '{"version":1,"value":false}';

/** Starts the page with automatic snapshots off. */
const byHand = (page: Page) => page.addInitScript((text) => localStorage.setItem('northwall.snapshots', text), OFF);

/** The panel on that page, in view. */
async function openSnapshots(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const panel = page.locator('#snapshots');
  await panel.scrollIntoViewIfNeeded();
  await unfoldSnapshots(panel);
  return panel;
}

const items = (panel: Locator) => panel.getByRole('radio');

/** Takes a snapshot by hand, and waits until it is in the list. */
async function capture(panel: Locator): Promise<void> {
  const before = await items(panel).count();
  await panel.getByRole('button', { name: 'Capture now' }).click();
  await expect(items(panel)).toHaveCount(before + 1);
}

async function downloaded(page: Page, press: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Bytes that docs/snapshots.md says are signed, computed without the site's code. */
const signedPart = (text: string) => text.replace(/,"signature":\{[^{}]*\},("ts":\d+\})$/, ',$1');

/** FNV-1a of 32 bits by its definition, with integers of any size. */
function fnv(text: string): string {
  let hash = 2166136261n;
  for (const byte of Buffer.from(text, 'utf8')) hash = ((hash ^ BigInt(byte)) * 16777619n) % 2n ** 32n;
  return hash.toString(16).padStart(8, '0');
}

test('a snapshot holds every subsystem, is signed, stays while it is read, and fits a phone', async ({ page }) => {
  await byHand(page);
  const panel = await openSnapshots(page, `/?${FROZEN}`);
  await capture(panel);
  const { name, text } = await downloaded(page, panel.getByRole('button', { name: 'Download this snapshot' }));
  expect(name).toBe(`snapshot-northwall-${FROZEN_AT}.json`);
  const { signature, ...content } = JSON.parse(text);
  const hash = createHash('sha256').update(signedPart(text), 'utf8');
  expect(signature).toEqual({ alg: 'SHA-256', base64: hash.copy().digest('base64'), hex: hash.digest('hex') });
  const all = Object.values(dashboards);
  expect(content).toEqual({
    format: 1,
    seed: 'northwall',
    ts: FROZEN_AT,
    models: Object.fromEntries(all.map(({ id, version, settings }) => [id, { version, settings }])),
    entries: all.map(({ id, state, settings }) => ({
      name: id,
      data: JSON.parse(JSON.stringify(state('northwall', FROZEN_AT, settings as never))),
    })),
  });
  await expect(panel.locator('.snapshots-fields')).toContainText(signature.base64);

  // The open snapshot stays when newer ones come.
  await items(panel).first().click();
  const read = await panel.locator('.snapshots-fields').textContent();
  // A button that is clicked may come into view first, which scrolls the page.
  const placeOfRecord = async () => {
    const boxes = await Promise.all([panel.locator('.snapshots-record').boundingBox(), panel.boundingBox()]);
    return boxes.map((box) => box?.y ?? Number.NaN).reduce((record, top) => record - top);
  };
  const y = await placeOfRecord();
  await capture(panel);
  await capture(panel);
  await expect(panel.locator('.snapshots-fields')).toHaveText(read ?? '');
  await expect(items(panel).last()).toBeChecked();
  await expect.poll(placeOfRecord).toBe(y);
  await panel.getByRole('button', { name: 'Follow the newest' }).click();
  await expect(panel.getByRole('heading', { name: 'Snapshot 3' })).toBeVisible();
  await panel.locator('.snapshots-entries summary').first().focus();
  await capture(panel);
  await expect(panel.getByRole('heading', { name: 'Snapshot 3' })).toBeVisible();

  await panel.locator('.snapshots-entries summary').first().click();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await violations(page, '#snapshots'), `forced colours ${forcedColors}`).toEqual([]);
  }

  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('refused');
    };
  });
  const message = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await panel.getByRole('button', { name: 'Download this snapshot' }).click();
  expect(await message).toBe('Snapshot download failed');
});

test('where the browser has no cryptography a 32-bit hash is used, and file and panel say so', async ({ page }) => {
  await byHand(page);
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }));
  const panel = await openSnapshots(page, `/?${FROZEN}`);
  await capture(panel);
  await expect(panel.locator('.panel-notice')).toContainText('a 32-bit hash is used instead');
  await expect(panel.locator('.snapshots-hash')).toContainText('FNV-1a-32');
  const { text } = await downloaded(page, panel.getByRole('button', { name: 'Download this snapshot' }));
  const hex = fnv(signedPart(text));
  expect(JSON.parse(text).signature).toEqual({
    alg: 'FNV-1a-32',
    base64: Buffer.from(hex, 'hex').toString('base64'),
    hex,
  });
});

test('a snapshot holds the stream as the visitor set it, and names the settings', async ({ page }) => {
  await byHand(page);
  const panel = await openSnapshots(page, `/skynet?${FROZEN}`);
  const stream = page.locator('#events');
  // A log is made once it is in the window.
  await stream.locator('.panel-log').scrollIntoViewIfNeeded();
  await stream.getByText('Filter').click();
  await stream.getByRole('slider', { name: 'Retention' }).press('Home');
  await expect(stream.locator('.log-range output').last()).toHaveText('60 events');
  await capture(panel);
  const { text } = await downloaded(page, panel.getByRole('button', { name: 'Download this snapshot' }));
  const { models, entries } = JSON.parse(text);
  expect(models.events.settings.retention).toBe(60);
  expect(entries.find(({ name }: { name: string }) => name === 'events').data.events).toHaveLength(60);
});

test('the list survives a change of page; whether it grows by itself survives the visit', async ({ page }) => {
  const panel = await openSnapshots(page, `/?${FROZEN}`);
  await expect(items(panel)).toHaveCount(1);
  await panel.getByRole('checkbox', { name: /^Automatic/ }).uncheck();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('northwall.snapshots'))).toBe(OFF);
  const item = await panel.locator('.snapshots-item').textContent();
  await page.getByRole('link', { name: 'See it live: Skynet Initiative' }).click();
  await expect(page).toHaveURL(/\/skynet\?/);
  await expect(panel.locator('.snapshots-item')).toHaveText(item ?? '');
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: /^Automatic/ })).not.toBeChecked();
  await expect(items(panel)).toHaveCount(0);
});

test('snapshots are chosen and read with the keyboard alone, downloaded as one file, newest first, and cleared', async ({
  page,
}) => {
  await byHand(page);
  const panel = await openSnapshots(page, '/?at=2026-03-03T09:00:00Z');
  await expect(panel.getByRole('button', { name: 'Download all' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Capture now' }).focus();
  for (let n = 1; n <= 3; n++) {
    await page.keyboard.press('Enter');
    await expect(items(panel)).toHaveCount(n);
  }
  const focused = page.locator(':focus');
  for (const stop of ['Read, download and check snapshots', /^Automatic/, 'Download all', 'Clear all']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(stop);
  }
  await page.keyboard.press('Tab');
  await expect(focused).toHaveRole('radio');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('heading', { name: 'Snapshot 2' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Download this snapshot');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Follow the newest');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const json = panel.getByRole('textbox', { name: 'Entry cores as JSON' });
  expect(JSON.parse(await json.inputValue()).data.cores).toHaveLength(48);
  const { name, text } = await downloaded(page, panel.getByRole('button', { name: 'Download all' }));
  const all: { ts: number }[] = JSON.parse(text);
  expect(all).toHaveLength(3);
  expect(all.map(({ ts }) => ts)).toEqual(all.map(({ ts }) => ts).sort((a, b) => b - a));
  expect(name).toBe(`snapshots-northwall-${all[0]?.ts}.json`);
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(items(panel)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Capture now' })).toBeFocused();
});
