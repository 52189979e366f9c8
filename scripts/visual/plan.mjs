import { readFileSync } from 'node:fs';

/**
 * What a run is to photograph. The command writes it to a file, which the variable VISUAL_PLAN names to Playwright’s workers.
 * @typedef {object} Plan
 * @property {string} out an absolute path
 * @property {Record<string, string>} sites by the folder below `out` that takes their pictures: addresses without a slash at their ends
 * @property {boolean} whole
 * @property {import('./strip.mjs').Strip | undefined} [strip] several pictures of each case
 * @property {boolean} [bare] pictures alone, without fingerprints
 * @property {Record<string, import('./photograph.mjs').Case[]>} cases by profile
 */

/** @returns {Plan} */
export const readPlan = () => JSON.parse(readFileSync(String(process.env.VISUAL_PLAN), 'utf8'));
