// Measures what a field of cells costs to draw and what the dashboards' states cost to compute, and prints it:
// `npm run bench -- [--json FILE] [--software-canvas]`.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { HEADERS } from '../deploy/headers.mjs';
import { prepareProject } from './install.mjs';

prepareProject();
const { build } = await import('vite');
const { findBrowser } = await import('./browser.mjs');

const { values } = parseArgs({
  options: { json: { type: 'string' }, 'software-canvas': { type: 'boolean', default: false } },
});

const FOLDER = resolve('.cache/bench');
const PAGES = `${FOLDER}/pages`;
const RUNNER = `${FOLDER}/runner`;

process.env.NODE_ENV = 'production';
rmSync(FOLDER, { recursive: true, force: true });
await build({
  root: 'scripts/bench',
  configFile: resolve('vite.config.ts'),
  publicDir: false,
  logLevel: 'warn',
  build: { outDir: PAGES, emptyOutDir: true },
});
await build({
  logLevel: 'warn',
  build: { ssr: 'scripts/bench/runner.ts', outDir: RUNNER, copyPublicDir: false },
});

/** @type {{ run(options: Record<string, unknown>, json: string | undefined): Promise<void> }} */
const { run } = await import(pathToFileURL(`${RUNNER}/runner.js`).href);
await run(
  {
    pages: PAGES,
    headers: HEADERS,
    executablePath: await findBrowser(),
    softwareCanvas: values['software-canvas'],
  },
  values.json,
);
