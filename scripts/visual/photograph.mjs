import { describePage, PROPERTIES } from './describe-page.mjs';
import { probeArithmetic } from './probe.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */
/** An element by role and exact name, and the key that is pressed on it where it is not clicked. @typedef {{ role: string, name: string, press?: string }} Step */
/**
 * A case as `/qa/cases.json` lists it.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} address
 * @property {Step[]} [steps]
 * @property {string} [panel]
 * @property {{ width: number, height: number }} viewport
 * @property {'reduce' | 'no-preference'} reducedMotion
 * @property {'active' | 'none'} forcedColors
 */

/** Resolves once the page shows its instant and will not change. Runs in the page. @param {boolean} all whether panels outside the window count */
async function settle(all) {
  const northwall = /** @type {any} */ (window).northwall;
  await northwall.ready({ all });
}

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

/** What makes the pictures of a page. @param {import('./drivers/driver.mjs').View} view @param {string} renderer @param {number} pixelRatio */
const environmentOf = async (view, renderer, pixelRatio) => ({
  browser: view.browser,
  renderer,
  graphics: await view.ask(askGraphics, undefined),
  pixelRatio,
  fonts: await view.systemFonts(),
  arithmetic: await view.ask(probeArithmetic, undefined),
});

/**
 * Photographs cases in a page with an empty storage, one after the other, and takes their fingerprints.
 * @param {import('./drivers/driver.mjs').Driver} driver
 * @param {string} site without a slash at its end
 * @param {readonly [Case, ...Case[]]} cases that differ in nothing but the size of the window
 * @param {{ profile: string, pixelRatio: number, whole: boolean }} options `whole`: all of the page, not the window alone
 * @returns {Promise<{ picture: Buffer, fingerprint: Fingerprint }[]>}
 */
export async function photograph(driver, site, cases, { profile, pixelRatio, whole }) {
  const [{ address, steps = [] }] = cases;
  const view = await driver.open(cases[0], pixelRatio);
  const taken = [];
  try {
    await view.show(site + address);
    if (steps.length > 0) {
      await view.ask(settle, whole);
      for (const step of steps) await view.perform(step);
      await view.leave();
    }
    /** @type {import('./fingerprint.mjs').Environment | undefined} */
    let environment;
    for (const { name, viewport } of cases) {
      await view.resize(viewport);
      const { renderer, versions, t, beacon, states, stages } = await view.ask(askPage, whole);
      const picture = await view.picture(whole);
      const page = await view.ask(describePage, { properties: PROPERTIES });
      const accessible = await view.announced();
      environment ??= await environmentOf(view, renderer, pixelRatio);
      const fingerprint = { case: name, profile, environment, versions, t, beacon, states, stages, page, accessible };
      taken.push({ picture, fingerprint });
    }
    return taken;
  } finally {
    await view.close();
  }
}
