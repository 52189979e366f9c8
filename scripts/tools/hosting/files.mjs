import { apacheConfig } from './apache.mjs';
import { caddyConfig } from './caddy.mjs';
import { nginxConfig } from './nginx.mjs';
import { headersFile, redirectsFile } from './static-host.mjs';

/** Folder of the built site on a server. */
const ROOT = '/srv/northwall';

/**
 * Files of `deploy` that are made from `deploy/headers.mjs`, by name.
 * @param {readonly string[]} paths of the site's pages
 * @returns {Record<string, string>}
 */
export function hostingFiles(paths) {
  const place = { root: ROOT, base: '/' };
  const heading = '# Written by `npm run hosting`; docs/hosting.md says how to use it.\n';
  return {
    'nginx.conf': heading + nginxConfig({ ...place, listen: '80' }),
    Caddyfile: heading + caddyConfig({ ...place, listen: ':80' }),
    'apache.conf': heading + apacheConfig({ ...place, listen: '*:80' }),
    _headers: heading + headersFile(),
    _redirects: heading + redirectsFile(paths),
  };
}
