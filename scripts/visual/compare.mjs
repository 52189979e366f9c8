import { PNG } from 'pngjs';
import { namesIn, PICTURE, readSide, writePicture } from './baselines.mjs';
import { differencePng } from './pixels.mjs';
import { caseOf, isFrame, ofStrip } from './strip.mjs';
import { verdictOf } from './verdict.mjs';

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */

/** Where the pictures of a case are in the folder of its run; undefined where there is none. @typedef {{ before?: string, after?: string, difference?: string }} Pictures */

/**
 * What became of a case.
 * @typedef {object} Result
 * @property {string} profile
 * @property {string} name
 * @property {import('./verdict.mjs').Verdict['kind'] | 'new' | 'gone'} kind
 * @property {string} words
 * @property {import('./fingerprint.mjs').Finding[]} findings
 * @property {number} t the instant shown
 * @property {Pictures} [pictures] absent for a strip
 * @property {Result[]} [frames] of a strip, in their order
 */

/** The hash of the picture in a fingerprint; see `Fingerprint`. */
const HASH = /"picture":"[0-9a-f]{64}",/;

/** Whether two sides are the same without a look at their pixels. @param {import('./baselines.mjs').Side} before @param {import('./baselines.mjs').Side} after */
function isSame(before, after) {
  if (before.json === after.json && HASH.test(after.json)) return true;
  const [was, is] = [before, after].map(({ json }) => json.replace(HASH, ''));
  return was === is && before.png.equals(after.png);
}

/** @param {string} folder that holds `before` and `after`, and gets the `difference` @param {string} profile @param {string} name @returns {Result} */
function compareCase(folder, profile, name) {
  const baseOf = (/** @type {string} */ side) => `${side}/${profile}/${name}`;
  const [before, after] = ['before', 'after'].map((side) => readSide(`${folder}/${baseOf(side)}`));
  const known = after ?? before;
  const { t } = /** @type {Fingerprint} */ (JSON.parse(known?.json ?? '{}'));
  const pictures = {
    ...(before && { before: baseOf('before') + PICTURE }),
    ...(after && { after: baseOf('after') + PICTURE }),
  };
  const base = { profile, name, t, findings: [], pictures };
  if (!before) return { ...base, kind: 'new', words: 'There is no baseline.' };
  if (!after) return { ...base, kind: 'gone', words: 'There is no such case any more.' };
  if (isSame(before, after)) return { ...base, kind: 'equal', words: 'Equal.' };
  const [was, is] = [before, after].map(({ png, json }) => ({
    fingerprint: /** @type {Fingerprint} */ (JSON.parse(json)),
    picture: PNG.sync.read(png),
  }));
  if (!was || !is) throw new Error('Two sides were expected.');
  const { kind, words, findings, pixels } = verdictOf(was, is);
  if (kind === 'equal' || pixels.count === 0) return { ...base, kind, words, findings };
  writePicture(`${folder}/${baseOf('difference')}`, differencePng(was.picture, is.picture));
  return { ...base, kind, words, findings, pictures: { ...pictures, difference: baseOf('difference') + PICTURE } };
}

/**
 * Compares what `before` and `after` of a folder hold, by profile and name, and writes into `difference` where they differ.
 * @param {string} folder @param {readonly string[]} profiles
 * @returns {Result[]}
 */
export const compareFolder = (folder, profiles) =>
  profiles.flatMap((profile) => {
    const names = new Set(['before', 'after'].flatMap((side) => namesIn(`${folder}/${side}/${profile}`)));
    const results = [...names].sort().map((name) => compareCase(folder, profile, name));
    const strips = new Set(results.flatMap(({ name }) => (isFrame(name) ? [caseOf(name)] : [])));
    return [
      ...results.filter(({ name }) => !isFrame(name)),
      ...[...strips].map((strip) => ofStrip(results.filter(({ name }) => isFrame(name) && caseOf(name) === strip))),
    ];
  });

/** For each model whose state differs somewhere: the fields, and the case with the first instant at which it does. @param {readonly Result[]} results */
export function modelsThatDiffer(results) {
  /** @type {Map<string, { fields: Set<string>, cases: Set<string>, first: Result }>} */
  const models = new Map();
  for (const result of [...results].sort((a, b) => a.t - b.t)) {
    for (const { model, fields } of result.findings) {
      if (model === undefined) continue;
      const known = models.get(model) ?? { fields: new Set(), cases: new Set(), first: result };
      for (const field of fields ?? []) known.fields.add(field);
      known.cases.add(result.name);
      models.set(model, known);
    }
  }
  return [...models].map(
    ([model, { fields, cases, first }]) =>
      `State of ${model} differs in ${cases.size} ${cases.size === 1 ? 'case' : 'cases'} (${[...fields].join(', ')}), first at ${new Date(first.t).toISOString()} in ${first.name}.`,
  );
}
