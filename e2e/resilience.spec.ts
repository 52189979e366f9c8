import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../playwright.config';
import { drawn, expect, FROZEN, onConsole, open, test } from './support/site';

/** Number of pixels of the panel's drawing, in a screenshot, that differ from its surface. */
async function inked(page: Page): Promise<number> {
  const png = await page.locator('#cores .panel-plot').screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    let count = 0;
    for (let i = 0; i < data.length; i += 4)
      if (Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 90) count += 1;
    return count;
  }, png.toString('base64'));
}

/** Loses every WebGL context of the page for good, as a driver reset does. */
async function loseContexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas')) {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    }
  });
}

test('after a lost WebGL context the panel draws the same picture again', async ({ page }) => {
  await open(page, `/neuromorphic?${FROZEN}`);
  const panel = await drawn(page, 'cores');
  const before = await panel.locator('.panel-plot').screenshot();
  for (let i = 0; i < 3; i++) {
    const canvas = await page.locator('#cores canvas').elementHandle();
    await loseContexts(page);
    await expect.poll(() => canvas?.evaluate((node) => node.isConnected)).toBe(false);
    await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'drawing');
    await expect.poll(async () => (await panel.locator('.panel-plot').screenshot()).equals(before)).toBe(true);
  }
});

test('a second visit to a page makes no new WebGL context', async ({ page }) => {
  await page.addInitScript(() => {
    const contexts: string[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(window, { contexts });
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: Parameters<typeof getContext>
    ) {
      const context = getContext.apply(this, args);
      if (args[0].startsWith('webgl') && context) contexts.push(args[0]);
      return context;
    } as typeof getContext;
  });
  const header = page.getByRole('banner');
  await open(page, '/neuromorphic');
  await drawn(page, 'cores');
  const contexts = await page.evaluate(() => window.contexts?.length);
  expect(contexts).toBeGreaterThan(0);
  for (let i = 0; i < 2; i++) {
    await header
      .locator('a[href="/careers"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.locator('#cores')).toHaveCount(0);
    await header
      .locator('a[href="/neuromorphic"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await drawn(page, 'cores');
    await expect(page.locator('#cores canvas')).toHaveCount(1);
  }
  expect(await page.evaluate(() => window.contexts?.length)).toBe(contexts);
});

test('when drawing fails the panel says so, the page still works, and the panel draws again once it can', async ({
  page,
  faults,
}) => {
  await open(page, '/neuromorphic');
  const panel = await drawn(page, 'cores');
  await page.evaluate(() => {
    const { prototype } = WebGL2RenderingContext;
    const { drawElements } = prototype;
    Object.assign(window, { mend: () => Object.assign(prototype, { drawElements }) });
    prototype.drawElements = () => {
      throw new Error('planted');
    };
  });
  await expect(panel.locator('.panel-notice').first()).toContainText('Drawing failed');
  await panel.getByRole('button', { name: 'Table' }).click();
  await expect(panel.locator('.panel-body')).toHaveAttribute('data-view', 'table');
  const value = await panel.locator('.panel-value').textContent();
  await expect(panel.locator('.panel-value')).not.toHaveText(value ?? '');
  // Each panel in the window reports it once.
  for (const fault of faults) expect(fault).toContain('Drawing failed; it is tried again. Error: planted');
  expect(faults.length).toBeGreaterThan(0);
  faults.length = 0;

  await page.evaluate(() => window.mend?.());
  await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'drawing');
  await expect(panel.locator('.panel-notice')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Table' }).click();
  await expect.poll(() => inked(page)).toBeGreaterThan(1000);
});

test('without any canvas the panel says why and shows its table, which follows the world', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/neuromorphic');
  const panel = page.locator('#cores');
  await expect(panel.locator('figure')).toHaveAttribute('data-stage', 'unavailable');
  await expect(panel).toContainText('This browser provides no canvas');
  await expect(panel.getByRole('table').first().getByRole('row')).toHaveCount(49);
  const first = await panel.getByRole('table').first().textContent();
  await expect(panel.getByRole('table').first()).not.toHaveText(first ?? '');
});

test.describe('in a browser of its own', () => {
  let browser: Browser | undefined;
  test.afterEach(() => browser?.close());

  /** Opens /neuromorphic in a new browser with these switches. */
  async function launch(executablePath: string | undefined, baseURL: string | undefined, extra: string[]) {
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_ARGS, ...extra],
    });
    const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
    const messages: string[] = [];
    onConsole(page, (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await open(page, `/neuromorphic?${FROZEN}`);
    await drawn(page, 'cores');
    return { page, messages, browser };
  }

  test('the GPU process crashes twice: the panel draws the same picture again each time', async ({
    baseURL,
    launchOptions,
  }) => {
    const { page, browser: own } = await launch(launchOptions.executablePath, baseURL, [
      // Without this switch Chromium withholds WebGL from a page after its second crash in two minutes.
      '--disable-domain-blocking-for-3d-apis',
    ]);
    const session = await own.newBrowserCDPSession();
    const before = await page.locator('#cores .panel-plot').screenshot();
    for (let crash = 0; crash < 2; crash++) {
      const canvas = await page.locator('#cores canvas').elementHandle();
      // The command has no answer: the process that would give it is gone.
      session.send('Browser.crashGpuProcess').catch(() => {});
      await expect.poll(() => canvas?.evaluate((node) => node.isConnected)).toBe(false);
      await expect(page.locator('#cores figure')).toHaveAttribute('data-stage', 'drawing');
      await expect(page.locator('#cores figure')).toHaveAttribute('data-drawn-by', 'webgl');
      await expect.poll(async () => (await page.locator('#cores .panel-plot').screenshot()).equals(before)).toBe(true);
    }
  });

  test('a browser that gives one WebGL context has one drawing by WebGL and the other by canvas, and the page answers', async ({
    baseURL,
    launchOptions,
  }) => {
    const { page } = await launch(launchOptions.executablePath, baseURL, ['--max-active-webgl-contexts=1']);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await drawn(page, 'utilisation');
    const renderers = () =>
      page.locator('figure[data-stage="drawing"]').evaluateAll((all) => all.map((each) => each.dataset.drawnBy).sort());
    await expect.poll(renderers).toEqual(['canvas', 'webgl']);
  });
});
