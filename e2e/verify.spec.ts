import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dashboards } from '../src/dashboards/registry';
import { canonicalJson } from '../src/sim/math/canonical';
import { expect, FROZEN, FROZEN_AT, open, test, unfoldSnapshots } from './support/site';
import { violations } from './support/violations';

// The drawing above the panel is not looked at.
const VIEWPORT = { width: 1280, height: 720 };
test.use({ viewport: VIEWPORT });

const OFF = '{"version":1,"value":false}';

/** Panel of snapshots with one taken, and that snapshot's file. */
async function withSnapshot(page: Page, path = `/?${FROZEN}`): Promise<{ panel: Locator; text: string }> {
  await page.addInitScript((text) => localStorage.setItem('northwall.snapshots', text), OFF);
  await open(page, path);
  const panel = page.locator('#snapshots');
  await unfoldSnapshots(panel);
  await panel.getByRole('button', { name: 'Capture now' }).click();
  await expect(panel.getByRole('radio')).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download this snapshot' }).click(),
  ]);
  return { panel, text: readFileSync(await download.path(), 'utf8') };
}

/** Gives the check a file, and returns its verdict's element when it is done. */
async function verdict(panel: Locator, name: string, text: string): Promise<Locator> {
  await panel
    .locator('.file-drop input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(panel.locator('.verify-name')).toHaveText(name);
  const result = panel.getByRole('region', { name: 'Verdict' });
  await expect(result).toHaveAttribute('data-state', /done|refused/);
  return result;
}

/** Returns the file with another text in its content, signed again without the site's code. */
function signedAgain(text: string, from: string | RegExp, to: string): string {
  const { signature: _, ...content } = JSON.parse(text.replace(from, to));
  const hash = createHash('sha256').update(canonicalJson(content)).digest();
  const signature = { alg: 'SHA-256', hex: hash.toString('hex'), base64: hash.toString('base64') };
  return canonicalJson({ ...content, signature });
}

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['html', '<!doctype html><script>alert(1)</script>'],
  ['deep', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['prototype', '{"__proto__":{"polluted":1},"format":1}'],
];

test('a snapshot verifies; one that was edited, signed again or is none gets a verdict in words, which fits a phone', async ({
  page,
}) => {
  const { panel, text } = await withSnapshot(page);
  for (const [name, hostile] of HOSTILE) {
    const result = await verdict(panel, name, hostile);
    await expect(result.locator('.verify-state')).toHaveText(/^The file [^\n]+\.$/);
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  const good = await verdict(panel, 'good.json', text);
  await expect(good).toContainText(`${JSON.parse(text).entries.length} entries recomputed; every field is the same.`);
  await expect(good).toContainText('That does not show who made the file, or when.');
  const edited = await verdict(panel, 'edited.json', text.replace('"seed":"northwall"', '"seed":"northwalk"'));
  await expect(edited).toContainText('The SHA-256 hash does not match the content');
  const forged = await verdict(panel, 'forged.json', signedAgain(text, /"verb":"[a-z]+"/, '"verb":"forged"'));
  await expect(forged).toContainText('values differ');
  await expect(forged.getByRole('list', { name: 'Differences' })).toContainText('"forged"');
  await expect(forged.getByRole('link', { name: 'Go to this time' })).toHaveCount(0);
  const mixed = await verdict(panel, 'mixed.json', signedAgain(text, '"cycleDays":4', '"cycleDays":9'));
  await expect(mixed).toContainText('Its settings belong to different worlds');
  await expect(mixed.getByRole('link', { name: 'Go to this time' })).toHaveCount(0);
  const { version } = dashboards.corelog;
  const older = await verdict(
    panel,
    'older.json',
    signedAgain(text, `"settings":{},"version":${version}`, `"settings":{},"version":${version - 1}`),
  );
  await expect(older).toContainText(
    `corelog cannot be recomputed here: model ${version - 1} made it, and this site has model ${version}.`,
  );

  await verdict(panel, 'differs.json', signedAgain(text, /"seed":"northwall"(?=,"signature")/, '"seed":"northwalk"'));
  await expect(panel.locator('.verify-differences li')).toHaveCount(20);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await violations(page, '#snapshots'), `forced colours ${forcedColors}`).toEqual([]);
  }

  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(VIEWPORT);
  await panel.getByRole('button', { name: 'Capture now' }).click();
  await expect(panel.getByRole('radio')).toHaveCount(2);
  await panel.locator('.file-drop input').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Verify all in the list');
  // Without frames a page computes nothing, so that the check is still under way. The frame requested before comes.
  await page.evaluate(async () => {
    const last = new Promise(requestAnimationFrame);
    window.requestAnimationFrame = () => 0;
    await last;
  });
  await page.keyboard.press('Enter');
  const result = panel.getByRole('region', { name: 'Verdict' });
  await expect(result).toContainText('Reading.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Cancelled, so there is no verdict.');
  await expect(panel.locator('.file-drop input')).toBeFocused();
});

test('the instant of a verified snapshot opens, in its own world', async ({ page }) => {
  const { panel, text } = await withSnapshot(page, `/?seed=hall-4&at=${FROZEN_AT}&speed=0&cycle=9`);
  await page.goto(`/?${FROZEN}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await unfoldSnapshots(panel);
  const good = await verdict(panel, 'good.json', text);
  await good.getByRole('link', { name: 'Go to this time' }).click();
  await expect(page).toHaveURL(new RegExp(`/skynet\\?v=1&seed=hall-4&cycle=9&at=${FROZEN_AT}&speed=0$`));
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
});

test('where the browser has no cryptography a SHA-256 still verifies, and a weak hash is called weak', async ({
  page,
}) => {
  const { text } = await withSnapshot(page);
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }));
  const { panel, text: weak } = await withSnapshot(page);
  await expect(await verdict(panel, 'strong.json', text)).toContainText('The SHA-256 hash matches the content.');
  const result = await verdict(panel, 'weak.json', weak);
  await expect(result).toContainText('verified, weak hash');
  await expect(result).toContainText('a 32-bit hash reveals an accident but not a deliberate edit');
});

test('an export of the stream verifies', async ({ page }) => {
  await open(page, `/skynet?${FROZEN}&tags=NET`);
  const stream = page.locator('#events');
  await stream.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    stream.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const result = await verdict(page.locator('#snapshots'), 'export.json', text);
  await expect(result).toContainText('1 entry recomputed; every field is the same.');
});
