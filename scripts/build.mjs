import { buildSite } from './build-site.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await buildSite('dist');
