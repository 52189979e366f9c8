// Measures what a field of cells costs to draw and what the dashboards' states cost to compute, and prints it:
// `npm run bench -- [--json FILE] [--software-canvas]`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HEADERS } from '../deploy/headers.mjs';
import { prepareProject } from './install.mjs';
import { loadEntry } from './load-entry.mjs';

prepareProject();
const { build } = await import('vite');
const { findBrowser } = await import('./browser.mjs');

const { values } = parseArgs({
  options: { json: { type: 'string' }, 'software-canvas': { type: 'boolean', default: false } },
});

const PAGES = resolve('.cache/bench');

process.env.NODE_ENV = 'production';
await build({
  root: 'scripts/bench',
  configFile: resolve('vite.config.ts'),
  publicDir: false,
  logLevel: 'warn',
  build: { outDir: PAGES, emptyOutDir: true },
});

/** @type {{ run(options: Record<string, unknown>, json: string | undefined): Promise<void> }} */
const { run } = await loadEntry('scripts/bench/runner.ts');
await run(
  {
    pages: PAGES,
    headers: HEADERS,
    executablePath: await findBrowser(),
    softwareCanvas: values['software-canvas'],
  },
  values.json,
);
