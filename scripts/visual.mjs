// Photographs the visual cases of a site, compares them with baselines, another site or a commit, and reports why they differ; see
// docs/visual-testing.md. Exit status: 0 equal, 1 different, 2 could not run.
import { prepareProject } from './tools/install.mjs';

prepareProject();
const { readOptions, USAGE } = await import('./visual/options.mjs');
const { CannotRun } = await import('./visual/cannot-run.mjs');
const { findTestBrowsers } = await import('./tools/browser.mjs');
const { runVisual } = await import('./visual/run.mjs');

try {
  const options = readOptions(process.argv.slice(2));
  if (options.does === 'run') Object.assign(process.env, await findTestBrowsers());
  process.exitCode = await runVisual(options);
} catch (error) {
  if (error instanceof CannotRun) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error);
  process.exitCode = 2;
}
