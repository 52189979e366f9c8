import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { RELEASE } from '../src/records/capsule/release';
import { expect, FROZEN, open, recordAnnouncements, test } from './support/site';
import { violations } from './support/violations';

const PATH = '/skynet-base-layer';

/** Address of an instant without incidents, so that the status region stays silent. */
const STILL = `${PATH}?${FROZEN}`;

const real = readFileSync(`public${RELEASE.path}`);
const SHA256 = createHash('sha256').update(real).digest('hex');

const copyButton = (page: Page) => page.getByRole('button', { name: /^COP/ });

/** Gives the capsule check a file of these bytes. */
async function check(page: Page, buffer: Buffer, name = 'received.caps'): Promise<void> {
  await page.locator('.file-drop input').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const verdict = (page: Page) => page.locator('.capsule-verdict[data-state=done]');

/** Notes copying by selection in `window.copied`: the text selected at that moment. */
async function noteCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('copy', () => {
      const area = document.activeElement as HTMLTextAreaElement;
      Object.assign(window, { copied: area.value.slice(area.selectionStart, area.selectionEnd) });
    });
  });
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied);

test('the hash that is shown, the one that is copied and that of the downloaded file are the same', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skynet Node Initialization Capsule');
  await expect(page.locator('.capsule-hash code span')).toHaveText([
    /^[0-9a-f]{16}$/,
    /^[0-9a-f]{16}$/,
    /^[0-9a-f]{16}$/,
    /^[0-9a-f]{16}$/,
  ]);
  const link = page.getByRole('link', { name: 'Download' });
  const answer = await request.head((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/octet-stream');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('northwall-base-layer-0.12.03384.caps');
  expect(readFileSync(await download.path()).equals(real)).toBe(true);
  await copyButton(page).click();
  await expect(copyButton(page)).toContainText('COPIED');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHA256);
  await expect(page.locator('.capsule-hash code')).toHaveText(SHA256);
});

test('COPIED is shown for 1.8 s, is announced to a screen reader, and moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, STILL);
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await copyButton(page).boundingBox();
  await copyButton(page).press('Enter');
  await expect(copyButton(page)).toContainText('COPIED');
  await expect(page.getByRole('status')).toHaveText('SHA-256 copied');
  expect(await copyButton(page).boundingBox()).toEqual(before);
  await page.clock.runFor(1_799);
  await expect(copyButton(page)).toContainText('COPIED');
  await page.clock.runFor(1);
  await expect(copyButton(page)).toHaveText('COPY SHA-256');
});

test('where the clipboard is denied the hash is copied by a hidden text area, which is gone afterwards', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  );
  await noteCopies(page);
  await open(page, PATH);
  await copyButton(page).click();
  await expect(copyButton(page)).toContainText('COPIED');
  expect(await noted(page)).toBe(SHA256);
  await expect(page.locator('textarea')).toHaveCount(0);
  await expect(copyButton(page)).toBeFocused();
});

test('where nothing can be copied, every copy button stays silent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { refused: 0 });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => {
      Object.assign(window, { refused: Reflect.get(window, 'refused') + 1 });
      throw new Error('refused');
    };
  });
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused'));

  await open(page, STILL);
  let announcements = await recordAnnouncements(page);
  await copyButton(page).click();
  await expect.poll(refused).toBe(1);
  await check(page, real);
  await expect.poll(announcements).toEqual([expect.stringContaining('This is the published file')]);
  await expect(copyButton(page)).toHaveText('COPY SHA-256');

  await open(page, `/security?${FROZEN}`);
  const log = page.locator('#events');
  await log.scrollIntoViewIfNeeded();
  await expect(log.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  announcements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'More time controls' }).click();
  await page.locator('.time-bar').getByRole('button', { name: 'Copy link to this time' }).click();
  await log.locator('button.log-time').first().click();
  await log.getByRole('button', { name: 'Copy record' }).click();
  await log.getByRole('button', { name: 'More' }).click();
  await log.getByRole('button', { name: 'Copy link to this time' }).click();
  await expect.poll(refused).toBe(3);
  await log.getByRole('button', { name: 'More' }).click();
  await log.getByRole('button', { name: 'Read current values' }).click();
  await expect.poll(announcements).toHaveLength(1);

  await open(page, '/kiosk/sync');
  const copy = page.getByRole('button', { name: 'Copy the address' });
  await copy.click();
  await expect.poll(refused).toBe(1);
  await expect(copy).toBeVisible();
});

test('the published file is told from one that is changed or empty, and can be chosen or dropped', async ({ page }) => {
  await open(page, STILL);
  await check(page, real);
  await expect(verdict(page)).toContainText('This is the published file: all 2,502,656 bytes agree.');
  await expect(page.getByRole('status')).toContainText('This is the published file');
  const tampered = Buffer.from(real);
  tampered[tampered.length - 1] = 0xff;
  await check(page, tampered, '<b>changed</b>.caps');
  await expect(verdict(page)).toContainText('<b>changed</b>.caps');
  await expect(verdict(page)).toContainText(
    `This is not the published file.Its SHA-256 is ${createHash('sha256').update(tampered).digest('hex')}.`,
  );
  await expect(page.locator('.capsule-panel .panel-state')).toHaveText(/differs/);
  await check(page, Buffer.alloc(0));
  await expect(verdict(page)).toContainText('It has 0 bytes; the published file has 2,502,656 bytes.');
  const box = await page.locator('.file-drop').boundingBox();
  const session = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const data = { items: [], files: [`${process.cwd()}/public${RELEASE.path}`], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...point, data });
  }
  await expect(verdict(page)).toContainText('This is the published file');
});

test('on an insecure origin copying and checking work without the platform’s help', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP northwall.test 127.0.0.1'],
  });
  try {
    const page = await browser.newPage(devices['Desktop Chrome']);
    await noteCopies(page);
    await page.goto(`http://northwall.test:${new URL(baseURL ?? '').port}${PATH}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
    await copyButton(page).click();
    await expect(copyButton(page)).toContainText('COPIED');
    expect(await noted(page)).toBe(SHA256);
    await check(page, real);
    await expect(verdict(page)).toContainText('This is the published file');
    await check(page, real.subarray(1));
    await expect(verdict(page)).toContainText('This is not the published file.');
  } finally {
    await browser.close();
  }
});

test('with a verdict the page fits at every width and has no accessibility violation', async ({ page }) => {
  await open(page, PATH);
  await check(page, Buffer.from('no capsule'));
  await expect(verdict(page)).toBeVisible();
  for (const width of [320, 390, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
    if (width > 320) expect(await violations(page), `${width} px`).toEqual([]);
  }
});
