import { describe, FINGERPRINT_PARTS } from './describe.mjs';
import { pageView } from './drivers/chromium.mjs';
import { probeArithmetic } from './probe.mjs';
import { openCase, untilSettled } from './reach.mjs';

/** @typedef {import('./verdict.mjs').Photograph} Photograph */
/**
 * Step on an element, by role and exact name: a key pressed on it, or else a click.
 * @typedef {{ role: string, name: string, press?: string }} Step
 */
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

/** Tallest picture in rows: beyond it browsers repeat what is above. */
const TALLEST = 16_384;

/**
 * Asks the page for its states and drawings. Runs in the page.
 * @param {boolean} whole true if panels outside the window count
 */
async function askPage(whole) {
  const northwall = /** @type {any} */ (window).northwall;
  const { t, beacon, renderer, panels } = await northwall.ready({ all: whole });
  const { models, site, format } = await northwall.version;
  const onPage = panels.map((/** @type {any} */ { id }) => id);
  const states = [];
  for (const model of new URLSearchParams(location.search).has('panel') ? onPage : Object.keys(models)) {
    const { id, version, hash, state } = await northwall.state(model);
    states.push({ id, version, hash, ...(onPage.includes(id) && { state }) });
  }
  const stages = (await northwall.stages()).map((/** @type {any} */ { id, renderer, pixelRatio, marks }) => ({
    id,
    renderer,
    pixelRatio,
    marks,
  }));
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.split(/[/?#]/).findLast((part) => part.endsWith('.woff2')));
  const fonts = [...new Set(files.filter((file) => file !== undefined))].sort();
  const { scrollHeight: height, lang } = document.documentElement;
  const facts = { versions: { site, format }, t, beacon, title: document.title, lang, fonts, states, stages };
  return { facts, renderer: renderer ?? 'none', size: { height, pixelRatio: devicePixelRatio } };
}

/** Name of the device that runs WebGL; empty without WebGL. Runs in the page. */
function askGraphics() {
  const gl = document.createElement('canvas').getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl ? String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/**
 * Graphics and arithmetic of each browser, asked in the first page that it opens.
 * @type {WeakMap<object, { graphics: string, arithmetic: string }>}
 */
const machines = new WeakMap();

/** @param {View} view */
async function machineOf(view) {
  const known = machines.get(view.process);
  if (known) return known;
  const graphics = await view.ask(askGraphics, undefined);
  const machine = { graphics, arithmetic: await view.ask(probeArithmetic, undefined) };
  machines.set(view.process, machine);
  return machine;
}

/**
 * Takes the picture of a view, and its fingerprint.
 * @param {View} view
 * @param {boolean} whole
 * @returns {Promise<Photograph & { picture: Buffer }>}
 */
export async function takePicture(view, whole) {
  const { facts, renderer, size } = await view.ask(askPage, whole);
  if (whole && size.height * size.pixelRatio > TALLEST)
    throw new Error(
      `The page is ${size.height} px high: at pixel ratio ${size.pixelRatio} no browser draws more than ${TALLEST / size.pixelRatio} of them. Photograph windows of it.`,
    );
  const picture = await view.picture(whole);
  const elements = await view.ask(describe, FINGERPRINT_PARTS);
  const machine = await machineOf(view);
  const fonts = await view.systemFonts();
  const environment = { browser: view.browser, renderer, ...machine, pixelRatio: size.pixelRatio, fonts };
  return { picture, fingerprint: { environment, ...facts, elements } };
}

/**
 * Takes the picture of a page of the site, and its fingerprint.
 * @param {import('playwright').Page} page
 * @param {{ whole?: boolean }} [options] `whole`: all of the page, not the window alone
 */
export const photograph = (page, { whole = false } = {}) => takePicture(pageView(page), whole);

/**
 * Opens a page with an empty storage, takes it to the contents of a case, and closes it when `look` is done.
 * @template T
 * @param {import('./drivers/driver.mjs').Driver} driver
 * @param {string} site without a slash at its end
 * @param {Omit<Case, 'name'>} one
 * @param {number} pixelRatio
 * @param {(view: View) => Promise<T>} look
 * @param {boolean} [whole]
 */
export async function visit(driver, site, one, pixelRatio, look, whole = false) {
  const view = await driver.open(one, pixelRatio);
  try {
    await openCase(view, site, one, whole);
    await view.ask(untilSettled, whole);
    return await look(view);
  } finally {
    await view.close();
  }
}
