import puppeteer from 'puppeteer-core';
import { PATIENCE_MS } from './driver.mjs';

/** @typedef {Omit<import('../photograph.mjs').Case, 'name'>} Case */

/**
 * Preferences of a visitor, which Firefox takes only when it starts.
 * @param {Case} one
 * @param {number} pixelRatio
 */
const preferences = ({ reducedMotion, forcedColors }, pixelRatio) => ({
  'dom.serviceWorkers.enabled': false,
  'layout.css.devPixelsPerPx': String(pixelRatio),
  'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
  'browser.display.document_color_use': forcedColors === 'active' ? 2 : 0,
});

/**
 * Firefox, driven by WebDriver BiDi: a container of its own for each case, and another process where a case wants other
 * preferences.
 * @param {import('playwright').HTTPCredentials} [credentials]
 * @returns {import('./driver.mjs').Driver}
 */
export function firefoxDriver(credentials) {
  /** @type {{ key: string, browser: import('puppeteer-core').Browser } | undefined} */
  let running;

  /** @param {ReturnType<typeof preferences>} wanted */
  async function browserWith(wanted) {
    const key = JSON.stringify(wanted);
    if (running?.key === key) return running.browser;
    await running?.browser.close();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: String(process.env.FIREFOX_PATH),
      extraPrefsFirefox: wanted,
    });
    running = { key, browser };
    return browser;
  }

  return {
    async open(one, pixelRatio) {
      const browser = await browserWith(preferences(one, pixelRatio));
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport(one.viewport).catch((error) => {
        // Firefox 140 cannot override the screen's orientation, which no page uses.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
      if (credentials) await page.authenticate(credentials);
      return {
        browser: await browser.version(),
        process: browser,
        async show(address) {
          await page.goto(address);
          await page.waitForSelector('html[data-ready]');
        },
        ask: (question, about) => page.evaluate(/** @type {any} */ (question), about),
        async perform({ role, name, press }) {
          const selector = `::-p-aria([name="${name}"][role="${role}"])`;
          await page.waitForSelector(selector);
          const [element, ...others] = await page.$$(selector);
          if (!element || others.length > 0) throw new Error(`There are ${others.length + 1} of ${role} “${name}”.`);
          await (press ? element.press(/** @type {'Enter'} */ (press)) : element.click());
        },
        leave: () => page.mouse.move(0, 0),
        picture: async (whole) => Buffer.from(await page.screenshot({ fullPage: whole })),
        systemFonts: async () => [],
        close: () => context.close(),
      };
    },
    async close() {
      await running?.browser.close();
    },
  };
}
