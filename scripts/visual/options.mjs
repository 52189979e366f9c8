import { parseArgs } from 'node:util';
import { refusal } from '../tools/arguments.mjs';
import { isArchive } from './archive.mjs';
import { CannotRun } from './cannot-run.mjs';
import { PROFILES } from './profiles.mjs';

export const USAGE = `Usage: npm run visual -- [options]
       npm run visual -- --against DIR --approve CASE…
       npm run visual -- --merge DIR…
       npm run visual -- [--against DIR] --pack FILE
       npm run visual -- --calibrate

  --site URL             the site to photograph; by default the project's own, built if its sources have changed
  --against DIR          compares with a folder of baselines, or with an archive that --pack has written
  --against URL          compares with another site
  --against git:REF      compares with a commit, which it builds
  --out DIR              where to write the pictures and report.html; .cache/visual by default
  --cases PATTERN        only cases whose names match this regular expression
  --changed [REF]        only cases in which changes since a commit can be seen; since HEAD by default
  --profile NAME,…       ${Object.keys(PROFILES).join(', ')}
  --whole                the whole page, where a case means the window
  --strip NxMms          N pictures of each case, M milliseconds of its own time apart, such as 12x100ms
  --renew                makes what differs, or is new, the baselines
  --approve CASE…        makes the last run's pictures of these cases the baselines; all for all
  --shard i/n            photographs one share of the cases
  --merge DIR…           makes one report from several shards
  --pack FILE            writes the baselines, or the last run's pictures, with checksums into a tar archive
  --calibrate            tries the comparison on pairs of pictures that are known to be equal or to differ

Exit code 0: all equal; 1: something differs; 2: could not run. docs/visual-testing.md says more.`;

/**
 * @typedef {object} Options
 * @property {string | undefined} site
 * @property {string | undefined} against
 * @property {string} out
 * @property {RegExp} cases
 * @property {string | undefined} changed the commit since which changes count
 * @property {string[] | undefined} profiles
 * @property {boolean} whole
 * @property {import('./strip.mjs').Strip | undefined} strip
 * @property {boolean} renew whether what differs becomes the baselines
 * @property {string | undefined} shard
 * @property {'run' | 'approve' | 'merge' | 'pack' | 'calibrate'} does
 * @property {string[]} names of cases to approve, of folders to merge, or of the archive to write
 */

const GIT = 'git:';

/** Whether something to compare with is a site, not a folder of baselines. @param {string} against */
export const isSite = (against) => /^https?:\/\//.test(against) || against.startsWith(GIT);

/** The commit that something to compare with names, if it does. @param {string} against */
export const gitRefOf = (against) => (against.startsWith(GIT) ? against.slice(GIT.length) : undefined);

/** @param {string} pattern */
function expression(pattern) {
  try {
    return new RegExp(pattern);
  } catch {
    throw new CannotRun(`--cases takes a regular expression; "${pattern}" is none.`);
  }
}

/** The pictures of each case, and their distance. @param {string | undefined} text */
function stripOf(text) {
  if (text === undefined) return undefined;
  const [, count, ms] = /^([1-9]\d?)x([1-9]\d{0,4})ms$/.exec(text) ?? [];
  if (count === undefined) throw new CannotRun('--strip takes pictures and milliseconds, such as 12x100ms.');
  return { count: Number(count), ms: Number(ms) };
}

/** Reads the command’s arguments; throws a CannotRun that says what is wrong. @param {string[]} args @returns {Options} */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const { site, against, out, shard, changed, whole, renew, approve, merge, pack, calibrate } = values;
  const profiles = values.profile?.split(',');
  const unknown = profiles?.find((name) => !(name in PROFILES));
  if (unknown !== undefined)
    throw new CannotRun(`--profile takes ${Object.keys(PROFILES).join(', ')}; not "${unknown}".`);
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new CannotRun('--shard takes i/n, such as 1/4.');
  const [does = 'run', other] = Object.entries({ approve, merge, pack, calibrate }).flatMap(([name, wanted]) =>
    wanted ? [/** @type {'approve' | 'merge' | 'pack' | 'calibrate'} */ (name)] : [],
  );
  if (other) throw new CannotRun(`--${does} and --${other} are two commands.`);
  const takesNames = ['approve', 'merge', 'pack'].includes(does);
  if (takesNames !== positionals.length > 0) {
    throw new CannotRun(
      !takesNames
        ? `"${positionals[0]}" is no option; see npm run visual -- --help`
        : `--${does} takes at least one name.`,
    );
  }
  if ((renew || does === 'approve') && against && isArchive(against))
    throw new CannotRun(`${against} is an archive, which is only read: unpack it, approve there, and --pack it again.`);
  if (does === 'approve' && !against)
    throw new CannotRun('--approve needs --against DIR: the folder of baselines to write to.');
  if (renew && does !== 'calibrate' && (!against || isSite(against)))
    throw new CannotRun('--renew needs --against DIR: a folder of baselines.');
  const [cases, strip] = [expression(values.cases), stripOf(values.strip)];
  return { site, against, out, cases, changed, profiles, whole, strip, renew, shard, does, names: positionals };
}

/** The arguments, with the commit that `--changed` means where it names none. @param {string[]} args */
const withCommit = (args) =>
  args.flatMap((arg, i) => (arg === '--changed' && /^(?:-|$)/.test(args[i + 1] ?? '') ? [arg, 'HEAD'] : [arg]));

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: withCommit(args),
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        against: { type: 'string' },
        out: { type: 'string', default: '.cache/visual' },
        cases: { type: 'string', default: '' },
        profile: { type: 'string' },
        changed: { type: 'string' },
        strip: { type: 'string' },
        whole: { type: 'boolean', default: false },
        renew: { type: 'boolean', default: false },
        shard: { type: 'string' },
        approve: { type: 'boolean', default: false },
        merge: { type: 'boolean', default: false },
        pack: { type: 'boolean', default: false },
        calibrate: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CannotRun(`${refusal(error)}; see npm run visual -- --help`);
  }
}
