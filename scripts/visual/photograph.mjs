import { describePage, PROPERTIES } from './describe-page.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */
/**
 * A case as `/qa/cases.json` lists it.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} address
 * @property {{ width: number, height: number }} viewport
 * @property {'reduce' | 'no-preference'} reducedMotion
 * @property {'active' | 'none'} forcedColors
 */

/** What the page says of itself. Runs in the page. @param {boolean} all whether panels outside the window count */
async function askPage(all) {
  const northwall = /** @type {any} */ (window).northwall;
  const { t, beacon, renderer, panels } = await northwall.ready({ all });
  const states = [];
  for (const { id } of panels) {
    // A panel outside the window may have no state.
    const shown = await northwall.state(id).catch(() => undefined);
    if (shown) states.push({ id, version: shown.version, at: shown.at, hash: shown.hash, state: shown.state });
  }
  const stages = (await northwall.stages()).map((/** @type {any} */ stage) => ({ ...stage, draws: undefined }));
  return { versions: await northwall.version, t, beacon, renderer: renderer ?? 'none', states, stages };
}

/** What WebGL runs on; empty where there is none. Runs in the page. */
function askGraphics() {
  const gl = document.createElement('canvas').getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl ? String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** The fonts of the system that the page’s texts are set in. @param {import('playwright').Page} page @returns {Promise<string[]>} */
async function systemFonts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const fonts = new Set();
  for (const nodeId of nodeIds) {
    const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of used.fonts) if (!isCustomFont) fonts.add(familyName);
  }
  await session.detach();
  return [...fonts].sort();
}

/**
 * Photographs a case in a fresh context, and takes its fingerprint.
 * @param {import('playwright').Browser} browser
 * @param {string} site without a slash at its end
 * @param {Case} one
 * @param {{ profile: string, pixelRatio: number, whole: boolean }} options `whole`: all of the page, not the window alone
 * @returns {Promise<{ picture: Buffer, fingerprint: Fingerprint }>}
 */
export async function photograph(browser, site, one, { profile, pixelRatio, whole }) {
  const { viewport, reducedMotion, forcedColors } = one;
  const context = await browser.newContext({ viewport, reducedMotion, forcedColors, deviceScaleFactor: pixelRatio });
  try {
    const page = await context.newPage();
    await page.goto(site + one.address);
    await page.waitForSelector('html[data-ready]');
    const { renderer, versions, t, beacon, states, stages } = await page.evaluate(askPage, whole);
    const picture = await page.screenshot({ fullPage: whole });
    const structure = await page.evaluate(describePage, { properties: PROPERTIES });
    const accessible = await page.locator('body').ariaSnapshot();
    const browserName = `${browser.browserType().name()} ${browser.version()}`;
    const graphics = await page.evaluate(askGraphics);
    const environment = { browser: browserName, renderer, graphics, pixelRatio, fonts: await systemFonts(page) };
    const fingerprint = {
      case: one.name,
      profile,
      environment,
      versions,
      t,
      beacon,
      states,
      stages,
      page: structure,
      accessible,
    };
    return { picture, fingerprint };
  } finally {
    await context.close();
  }
}
