// Measures what panels and /skynet cost, how fast the page follows a jump in time, and what states cost to compute.
// With --against it compares the panels with those of another version: `npm run bench -- --help`.
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const USAGE = `Usage: npm run bench -- [options]

  --against GIT-REF     compares the panels with those of a commit
  --only SUBJECT,…      a panel's id, panels, skynet, seek or states; by default all, with --against panels
  --rounds 3            rounds a panel`;

const { values } = readArguments(USAGE, {
  options: { against: { type: 'string' }, only: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const { against } = values;
const rounds = Number(values.rounds);

/** @param {string} message */
function refuse(message) {
  console.error(message);
  return process.exit(2);
}

if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds takes a whole number from 1 on.');
prepareProject();
const { chromium } = await import('playwright');
const { findBrowser } = await import('./tools/browser.mjs');
const { loadEntry } = await import('./tools/load-entry.mjs');
const { CannotRun } = await import('./visual/cannot-run.mjs');
const { serveCommit, serveOwn } = await import('./visual/sites.mjs');
const { comparePanels } = await import('./bench/panels.mjs');
const { measureSeek } = await import('./bench/seek.mjs');
const { measureSkynet } = await import('./bench/skynet.mjs');
const { OWN_GRAPHICS, SOFTWARE_GRAPHICS } = await import('./bench/page.mjs');

/** @type {{ DRAWN: readonly string[], statesReport(): string }} */
const { DRAWN, statesReport } = await loadEntry('scripts/bench/states.ts');
const subjects = [...DRAWN, 'skynet', 'seek', 'states'];
const only = (values.only ?? (against ? 'panels' : subjects.join())).split(',');
const chosen = only.flatMap((each) => (each === 'panels' ? DRAWN : [each]));
if (!chosen.every((each) => subjects.includes(each)))
  refuse(`--only takes, with commas between them: panels, ${subjects.join(', ')}`);

/**
 * Runs `measure` in a browser of its own.
 * @template T
 * @param {string[]} args
 * @param {(browser: import('playwright').Browser) => Promise<T>} measure
 */
async function inBrowser(args, measure) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** @type {import('./visual/sites.mjs').Site[]} */
const sites = [];
try {
  const server = await serveOwn();
  sites.push(server, ...(against ? [await serveCommit(against)] : []));
  const panels = DRAWN.filter((id) => chosen.includes(id));
  if (panels.length > 0) {
    console.log(await inBrowser(SOFTWARE_GRAPHICS, (browser) => comparePanels(browser, sites, panels, rounds)));
  }
  for (const [subject, measure] of /** @type {const} */ ([
    ['skynet', measureSkynet],
    ['seek', measureSeek],
  ])) {
    if (!chosen.includes(subject)) continue;
    for (const [name, args] of Object.entries({
      'a GPU in software': SOFTWARE_GRAPHICS,
      'Chromium’s default': OWN_GRAPHICS,
    })) {
      const report = await inBrowser(args, (browser) => measure(browser, server.address));
      console.log(`\n/skynet, graphics by ${name}\n${report}`);
    }
  }
  if (chosen.includes('states')) console.log(statesReport());
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  process.exitCode = 2;
  console.error(error.message);
} finally {
  for (const site of sites) site.close();
}
