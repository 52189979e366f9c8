import { resolve } from 'node:path';
import { CannotRun } from './cannot-run.mjs';
import { PROFILES } from './profiles.mjs';
import { casesOf, pairsOf, siteAt } from './sites.mjs';

/**
 * Project's own cases, by profile: every panel in every state that can break alone, the floor and the show.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const OWN_CASES = {
  chromium:
    /^panel-(?!.*-(?:menu|compared)$)|^page-(?:skynet-(?:floor|everything)|containment-floor|home-menu)|^kiosk-(?:forks|floor|incident|figures)-1080x1920$|^kiosk-floor-1920x1080$/,
  canvas: /^panel-.*-menu$/,
  firefox: /^panel-(?:cores-busiest|mesh-incident|events-incident)-390$|^page-home-1920$/,
};

/** Folder with a file of baselines for each profile. */
export const BASELINES = resolve(process.env.BASELINES ?? 'e2e/baselines');

/** @typedef {import('./photograph.mjs').Case} Case */
/** @typedef {Case & import('./calibrate.mjs').Pair} Planned */

/**
 * True if the machine lacks the profile's browser: the variable that names it is empty.
 * @param {string} profile
 */
const isAbsent = (profile) =>
  ({ chromium: undefined, firefox: process.env.FIREFOX_PATH, webkit: process.env.WEBKIT_DRIVER_PATH })[
    PROFILES[profile]?.browser ?? 'chromium'
  ] === '';

/**
 * Reads what a run compares from the environment variables that `npm run visual` sets: SITE and BEFORE are the
 * addresses of sites, PROFILES names profiles, CASES is a regular expression of cases’ names; with PAIRS, pairs are
 * photographed in place of cases.
 */
export async function readPlan(variables = process.env) {
  const { SITE = 'http://localhost:4173', BEFORE, PROFILES: names, CASES = '', PAIRS } = variables;
  const [site, before] = [await siteAt(SITE), BEFORE ? await siteAt(BEFORE) : undefined];
  const list = /** @type {Planned[]} */ (PAIRS ? await pairsOf(site) : await casesOf(site));
  const patterns = BEFORE || PAIRS ? { chromium: /(?:)/ } : OWN_CASES;
  const unknown = names?.split(',').find((name) => !(name in PROFILES));
  if (unknown !== undefined)
    throw new CannotRun(`There is no profile ${unknown}: ${Object.keys(PROFILES).join(', ')}.`);
  const profiles = (names?.split(',') ?? Object.keys(patterns)).filter((profile) => !isAbsent(profile));
  /** @type {Record<string, Planned[]>} */
  const cases = Object.fromEntries(
    profiles.map((profile) => [
      profile,
      chooseCases(list, profile, new RegExp(CASES), /** @type {Record<string, RegExp>} */ (patterns)[profile]),
    ]),
  );
  if (Object.values(cases).flat().length === 0) throw new CannotRun(`No case fits ${CASES}.`);
  return { site, before, cases };
}

/**
 * Cases of a profile, ordered so that neighbours need the same browser set-up.
 * @template {Pick<Case, 'name' | 'forcedColors' | 'reducedMotion'>} T
 * @param {readonly T[]} list
 * @param {string} profile
 * @param {RegExp} wanted
 * @param {RegExp} [own]
 */
export function chooseCases(list, profile, wanted, own = /(?:)/) {
  const forced = !PROFILES[profile]?.withoutForcedColours;
  const media = (/** @type {T} */ { reducedMotion, forcedColors }) => `${forcedColors} ${reducedMotion}`;
  return list
    .filter(({ name, forcedColors }) => own.test(name) && wanted.test(name) && (forced || forcedColors === 'none'))
    .sort((a, b) => media(b).localeCompare(media(a)));
}
