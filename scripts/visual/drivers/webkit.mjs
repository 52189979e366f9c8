import { startWebKit } from '../../tools/webkit.mjs';
import { PATIENCE_MS } from './driver.mjs';

/** Height of the page, CSS px. Runs in the page. */
const heightOfPage = () => document.documentElement.scrollHeight;

/** Resolves once all of the page is painted. Runs in the page. */
async function settle() {
  await /** @type {any} */ (window).northwall?.ready({ all: true });
}

/**
 * Hides scroll bars, which lie over the page and fade out in their own time. A painted one stays until its element does
 * not scroll for a frame. Runs in the page.
 */
async function hideScrollBars() {
  const painted = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
  const root = document.documentElement;
  const scrollers = [...root.querySelectorAll('*')].filter((each) =>
    /auto|scroll/.test(getComputedStyle(each).overflow),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scrollbar-width: none !important; }');
  document.adoptedStyleSheets = [sheet];
  const styles = [root, ...scrollers].map((each) => /** @type {HTMLElement} */ (each).style);
  for (const style of styles) style.overflow = 'hidden';
  await painted();
  for (const style of styles) style.overflow = '';
  await painted();
}

/**
 * WebKitGTK, driven by WebDriver: another MiniBrowser for each case.
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function webkitDriver() {
  const path = process.env.WEBKIT_DRIVER_PATH;
  if (!path) throw new Error('The profile webkit needs WebKitWebDriver and Xvfb.');
  const webkit = await startWebKit(path, PATIENCE_MS);
  return {
    async open({ viewport, reducedMotion, forcedColors }, pixelRatio) {
      if (forcedColors === 'active') throw new Error('WebKit has no forced colours.');
      if (pixelRatio !== 1) throw new Error('WebKit is photographed at pixel ratio 1.');
      const page = await webkit.open({ ...viewport, reducedMotion: reducedMotion === 'reduce' });
      return {
        browser: page.browser,
        process: webkit,
        async show(address) {
          await page.show(address);
          await page.find('html[data-ready]');
        },
        ask: page.ask,
        async perform({ role, name, press }) {
          const element = await page.named(role, name);
          await (press ? page.focus(element) : page.click(element));
          if (press) await page.press(press);
        },
        leave: () => page.move({ x: 0, y: 0 }),
        async picture(whole) {
          await page.ask(hideScrollBars, undefined);
          if (!whole) return page.picture();
          await page.resize({ width: viewport.width, height: await page.ask(heightOfPage, undefined) });
          await page.ask(settle, undefined);
          const picture = await page.picture();
          await page.resize(viewport);
          return picture;
        },
        systemFonts: async () => [],
        close: page.close,
      };
    },
    close: async () => webkit.close(),
  };
}
