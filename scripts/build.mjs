// Builds the site into `dist`: `npm run build -- --help`.
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const USAGE = `Usage: npm run build -- [options]

  --base /northwall/   path under which the site is to be served, with a slash at both ends; / by default
  --out FOLDER         dist by default
  --no-worker          has visitors' browsers forget what an earlier build had them keep
  --keep               leaves the hashed files of the build before in place, for pages that were opened with it`;

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
