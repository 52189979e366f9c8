import { readFileSync } from 'node:fs';
import { modelsThatDiffer } from './compare.mjs';

/** @typedef {import('./compare.mjs').Result} Result */

/** @param {string} name */
const part = (name) => readFileSync(new URL(`report/${name}`, import.meta.url), 'utf8');

/** @param {Buffer | undefined} png */
const dataUrl = (png) => png && `data:image/png;base64,${png.toString('base64')}`;

/** JSON that cannot end the script it stands in. @param {unknown} value */
const embedded = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Whether a case is as it should be. @param {Pick<Result, 'kind'>} result */
export const isGood = ({ kind }) => kind === 'equal' || kind === 'processor';

/** @param {readonly Result[]} results */
export function countsOf(results) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { kind } of results) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/**
 * One HTML page that holds everything it shows.
 * @param {readonly Result[]} results
 * @param {{ site: string, against: string }} sides
 * @param {string | undefined} approval beginning of the command that approves cases; undefined where there are no baselines
 */
export function reportHtml(results, sides, approval) {
  const cases = results.map(({ before, after, difference, ...rest }) => ({
    good: isGood(rest),
    ...rest,
    pictures: { before: dataUrl(before), after: dataUrl(after), difference: dataUrl(difference) },
  }));
  const data = { ...sides, approval, models: modelsThatDiffer(results), counts: countsOf(results), cases };
  const parts = { '/* style */': part('report.css'), '"results"': embedded(data), '/* script */': part('report.js') };
  return Object.entries(parts).reduce((html, [mark, text]) => html.replace(mark, () => text), part('report.html'));
}
