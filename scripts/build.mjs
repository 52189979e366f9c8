// Builds the site into `dist`: `npm run build -- [--base /northwall/] [--out dist] [--no-worker] [--keep]`.
import { parseArgs } from 'node:util';
import { prepareProject } from './tools/install.mjs';

const { values } = parseArgs({
  options: {
    // The path under which the site is to be served, with a slash at both ends.
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist' },
    // Has visitors' browsers forget what an earlier build had them keep.
    'no-worker': { type: 'boolean', default: false },
    // Leaves the hashed files of the build before in place, for pages that were opened with it.
    keep: { type: 'boolean', default: false },
  },
});

prepareProject();
const { buildSite } = await import('./build/build-site.mjs');
await buildSite(values.out, { base: values.base, worker: !values['no-worker'], keep: values.keep });
