import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git } from '../build/build-record.mjs';
import { programFile } from '../tools/program.mjs';
import { pruneBlocks } from './baselines.mjs';
import { writeBoxes } from './calibrate.mjs';
import { CannotRun } from './cannot-run.mjs';
import { isRunning } from './lock.mjs';
import { BASELINES, readPlan } from './plan.mjs';
import { serveCommit, serveOwn, siteAt } from './sites.mjs';

/**
 * @typedef {object} Options
 * @property {string} [site]
 * @property {string} [against] an address, or `git:` and a commit; by default the baselines
 * @property {string} [cases] a regular expression
 * @property {string} [profile] names of profiles, with commas between them
 * @property {boolean} [whole]
 * @property {boolean} [calibrate] has pairs photographed in place of cases
 * @property {string[]} [options] of Playwright
 */
/**
 * @typedef {{ title: string, profile: string, ok: boolean, annotations: { type: string, description: string }[] }}
 * Outcome
 */

/** @typedef {import('./sites.mjs').Site} Site */

const GIT = 'git:';
const OUT = '.cache/visual';
const baselinesOf = (/** @type {string} */ profile) => join(BASELINES, `${profile}.txt`);

/** A folder for this run alone, as two may run at the same time. */
function freeFolder() {
  mkdirSync(dirname(OUT), { recursive: true });
  for (let number = 1; ; number++) {
    const folder = number === 1 ? OUT : `${OUT}-${number}`;
    const file = `${folder}.pid`;
    if (existsSync(file) && !isRunning(readFileSync(file, 'utf8'))) rmSync(file, { force: true });
    try {
      // Fails where a run that began at the same moment was faster.
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return folder;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}

/** The tests of a Playwright report. @param {any} suite @returns {Outcome[]} */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap((/** @type {any} */ { title, ok, tests }) =>
    tests.map((/** @type {any} */ { projectName, results }) => ({
      title,
      ok,
      profile: projectName,
      annotations: results.flatMap((/** @type {any} */ result) => result.annotations),
    })),
  ),
  ...suites.flatMap(testsIn),
];

/**
 * Runs Playwright's comparison with these variables.
 * @param {Record<string, string | undefined>} variables
 * @param {string[]} options
 */
async function compare(variables, options) {
  const results = `${variables.OUT}/results.json`;
  const config = fileURLToPath(new URL('playwright.config.mjs', import.meta.url));
  // A run that ends early must not be judged by the results of the last.
  rmSync(results, { force: true });
  const child = spawn(process.execPath, [programFile('playwright'), 'test', `--config=${config}`, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  const status = await new Promise((done) => child.once('exit', done));
  if (!existsSync(results)) return { tests: [], passed: 0, failed: status === 0 ? 0 : 1 };
  const tests = testsIn(JSON.parse(readFileSync(results, 'utf8')));
  const failed = tests.filter(({ ok }) => !ok).length;
  return { tests, passed: tests.length - failed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/**
 * Commits at which the pictures of baselines were last renewed, each with the cases; reports those that a shallow clone
 * lacks.
 * @param {Outcome[]} failed
 */
function renewalsOf(failed) {
  /** @type {Map<string, Outcome[]>} */
  const renewals = new Map();
  for (const profile of new Set(failed.map((one) => one.profile))) {
    const { stdout, stderr } = spawnSync('git', ['blame', '-s', '-l', '--', baselinesOf(profile)], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    // An error such as git's refusal to read a clone that belongs to another user.
    if (stderr) console.error(stderr.trim());
    let name = '';
    for (const line of stdout?.split('\n') ?? []) {
      const [, commit = '', text = ''] = /^(\^?[0-9a-f]+)\s+(?:\S+\s+)?\d+\) (.*)$/.exec(line) ?? [];
      if (text.startsWith('== ')) name = text.slice(3);
      const one = text.startsWith('picture ') && failed.find((each) => each.profile === profile && each.title === name);
      if (one) renewals.set(commit, [...(renewals.get(commit) ?? []), one]);
    }
  }
  return renewals;
}

/**
 * Calls `use` with a site, and closes that whatever comes of it.
 * @template T
 * @param {Site} site
 * @param {(site: Site) => Promise<T>} use
 */
async function closing(site, use) {
  try {
    return await use(site);
  } finally {
    site.close();
  }
}

/**
 * Photographs again the cases whose pixels differ from their baselines, beside the commits at which those were renewed.
 * @param {Outcome[]} tests
 * @param {Record<string, string | undefined>} variables
 */
async function showBoth(tests, variables) {
  const failed = tests.filter(
    ({ ok, annotations }) => !ok && annotations.some(({ description }) => description?.startsWith('Other pixels')),
  );
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  for (const [commit, cases] of renewalsOf(failed)) {
    const names = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'} such as ${cases[0]?.title}`;
    if (/^0+$/.test(commit))
      console.log(`The baselines of ${names} are not committed: there is nothing to show beside.`);
    else if (isShallow && commit.startsWith('^'))
      console.log(
        `This clone does not go back to the commit at which ${names} looked as in the baselines: pixels are left out.`,
      );
    else {
      console.log(`\n${names}: beside commit ${commit.slice(0, 8)}, at which the baseline was renewed`);
      const OUT = `${variables.OUT}/${commit.slice(0, 8)}`;
      const CASES = `^(?:${cases.map(({ title }) => title).join('|')})$`;
      const PROFILES = [...new Set(cases.map(({ profile }) => profile))].join();
      await closing(await serveCommit(commit.replace('^', '')), ({ address, name }) =>
        compare({ ...variables, OUT, BEFORE: address, BEFORE_NAME: name, CASES, PROFILES }, []),
      );
      console.log(`Before, after and difference: npx playwright show-report ${OUT}/report`);
    }
  }
}

/**
 * Compares a site that answers with the baselines, or with `before`.
 * @param {Options} options
 * @param {Site} after
 * @param {Site} [before] of a commit
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function compareWith({ site, against, cases, profile, whole, calibrate, options = [] }, after, before) {
  const folder = freeFolder();
  const variables = {
    OUT: folder,
    SITE: site ?? after.address,
    BEFORE: before?.address ?? against,
    BEFORE_NAME: before?.name,
    CASES: cases,
    PROFILES: profile,
    WHOLE: whole ? '1' : undefined,
    PAIRS: calibrate ? '1' : undefined,
    // Calibration gets another date, hour and zone name than UTC.
    ...(calibrate && { TZ: 'Pacific/Honolulu' }),
  };
  const renews = options.some((option) => /^(?:-u|--update-snapshots)/.test(option));
  try {
    const plan = await readPlan({ ...process.env, ...variables });
    if (renews && !against && !cases && !calibrate) {
      for (const [name, each] of Object.entries(plan.cases))
        await pruneBlocks(baselinesOf(name), new Set(each.map((one) => one.name)));
    }
    const { tests, passed, failed } = await compare(variables, options);
    const boxes = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'box'));
    if (calibrate && renews) console.log(writeBoxes(boxes.map(({ description }) => JSON.parse(description))));
    if (failed > 0 && !against && !calibrate) await showBoth(tests, variables);
    console.log(`Playwright’s report: ${folder}`);
    return { passed, failed };
  } finally {
    rmSync(`${folder}.pid`, { force: true });
  }
}

/**
 * Compares a site with the baselines, another site or a commit.
 * @param {Options} options
 */
export const compareSite = async (options) =>
  closing(options.site ? await siteAt(options.site) : await serveOwn(), async (after) =>
    options.against?.startsWith(GIT)
      ? closing(await serveCommit(options.against.slice(GIT.length)), (before) => compareWith(options, after, before))
      : compareWith(options, after),
  );

const TAKES_VALUE = ['site', 'against', 'cases', 'profile'];
const FLAGS = ['whole', 'calibrate'];

/**
 * Reads the options of the command; unknown ones are Playwright’s.
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  /** @type {Record<string, string | true>} */
  const flags = {};
  const options = [];
  for (let at = 0; at < args.length; at++) {
    const [, name = '', value] = /^--([a-z]+)(?:=(.*))?$/.exec(String(args[at])) ?? [];
    if (FLAGS.includes(name)) flags[name] = true;
    else if (TAKES_VALUE.includes(name)) flags[name] = value ?? args[++at] ?? '';
    else options.push(String(args[at]));
  }
  if (flags.against !== undefined && !/^(?:git:.|https?:\/\/)/.test(String(flags.against)))
    throw new CannotRun('--against takes git: and a commit, such as git:main, or an address.');
  return { ...flags, options };
}
