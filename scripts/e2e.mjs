// Runs the browser tests of one project on a fresh build: `node scripts/e2e.mjs journeys|visual [playwright's options]`.
import { spawnSync } from 'node:child_process';
import { prepareProject } from './install.mjs';

prepareProject();
const { findTestBrowsers } = await import('./browser.mjs');
const { buildSite } = await import('./build-site.mjs');

const [project = 'journeys', ...options] = process.argv.slice(2);
const browsers = await findTestBrowsers();
await buildSite('dist');
const { status } = spawnSync('npx', ['playwright', 'test', `--project=${project}`, ...options], {
  stdio: 'inherit',
  env: { ...process.env, ...browsers },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
