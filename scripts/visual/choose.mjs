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
 * @param {Record<string, string> | undefined} wish.purpose of the folder of baselines
 * @returns {{ profile: string, cases: Case[], meant: Set<string> }[]} `meant`: the names that a folder of baselines is to hold, all of them
 */
export function choose(list, { profiles, cases, purpose = USUAL }) {
  const chosen = (profiles ?? Object.keys(purpose)).map((profile) => {
    const pattern = new RegExp(purpose[profile] ?? '');
    const forced = !PROFILES[profile]?.withoutForcedColours;
    const meant = list.filter(({ name, forcedColors }) => pattern.test(name) && (forced || forcedColors === 'none'));
    return {
      profile,
      cases: inOrder(meant.filter(({ name }) => cases.test(name))),
      meant: new Set(meant.map(({ name }) => name)),
    };
  });
  if (chosen.every((each) => each.cases.length === 0)) throw new CannotRun(`No case fits --cases ${cases.source}.`);
  return chosen;
}
