// Runs the browser tests of one project on a fresh build: `node scripts/e2e.mjs journeys|long [playwright's options]`.
// `long` looks for leaks and takes most of an hour; it is for releases.
import { spawnSync } from 'node:child_process';
import { prepareProject } from './tools/install.mjs';
import { programFile } from './tools/program.mjs';

const USAGE = `Usage: npm run test:e2e -- [options of playwright test]
       npm run test:long -- [options of playwright test]

Builds the site and runs its browser tests: the journeys, or the long runs for a release.`;

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
prepareProject();
const { findTestBrowsers } = await import('./tools/browser.mjs');
const { prepareServers } = await import('./tools/hosting/servers.mjs');
const { buildSite } = await import('./build/build-site.mjs');

const [project = 'journeys', ...options] = process.argv.slice(2);
const browsers = await findTestBrowsers();
prepareServers();
await buildSite('dist');
const args = [programFile('playwright'), 'test', `--project=${project}`, ...options];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...browsers } });
process.exit(status ?? 1);
