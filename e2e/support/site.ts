import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** Playwright's own words on the console of a page whose service worker it blocks. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Passes each message of the page's console on. */
export function onConsole(page: Page, hear: (message: ConsoleMessage) => void): void {
  page.on('console', (message) => {
    if (message.text() !== BLOCKED) hear(message);
  });
}

/** True if the browser reports that a page, which has no file extension, was answered with 404. */
const isMissingPage = (message: ConsoleMessage) =>
  message.text().includes('status of 404') && !/\.\w+$/.test(message.location().url);

/** True if the browser remarks that a preloaded file is used seconds after its request, as on a busy machine. */
const isLatePreload = (message: ConsoleMessage) => message.text().includes('but not used within a few seconds');

/** Collects a page's faults: messages on the console, errors, blocked content and requests to another origin. */
function watch(page: Page, baseURL: string, scripts: boolean): string[] {
  const faults: string[] = [];
  onConsole(page, (message) => {
    if (!isMissingPage(message) && !isLatePreload(message)) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left stops its pending requests, and one without scripts may not fetch those it names.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !scripts)) return;
    faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'blob:') faults.push(`another origin: ${request.url()}`);
  });
  return faults;
}

/** Test whose page has to stay silent to the end. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const faults = watch(page, baseURL ?? '', javaScriptEnabled);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Waits for `count` frames. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (n) => {
    for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame);
  }, count);

/** 2026-03-03 09:19:04.240 UTC, the busiest of the core cases. */
export const FROZEN_AT = 1_772_529_544_240;

/** The default world, paused at an instant. */
export const FROZEN = `seed=northwall&at=${FROZEN_AT}&speed=0`;

/** Opens the rest of a page's snapshots, which the home page folds. */
export async function unfoldSnapshots(snapshots: Locator): Promise<void> {
  const fold = snapshots.locator('.snapshots-fold:not([open]) > summary');
  if ((await fold.count()) > 0) await fold.click();
}

/** Panel of that dashboard, brought into view, once its drawing shows the page's instant. */
export async function drawn(page: Page, id: string): Promise<Locator> {
  const panel = page.locator(`#${id}`);
  await panel.locator('.panel-plot').scrollIntoViewIfNeeded();
  // Content still loading below the plot would change the plot's height.
  await expect(panel.locator('[data-loading]')).toHaveCount(0);
  await frames(page, 2);
  await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  return panel;
}

/** Notes what the page's status region says; the function returned gives the announcements in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.getByRole('status').evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  return () => texts.jsonValue();
}

/** Spaces the page's text out as far as WCAG 1.4.12 lets a visitor do. */
export const spaceOutText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
