import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** What a page must not do: speak on the console, throw, break its policy, or ask another origin. */
function watch(page: Page, baseURL: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'blob:') faults.push(`another origin: ${request.url()}`);
  });
  return faults;
}

/** A test whose page has to stay silent to the end. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults = watch(page, baseURL ?? '');
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

/** A world that stands still: 2026-03-03 09:00:53.040 UTC, the busiest of the core cases. */
export const FROZEN = 'seed=northwall&at=1772528453040&speed=0';

/** The panel of that dashboard, once its drawing shows the instant it should. */
export async function drawn(page: Page, id: string): Promise<Locator> {
  const panel = page.locator(`#${id}`);
  await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'drawing', { timeout: 15_000 });
  return panel;
}
