// Compares the visual cases of a site with the baselines, another site or a commit: docs/visual-testing.md.
import { prepareProject } from './tools/install.mjs';
import { CannotRun } from './visual/cannot-run.mjs';

const USAGE = `Usage: npm run visual -- [options] [options of playwright test]

  --site URL          the site to photograph; by default the project's own, built if its sources have changed
  --against git:REF   compares with a commit, which it builds and photographs here; by default with e2e/baselines
  --against URL       compares with another site
  --cases PATTERN     only cases whose names match this regular expression
  --profile NAME,…    chromium, chromium-1.5, chromium-2, canvas, gpu, firefox, webkit
  --whole             the whole page, where a case means the window
  --calibrate         tries the comparison on pairs of pictures that are known to be equal or to differ

Playwright's: --update-snapshots renews baselines; --shard i/n, --last-failed, --grep and others as it documents them.
Exit code 0: all as before; 1: something differs, or was not compared; 2: could not run.`;

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else {
    prepareProject();
    const { compareSite, readOptions } = await import('./visual/run.mjs');
    const options = readOptions(process.argv.slice(2));
    const { findTestBrowsers } = await import('./tools/browser.mjs');
    Object.assign(process.env, await findTestBrowsers());
    process.exitCode = (await compareSite(options)).failed === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exitCode = 2;
}
