// Measures what panels cost to draw, what the page of the operations floor costs, how fast it follows a jump in time, and what states cost
// to compute, and prints it; with --against it compares the panels with those of another version: `npm run bench -- --help`.
import { resolve } from 'node:path';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

const USAGE = `Usage: npm run bench -- [options]

  --against GIT-REF     compares the panels with those of a commit
  --only SUBJECT,…      a panel's id, panels, skynet, seek or states; by default all
  --rounds 3            rounds a panel
  --fps 10              frames a second at most
  --pictures FOLDER     keeps what each version drew
  --json FILE           writes the figures`;

const { values } = readArguments(USAGE, {
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    // So few that every version draws as many, with a processor in place of a GPU.
    fps: { type: 'string', default: '10' },
    pictures: { type: 'string' },
    json: { type: 'string' },
  },
});

prepareProject();
const { build } = await import('vite');
const { findBrowser } = await import('./tools/browser.mjs');
const { buildSite } = await import('./build/build-site.mjs');
const { buildPages, buildPagesOf } = await import('./bench/build-pages.mjs');

const PAGES = resolve('.cache/bench');
const PAGES_AGAINST = resolve('.cache/bench-against');
const MODELS = resolve('.cache/bench-models');
const SITE = resolve('.cache/bench-site');

/** @type {{ SUBJECTS: readonly string[]; PANELS: readonly string[]; run(options: Record<string, unknown>): Promise<void> }} */
const { SUBJECTS, PANELS, run } = await loadEntry('scripts/bench/runner.ts');
const named = values.only?.split(',') ?? (values.against === undefined ? [] : ['panels']);
const only = named.flatMap((each) => (each === 'panels' ? PANELS : [each]));
const rounds = Number(values.rounds);
if (!only.every((each) => SUBJECTS.includes(each))) {
  console.error(`--only takes one or more, with commas between them, of: panels, ${SUBJECTS.join(', ')}`);
  process.exit(1);
}
const fps = Number(values.fps);
if (!(fps >= 1)) {
  console.error('--fps takes a number from 1 on.');
  process.exit(1);
}
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number from 1 on.');
  process.exit(1);
}

process.env.NODE_ENV = 'production';
await buildPages('.', PAGES, ['panels', 'floor']);
const against = values.against;
if (against !== undefined) await buildPagesOf(against, PAGES_AGAINST);
await build({ logLevel: 'error', build: { ssr: 'scripts/bench/models.ts', outDir: MODELS, copyPublicDir: false } });
if (only.length === 0 || only.includes('skynet')) await buildSite(SITE);

await run({
  pages: PAGES,
  against: against === undefined ? undefined : { name: against, pages: PAGES_AGAINST },
  site: SITE,
  models: resolve(MODELS, 'models.js'),
  executablePath: await findBrowser(),
  only,
  rounds,
  fps,
  pictures: values.pictures,
  json: values.json,
});
