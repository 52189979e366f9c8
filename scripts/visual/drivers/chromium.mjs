import { PATIENCE_MS } from './driver.mjs';

const MARK = 'data-shown-text';

/** Marks the elements that show a text of their own. Runs in the page. @param {string} mark */
function markTexts(mark) {
  /** @param {Element} element */
  function add(element) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText) element.setAttribute(mark, '');
    if (getComputedStyle(element).clipPath === 'inset(50%)') return;
    for (const child of element.children) add(child);
  }
  add(document.body);
}

/**
 * System fonts that the page’s texts are set in.
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
async function systemFonts(page) {
  await page.evaluate(markTexts, MARK);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${MARK}]` });
  const requests = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
  const used = (await Promise.all(requests)).flatMap(({ fonts }) => fonts);
  await session.detach();
  return [...new Set(used.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))].sort();
}

/**
 * View of a page that Playwright drives.
 * @param {import('playwright').Page} page
 * @returns {import('./driver.mjs').View}
 */
export function pageView(page) {
  const browser = /** @type {import('playwright').Browser} */ (page.context().browser());
  const kind = browser.browserType().name();
  return {
    browser: `${kind} ${browser.version()}`,
    process: browser,
    async show(address) {
      await page.goto(address);
      await page.waitForSelector('html[data-ready]');
    },
    ask: (question, about) => page.evaluate(/** @type {any} */ (question), about),
    async perform({ role, name, press }) {
      const element = page.getByRole(/** @type {'button'} */ (role), { name, exact: true });
      await (press ? element.press(press) : element.click());
    },
    leave: () => page.mouse.move(0, 0),
    picture: (whole) => page.screenshot({ fullPage: whole }),
    systemFonts: async () => (kind === 'chromium' ? systemFonts(page) : []),
    close: () => page.context().close(),
  };
}

/**
 * Chromium as Playwright drives it: a context of its own for each page.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').HTTPCredentials} [httpCredentials]
 * @returns {import('./driver.mjs').Driver}
 */
export const chromiumDriver = (browser, httpCredentials) => ({
  async open({ viewport, reducedMotion, forcedColors }, pixelRatio) {
    const context = await browser.newContext({
      viewport,
      reducedMotion,
      forcedColors,
      ...(httpCredentials && { httpCredentials }),
      deviceScaleFactor: pixelRatio,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return pageView(page);
  },
  close: () => browser.close(),
});
