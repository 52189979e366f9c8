/**
 * Health record of a show, as far as the launcher uses it: `on` is `closed` outside its hours, and `until` says when it
 * opens.
 * @typedef {{ on: string, renderer?: string, until?: string, problems: readonly string[], reloads: readonly { at:
 * number }[] }} Health
 */

/** @typedef {import('./flags.mjs').Box} Box */

/**
 * Page's answer about itself: `active` is true for seconds after a touch or a key, `missing` if the site has no such
 * page; `health` is there if it is the show, `build` names its build; `window` is the inside of its window and `under`
 * the size of the screen under it, in the screen's own pixels, of which one CSS pixel has `ratio`.
 * @typedef {{ address: string, title: string, ready: boolean, active: boolean, missing?: boolean, health?: Health |
 * undefined, build?: string | undefined, window?: Box | undefined, under?: string | undefined, ratio?: number }} Seen
 */

/** Expression for the show's health record, once it runs; undefined before, and on other pages. */
export const HEALTH = 'await window.northwall?.health?.().catch(() => undefined)';

/** Expression of JavaScript for `Seen`. A page of the site marks itself `data-ready` once its scripts run. */
export const SEEN = `{
  address: location.href,
  title: document.title,
  ready: 'ready' in document.documentElement.dataset,
  active: navigator.userActivation.isActive,
  missing: performance.getEntriesByType('navigation')[0]?.responseStatus === 404,
  script: document.querySelector('script[type=module][src]')?.src,
  style: document.querySelector('link[rel=stylesheet]')?.href,
  ratio: devicePixelRatio,
  place: [screenX, screenY, innerWidth, innerHeight],
  under: [screen.width, screen.height],
  health: ${HEALTH},
}`;

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value @returns {Record<string, unknown>} */
const membersOf = (value) =>
  typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** @param {string} name @param {unknown} value */
const textIn = (name, value) => (isText(value) ? { [name]: value } : {});

/**
 * Reads a health record.
 * @param {unknown} value
 * @returns {Health | undefined} undefined if it is none: from another site, or of another version
 */
function readHealth(value) {
  const { on, renderer, until, problems, reloads } = membersOf(value);
  if (!isText(on)) return undefined;
  return {
    on,
    ...textIn('renderer', renderer),
    ...textIn('until', until),
    problems: listOf(problems).filter(isText),
    reloads: listOf(reloads).flatMap((each) => {
      const { at } = membersOf(each);
      return typeof at === 'number' ? [{ at }] : [];
    }),
  };
}

/**
 * Converts lengths to pixels of the screen; undefined if they are no lengths.
 * @param {unknown} value
 * @param {number} ratio
 */
function pixels(value, ratio) {
  const all = listOf(value).map((each) => (typeof each === 'number' ? Math.round(each * ratio) : Number.NaN));
  return all.every(Number.isSafeInteger) ? all : [];
}

/**
 * Name of a page's build: the hashes of its first script, which changes with every other, and of the style sheet.
 * @param {unknown} script its address
 * @param {unknown} style
 * @returns {string | undefined} undefined if the page is of no build
 */
export function buildOf(script, style) {
  const hashes = [script, style].map((file) => (isText(file) ? /-([\w-]{8})\.(?:js|css)$/.exec(file)?.[1] : undefined));
  return hashes.includes(undefined) ? undefined : hashes.join('.');
}

/**
 * Reads the result of `SEEN`. A page outside the site may answer anything, and one of another version other things.
 * @param {unknown} value
 * @returns {Seen} throws if it is not a page's
 */
export function readSeen(value) {
  const { address, title, ready, active, missing, script, style, ratio, place, under, health } = membersOf(value);
  if (!isText(address)) throw new Error('The page says nothing of itself.');
  const scale = typeof ratio === 'number' && ratio > 0 ? ratio : 1;
  const [x = 0, y = 0, width = 0, height = 0] = pixels(place, scale);
  const size = pixels(under, scale);
  return {
    address,
    title: isText(title) ? title : '',
    ready: ready === true,
    active: active === true,
    missing: missing === true,
    health: readHealth(health),
    build: buildOf(script, style),
    ratio: scale,
    window: width > 0 && height > 0 ? { x, y, width, height } : undefined,
    under: size.length === 2 ? size.join('x') : undefined,
  };
}
