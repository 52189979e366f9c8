import { prepareProject } from './install.mjs';

prepareProject();
const { buildSite } = await import('./build-site.mjs');
await buildSite('dist');
