import { describeAccess, TOLD } from './describe-access.mjs';
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
 * @property {{ width: number, height: number }} viewport
 * @property {'reduce' | 'no-preference'} reducedMotion
 * @property {'active' | 'none'} forcedColors
 * @property {string} [panel] that is shown alone
 */

/** Resolves once the page shows its instant and will not change. Runs in the page. @param {boolean} all whether panels outside the window count */
async function settle(all) {
  const northwall = /** @type {any} */ (window).northwall;
  await northwall.ready({ all });
}

/** What the page says of itself. Runs in the page. @param {{ whole: boolean, alone: boolean }} what `whole`: panels outside the window count; `alone`: no other models have a part in it */
async function askPage({ whole, alone }) {
  const northwall = /** @type {any} */ (window).northwall;
  const { t, beacon, renderer, panels } = await northwall.ready({ all: whole });
  const versions = await northwall.version;
  const there = panels.map((/** @type {any} */ { id }) => id);
  const states = [];
  for (const model of alone ? there : Object.keys(versions.models)) {
    // A site of before format 3 has no answer for a panel that shows nothing.
    const known = await northwall.state(model).catch(() => undefined);
    if (!known) continue;
    const { id, version, at, hash, state } = known;
    states.push({ id, version, at, hash, ...(there.includes(id) && { state }) });
  }
  const stages = (await northwall.stages()).map((/** @type {any} */ stage) => ({ ...stage, draws: undefined }));
  return { versions, t, beacon, renderer: renderer ?? 'none', states, stages };
}

/** What WebGL runs on; empty where there is none. Runs in the page. */
function askGraphics() {
  const gl = document.createElement('canvas').getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl ? String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/**
 * Photographs a case in a page with an empty storage, and takes its fingerprint.
 * @param {import('./drivers/driver.mjs').Driver} driver
 * @param {string} site without a slash at its end
 * @param {Case} one
 * @param {{ profile: string, pixelRatio: number, whole: boolean }} options `whole`: all of the page, not the window alone
 * @returns {Promise<{ picture: Buffer, fingerprint: Fingerprint }>}
 */
export async function photograph(driver, site, one, { profile, pixelRatio, whole }) {
  const { name, address, steps = [], panel } = one;
  const view = await driver.open(one, pixelRatio);
  try {
    await view.show(site + address);
    if (steps.length > 0) {
      await view.ask(settle, whole);
      for (const step of steps) await view.perform(step);
      await view.leave();
    }
    const { renderer, versions, t, beacon, states, stages } = await view.ask(askPage, {
      whole,
      alone: panel !== undefined,
    });
    const picture = await view.picture(whole);
    const page = await view.ask(describePage, { properties: PROPERTIES });
    const access = await view.ask(describeAccess, TOLD);
    const environment = {
      browser: view.browser,
      renderer,
      graphics: await view.ask(askGraphics, undefined),
      pixelRatio,
      fonts: await view.systemFonts(),
      arithmetic: await view.ask(probeArithmetic, undefined),
    };
    const fingerprint = { case: name, profile, environment, versions, t, beacon, states, stages, page, access };
    return { picture, fingerprint };
  } finally {
    await view.close();
  }
}
