// Photographs the visual cases of a site, compares them with baselines, another site or a commit, and reports why they differ; see
// docs/visual-testing.md. Exit status: 0 equal, 1 different, 2 could not run.
import { prepareProject } from './tools/install.mjs';
import { CannotRun } from './visual/cannot-run.mjs';
import { readOptions, USAGE } from './visual/options.mjs';

async function run() {
  const options = readOptions(process.argv.slice(2));
  prepareProject();
  const { findTestBrowsers } = await import('./tools/browser.mjs');
  const { runVisual } = await import('./visual/run.mjs');
  if (options.does === 'run' || options.does === 'calibrate') Object.assign(process.env, await findTestBrowsers());
  return runVisual(options);
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else process.exitCode = await run();
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}
