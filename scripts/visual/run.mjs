import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareFolder, modelsThatDiffer } from './compare.mjs';
import { PROFILES } from './profiles.mjs';
import { countsOf, reportHtml } from './report.mjs';
import { CannotRun, casesOf, serveCommit, serveFolder, siteAt, takeBaselines } from './sites.mjs';

/** @typedef {import('./options.mjs').Options} Options */

const GIT = 'git:';
/** @param {string} text */
const isUrl = (text) => /^https?:\/\//.test(text);

/** Has Playwright photograph what the plan says. @param {import('./plan.mjs').Plan} plan @param {string | undefined} shard */
async function photographAll(plan, shard) {
  const file = `${plan.out}/plan.json`;
  writeFileSync(file, JSON.stringify(plan));
  const config = fileURLToPath(new URL('playwright.config.mjs', import.meta.url));
  const args = ['playwright', 'test', `--config=${config}`, ...(shard ? [`--shard=${shard}`] : [])];
  const child = spawn('npx', args, {
    stdio: 'inherit',
    env: { ...process.env, VISUAL_PLAN: file },
    shell: process.platform === 'win32',
  });
  const status = await new Promise((done) => child.once('exit', done));
  rmSync(file, { force: true });
  if (status !== 0) throw new CannotRun('Not every case could be photographed.');
}

/**
 * Photographs the cases of a site, and of another to compare with, into `after` and `before` of the folder `out`.
 * @param {Options} options
 */
async function photographSides({ site, against, out, cases, profiles, whole, shard }) {
  const folder = resolve(out);
  for (const side of ['before', 'after']) rmSync(join(folder, side), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const other = against?.startsWith(GIT)
    ? await serveCommit(against.slice(GIT.length))
    : against && isUrl(against)
      ? siteAt(against)
      : undefined;
  const own = site ? siteAt(site) : await serveFolder('dist');
  try {
    const list = await casesOf(own);
    const chosen = list.filter(({ name }) => cases.test(name));
    if (chosen.length === 0) throw new CannotRun(`No case fits --cases ${cases.source}.`);
    const sites = { after: own.address, ...(other && { before: other.address }) };
    await photographAll({ out: folder, sites, profiles, whole, cases: chosen }, shard);
    if (!against || other) return;
    const listed = new Set(list.map(({ name }) => name));
    for (const profile of profiles) {
      if (!existsSync(join(against, profile))) continue;
      const taken = (/** @type {string} */ name) => existsSync(join(folder, 'after', profile, `${name}.png`));
      takeBaselines(against, folder, profile, (name) => taken(name) || (cases.test(name) && !listed.has(name)));
    }
  } finally {
    own.close();
    other?.close();
  }
}

/** Compares `before` and `after` of a folder, writes the report and says what came of it. @param {string} out @param {string} site @param {string} against @returns {number} the exit status */
function compareAndReport(out, site, against) {
  const results = compareFolder(out, Object.keys(PROFILES));
  if (results.length === 0) throw new CannotRun(`There are no pictures in ${out}.`);
  writeFileSync(`${out}/report.html`, reportHtml(results, { site, against }));
  const counts = countsOf(results);
  const differing = results.filter(({ kind }) => kind !== 'equal');
  for (const { profile, name, words } of differing) console.log(`${profile} ${name}: ${words}`);
  for (const words of modelsThatDiffer(results)) console.log(words);
  console.log(
    Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
  );
  console.log(`${out}/report.html`);
  return differing.length === 0 ? 0 : 1;
}

/** Makes the last run’s pictures of the named cases the baselines; `all` is all of them. @param {Options} options */
function approve({ out, against, profiles, names }) {
  let approved = 0;
  for (const profile of profiles) {
    mkdirSync(join(String(against), profile), { recursive: true });
    for (const { name } of compareFolder(out, [profile])) {
      if (!names.includes(name) && !names.includes('all')) continue;
      for (const ending of ['png', 'json']) {
        const from = join(out, 'after', profile, `${name}.${ending}`);
        const to = join(String(against), profile, `${name}.${ending}`);
        if (existsSync(from)) cpSync(from, to);
        else rmSync(to, { force: true });
      }
      approved += 1;
    }
  }
  if (approved === 0) throw new CannotRun(`The last run in ${out} has no such case.`);
  console.log(`${approved} approved in ${against}.`);
  return 0;
}

/** @param {Options} options @returns {Promise<number>} the exit status */
export async function runVisual(options) {
  const { does, out, names, site = 'the site last built', against } = options;
  if (does === 'approve') return approve(options);
  if (does === 'merge') {
    for (const folder of names) {
      for (const side of ['before', 'after']) {
        if (existsSync(join(folder, side))) cpSync(join(folder, side), join(out, side), { recursive: true });
      }
    }
    return compareAndReport(out, 'merged runs', 'merged runs');
  }
  await photographSides(options);
  if (against) return compareAndReport(out, site, against);
  console.log(
    `${out}/after holds the pictures. Baselines of them: npm run visual -- --out ${out} --against DIR --approve all`,
  );
  return 0;
}
