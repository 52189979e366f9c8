// Measures what panels cost to draw beside the same by hand, what the page of the operations floor costs, how fast it follows a
// jump in time, and what states cost to compute, and prints it:
// `npm run bench -- [--only PANEL|cells|skynet|seek|day|states,…] [--rounds 3] [--fps 10] [--pictures FOLDER] [--json FILE]
// [--software-canvas]`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HEADERS } from '../deploy/headers.mjs';
import { prepareProject } from './install.mjs';
import { loadEntry } from './load-entry.mjs';

prepareProject();
const { build } = await import('vite');
const { findBrowser } = await import('./browser.mjs');
const { buildSite } = await import('./build-site.mjs');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    // So few that every hand draws as many, with a processor in place of a GPU.
    fps: { type: 'string', default: '10' },
    pictures: { type: 'string' },
    json: { type: 'string' },
    'software-canvas': { type: 'boolean', default: false },
  },
});

const PAGES = resolve('.cache/bench');
const MODELS = resolve('.cache/bench-models');
const SITE = resolve('.cache/bench-site');

/** @type {{ SUBJECTS: readonly string[]; run(options: Record<string, unknown>): Promise<void> }} */
const { SUBJECTS, run } = await loadEntry('scripts/bench/runner.ts');
const only = values.only?.split(',') ?? [];
const rounds = Number(values.rounds);
if (!only.every((each) => SUBJECTS.includes(each))) {
  console.error(`--only takes one or more, with commas between them, of: ${SUBJECTS.join(', ')}`);
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
await build({
  root: 'scripts/bench',
  configFile: resolve('vite.config.ts'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    rollupOptions: { input: ['index', 'panels', 'floor'].map((page) => resolve(`scripts/bench/${page}.html`)) },
  },
});
await build({ logLevel: 'error', build: { ssr: 'scripts/bench/models.ts', outDir: MODELS, copyPublicDir: false } });
if (only.length === 0 || only.includes('skynet') || only.includes('day')) await buildSite(SITE);

await run({
  pages: PAGES,
  site: SITE,
  headers: HEADERS,
  models: resolve(MODELS, 'models.js'),
  executablePath: await findBrowser(),
  softwareCanvas: values['software-canvas'],
  only,
  rounds,
  fps,
  pictures: values.pictures,
  json: values.json,
});
