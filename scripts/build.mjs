// Builds the site into `dist`: `npm run build -- --help`.
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const USAGE = `Usage: npm run build -- [options]

  --base /northwall/   path under which the site is to be served, with a slash at both ends; / by default
  --out FOLDER         dist by default
  --no-worker          removes what earlier builds stored in visitors' browsers
  --keep               keeps the previous build's hashed files, for pages that are still open`;

const { values } = readArguments(USAGE, {
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist' },
    'no-worker': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

prepareProject();
const { buildSite } = await import('./build/build-site.mjs');
await buildSite(values.out, { base: values.base, worker: !values['no-worker'], keep: values.keep });
