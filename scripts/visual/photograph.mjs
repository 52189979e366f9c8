import { createHash } from 'node:crypto';
import { describeAccess, TOLD } from './describe-access.mjs';
import { describePage, PROPERTIES } from './describe-page.mjs';
import { probeArithmetic } from './probe.mjs';
import { callMember, reach, settle } from './reach.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */
/** An element by role and exact name, and the key that is pressed on it where it is not clicked. @typedef {{ role: string, name: string, press?: string }} Step */
/**
 * A case as `/qa/cases.json` lists it.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} address
 * @property {import('./reach.mjs').AnyStep[]} [steps]
 * @property {{ width: number, height: number }} viewport
 * @property {'reduce' | 'no-preference'} reducedMotion
 * @property {'active' | 'none'} forcedColors
 * @property {string} [panel] that is shown alone
 */

/** @typedef {import('./drivers/driver.mjs').View} View */
/** `whole`: all of the page, not the window alone. @typedef {{ profile: string, pixelRatio: number, whole: boolean }} Options */
/** @typedef {{ picture: Buffer, fingerprint: Fingerprint }} Photograph */

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

/** What each browser's graphics and arithmetic are, asked in the first page that it opens. @type {WeakMap<import('./drivers/driver.mjs').Driver, { graphics: string, arithmetic: string }>} */
const machines = new WeakMap();

/** @param {import('./drivers/driver.mjs').Driver} driver @param {View} view */
async function machineOf(driver, view) {
  const known = machines.get(driver);
  if (known) return known;
  const machine = {
    graphics: await view.ask(askGraphics, undefined),
    arithmetic: await view.ask(probeArithmetic, undefined),
  };
  machines.set(driver, machine);
  return machine;
}

/**
 * Opens a page with an empty storage, takes it to what a case shows, and closes it when `look` is done.
 * @template T
 * @param {import('./drivers/driver.mjs').Driver} driver
 * @param {string} site without a slash at its end
 * @param {Case} one
 * @param {{ pixelRatio: number, whole: boolean }} options
 * @param {(view: View) => Promise<T>} look
 */
async function visit(driver, site, one, { pixelRatio, whole }, look) {
  const view = await driver.open(one, pixelRatio);
  try {
    await reach(view, site, one, whole);
    return await look(view);
  } finally {
    await view.close();
  }
}

/** The picture of what a page shows, and its fingerprint. @param {import('./drivers/driver.mjs').Driver} driver @param {View} view @param {Case} one @param {Options} options @returns {Promise<Photograph>} */
async function take(driver, view, { name, panel }, { profile, pixelRatio, whole }) {
  const { renderer, versions, t, beacon, states, stages } = await view.ask(askPage, {
    whole,
    alone: panel !== undefined,
  });
  const picture = await view.picture(whole);
  const page = await view.ask(describePage, { properties: PROPERTIES });
  const access = await view.ask(describeAccess, TOLD);
  const { graphics, arithmetic } = await machineOf(driver, view);
  const fonts = await view.systemFonts();
  const environment = { browser: view.browser, renderer, graphics, pixelRatio, fonts, arithmetic };
  const bytes = createHash('sha256').update(picture).digest('hex');
  const seen = { environment, versions, t, beacon, states, stages, page, access };
  const fingerprint = { case: name, profile, picture: bytes, ...seen };
  return { picture, fingerprint };
}

/** Photographs a case, and takes its fingerprint. @param {import('./drivers/driver.mjs').Driver} driver @param {string} site @param {Case} one @param {Options} options */
export const photograph = (driver, site, one, options) =>
  visit(driver, site, one, options, (view) => take(driver, view, one, options));

/**
 * Photographs a case in steps of its own time.
 * @param {import('./drivers/driver.mjs').Driver} driver @param {string} site @param {Case} one @param {Options} options
 * @param {import('./strip.mjs').Strip} strip
 * @param {(ms: number, photograph: Photograph) => void} keep gets each frame, and how long after the case's instant it is
 */
export const photographStrip = (driver, site, one, options, { count, ms }, keep) =>
  visit(driver, site, one, options, async (view) => {
    for (let frame = 0; frame < count; frame++) {
      if (frame > 0) await view.ask(callMember, { call: 'step', args: [ms] });
      keep(frame * ms, await take(driver, view, one, options));
    }
  });

/** The picture of a case, without a fingerprint. @param {import('./drivers/driver.mjs').Driver} driver @param {string} site @param {Case} one @param {Options} options @returns {Promise<Buffer>} */
export const pictureOf = (driver, site, one, options) =>
  visit(driver, site, one, options, async (view) => {
    await view.ask(settle, options.whole);
    return view.picture(options.whole);
  });
