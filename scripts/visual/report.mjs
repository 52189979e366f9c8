import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelsThatDiffer } from './compare.mjs';
import { msOf } from './strip.mjs';

/** @typedef {import('./compare.mjs').Result} Result */

/** @param {string} name */
const part = (name) => readFileSync(new URL(`report/${name}`, import.meta.url), 'utf8');

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

/** The pictures themselves, from the folder of the run. @param {string} folder @param {import('./compare.mjs').Pictures} [pictures] */
const embed = (folder, pictures = {}) =>
  Object.fromEntries(
    Object.entries(pictures).map(([side, path]) => [
      side,
      `data:image/png;base64,${readFileSync(join(folder, path)).toString('base64')}`,
    ]),
  );

/** What the report shows of a case: pictures where something differs, and of a strip's equal frames one. @param {string} folder @param {Result} result */
function shown(folder, { pictures, frames, ...rest }) {
  if (rest.kind === 'equal') return { ...rest, good: true, pictures: {} };
  return {
    ...rest,
    good: isGood(rest),
    pictures: embed(folder, pictures),
    frames: frames?.map(({ name, kind, pictures }) => ({
      ms: msOf(name),
      kind,
      pictures: embed(folder, kind === 'equal' && pictures?.after ? { after: pictures.after } : pictures),
    })),
  };
}

/**
 * One HTML page that holds everything it shows.
 * @param {readonly Result[]} results
 * @param {string} folder of the run
 * @param {{ site: string, against: string }} sides
 * @param {string | undefined} approval beginning of the command that approves cases; undefined where there are no baselines
 */
export function reportHtml(results, folder, sides, approval) {
  const cases = results.map((result) => shown(folder, result));
  const data = { ...sides, approval, models: modelsThatDiffer(results), counts: countsOf(results), cases };
  const parts = { '/* style */': part('report.css'), '"results"': embedded(data), '/* script */': part('report.js') };
  return Object.entries(parts).reduce((html, [mark, text]) => html.replace(mark, () => text), part('report.html'));
}
