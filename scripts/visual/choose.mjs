import { CannotRun } from './cannot-run.mjs';
import { PROFILES } from './profiles.mjs';

/** @typedef {import('./photograph.mjs').Case} Case */

/** What is photographed where neither the command nor the folder of baselines says. */
const USUAL = { chromium: '' };

/** Cases in the order in which a browser that is set up for one seldom has to be set up for the next. @param {Case[]} cases */
function inOrder(cases) {
  const media = (/** @type {Case} */ { reducedMotion, forcedColors }) => `${forcedColors} ${reducedMotion}`;
  return [...cases].sort((a, b) => media(b).localeCompare(media(a)));
}

/**
 * What a run photographs, by profile.
 * @param {Case[]} list all cases of the site
 * @param {object} wish
 * @param {string[] | undefined} wish.profiles
 * @param {RegExp} wish.cases
 * @param {((one: Case) => boolean) | undefined} [wish.isTouched] whether what has changed can be seen in a case
 * @param {Record<string, string> | undefined} wish.purpose of the folder of baselines
 * @returns {{ profile: string, cases: Case[], leftOut: Case[], meant: Set<string> }[]} `leftOut`: those that fit but are not touched; `meant`: the names that a folder of baselines is to hold, all of them
 */
export function choose(list, { profiles, cases, isTouched = () => true, purpose = USUAL }) {
  const named = (profiles ?? Object.keys(purpose)).map((profile) => {
    const pattern = new RegExp(purpose[profile] ?? '');
    const forced = !PROFILES[profile]?.withoutForcedColours;
    const meant = list.filter(({ name, forcedColors }) => pattern.test(name) && (forced || forcedColors === 'none'));
    return { profile, meant, fitting: meant.filter(({ name }) => cases.test(name)) };
  });
  if (named.every(({ fitting }) => fitting.length === 0)) throw new CannotRun(`No case fits --cases ${cases.source}.`);
  return named.map(({ profile, meant, fitting }) => ({
    profile,
    cases: inOrder(fitting.filter(isTouched)),
    leftOut: fitting.filter((one) => !isTouched(one)),
    meant: new Set(meant.map(({ name }) => name)),
  }));
}
