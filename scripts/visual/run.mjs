import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isArchive, openBaselines, pack, renewSums } from './archive.mjs';
import { adoptCase, copyCase, namesIn, purposeOf } from './baselines.mjs';
import { calibrate } from './calibrate.mjs';
import { CannotRun } from './cannot-run.mjs';
import { changedCases } from './changed.mjs';
import { choose } from './choose.mjs';
import { compact } from './compact.mjs';
import { compareFolder, modelsThatDiffer } from './compare.mjs';
import { gitRefOf, isSite } from './options.mjs';
import { photographAll } from './photograph-all.mjs';
import { PROFILES } from './profiles.mjs';
import { countsOf, isGood, reportHtml } from './report.mjs';
import { resultsJson, resultsJunit } from './results.mjs';
import { casesOf, serveCommit, serveOwn, siteAt } from './sites.mjs';
import { isFrame } from './strip.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** How many cases are as they should be, and how many are not. @typedef {{ passed: number, failed: number }} Outcome */

/** The file in a run's folder that says what was compared. */
const SIDES = 'sides.json';

/** How many cases a run leaves out, and of what. @param {import('./photograph.mjs').Case[]} cases */
function leftOutWords(cases) {
  const subjects = new Set(cases.map(({ panel, address }) => panel ?? address.split('?')[0]));
  const all = cases.length === 0 ? '' : `, of ${[...subjects].join(', ')}`;
  return `${cases.length} ${cases.length === 1 ? 'case is' : 'cases are'} left out${all}.`;
}

/** What the runs in these folders compared, each once. @param {string[]} folders */
function sidesOf(folders) {
  const all = folders
    .map((folder) => join(folder, SIDES))
    .filter((file) => existsSync(file))
    .map((file) => /** @type {{ site: string, against: string }} */ (JSON.parse(readFileSync(file, 'utf8'))));
  const named = (/** @type {'site' | 'against'} */ side) => [...new Set(all.map((one) => one[side]))].join(' and ');
  return { site: named('site'), against: named('against') };
}

/** The site to compare with; undefined for a folder of baselines. @param {string | undefined} against */
async function otherSite(against) {
  if (against === undefined || !isSite(against)) return undefined;
  const ref = gitRefOf(against);
  return ref === undefined ? siteAt(against) : serveCommit(ref);
}

/**
 * Photographs the cases of a site, and of another to compare with, into `after` and `before` of the folder `out`, and writes there which they are.
 * @param {Options} options
 * @returns {Promise<boolean>} false where there is nothing to photograph
 */
async function photographSides({ site, against, out, cases, changed, profiles, whole, strip, shard }) {
  const folder = resolve(out);
  const other = await otherSite(against);
  const own = site ? await siteAt(site) : await serveOwn();
  try {
    const baselines = against && !other ? openBaselines(against, join(folder, 'against')) : undefined;
    const list = await casesOf(own);
    // The last run's pictures go only where this one can take its own.
    for (const side of ['before', 'after', 'difference']) rmSync(join(folder, side), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const purpose = baselines ? purposeOf(baselines) : undefined;
    const touched = changed === undefined ? undefined : changedCases(changed, list);
    const chosen = choose(list, { profiles, cases, isTouched: touched?.isTouched, purpose });
    if (touched) console.log(`${touched.words} ${leftOutWords(chosen.flatMap((each) => each.leftOut))}`);
    if (chosen.every((each) => each.cases.length === 0)) return false;
    const planned = Object.fromEntries(chosen.map((each) => [each.profile, each.cases]));
    const sites = { after: own.address, ...(other && { before: other.address }) };
    await photographAll({ out: folder, sites, whole, strip, cases: planned }, shard);
    writeFileSync(join(folder, SIDES), JSON.stringify({ site: own.name, against: other?.name ?? against ?? '' }));
    if (!baselines) return true;
    for (const { profile, meant } of chosen) {
      const taken = new Set(namesIn(join(folder, 'after', profile)));
      // Of the others the folder keeps those that other runs photograph; what no run does any more is gone.
      const known = namesIn(join(baselines, profile)).filter(
        (name) => taken.has(name) || (!strip && !isFrame(name) && cases.test(name) && !meant.has(name)),
      );
      for (const name of known) copyCase(join(baselines, profile), join(folder, 'before', profile), name);
    }
    return true;
  } finally {
    own.close();
    other?.close();
  }
}

/** A word of a command for a shell. @param {string} text */
const shellWord = (text) => (/^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** The beginning of the command that makes a run's pictures the baselines. @param {string} out @param {string} against */
const approval = (out, against) =>
  `npm run visual -- --out ${shellWord(out)} --against ${shellWord(against)} --approve`;

/** Compares `before` and `after` of a folder, writes the report and the results and says what came of it. @param {string} out @param {{ site: string, against: string }} sides @returns {Outcome} */
function compareAndReport(out, sides) {
  const results = compareFolder(out, Object.keys(PROFILES));
  if (results.length === 0) throw new CannotRun(`There are no pictures in ${out}.`);
  const isFolder = !isSite(sides.against) && existsSync(sides.against) && !isArchive(sides.against);
  writeFileSync(
    `${out}/report.html`,
    reportHtml(results, out, sides, isFolder ? approval(out, sides.against) : undefined),
  );
  writeFileSync(`${out}/results.json`, resultsJson(results, sides));
  writeFileSync(`${out}/junit.xml`, resultsJunit(results));
  const unequal = results.filter(({ kind }) => kind !== 'equal');
  for (const { profile, name, words } of unequal) console.log(`${profile} ${name}: ${words}`);
  for (const words of modelsThatDiffer(results)) console.log(words);
  const counts = Object.entries(countsOf(results)).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${counts.join(', ')}: ${sides.site} against ${sides.against}; ${out}/report.html`);
  const passed = results.filter(isGood).length;
  return { passed, failed: results.length - passed };
}

/** Makes the last run’s pictures the baselines. @param {Options} options @param {(result: import('./compare.mjs').Result) => boolean} wanted */
function approve({ out, against, profiles = Object.keys(PROFILES) }, wanted) {
  const approved = compareFolder(out, profiles).filter(wanted);
  const written = approved.filter(
    ({ profile, frames, ...one }) =>
      (frames ?? [one]).filter(({ name }) =>
        adoptCase(join(out, 'after', profile), join(String(against), profile), name),
      ).length > 0,
  );
  renewSums(String(against));
  console.log(`${written.length} approved in ${against}.`);
  return approved.length;
}

/**
 * Photographs and compares.
 * @param {Pick<Options, 'against'> & Partial<Options>} options
 * @returns {Promise<Outcome>} all passed where there was nothing to compare with
 */
export async function compareSite(options) {
  const usual = { out: '.cache/visual', cases: /(?:)/, whole: false, renew: false, names: [] };
  const asked = /** @type {Options} */ ({ ...usual, ...options });
  if (!(await photographSides(asked))) return { passed: 0, failed: 0 };
  const { out, against, renew } = asked;
  if (!against) {
    console.log(
      `${out}/after holds the pictures. Baselines of them: npm run visual -- --out ${out} --against DIR --approve all`,
    );
    return { passed: 0, failed: 0 };
  }
  const outcome = compareAndReport(out, sidesOf([out]));
  if (!renew) return outcome;
  approve(asked, ({ kind }) => kind !== 'processor');
  return { passed: outcome.passed + outcome.failed, failed: 0 };
}

/** @param {Options} options @returns {Promise<number>} the exit status */
export async function runVisual(options) {
  const { does, out, names } = options;
  if (does === 'approve') {
    const approved = approve(options, ({ profile, name }) =>
      ['all', name, `${profile}/${name}`].some((each) => names.includes(each)),
    );
    if (approved === 0) throw new CannotRun(`The last run in ${out} has no such case.`);
    return 0;
  }
  if (does === 'pack') {
    console.log(pack(options.against ?? join(out, 'after'), String(names[0]), compact));
    return 0;
  }
  if (does === 'calibrate') return (await calibrate(options)) ? 0 : 1;
  if (does === 'run') return (await compareSite(options)).failed === 0 ? 0 : 1;
  for (const folder of names) {
    for (const side of ['before', 'after']) {
      if (existsSync(join(folder, side))) cpSync(join(folder, side), join(out, side), { recursive: true });
    }
  }
  return compareAndReport(out, sidesOf(names)).failed === 0 ? 0 : 1;
}
