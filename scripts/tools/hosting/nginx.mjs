import { CACHE, HASHED, HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../../../deploy/headers.mjs';

/** @typedef {{ root: string, listen: string, base: string }} Place */

/**
 * @param {string} cache
 * @param {'always' | ''} when
 * @param {string} indent
 * @param {Record<string, string>} [headers]
 */
const headerLines = (cache, when, indent, headers = HEADERS) =>
  [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header Cache-Control "${cache}"${when && ` ${when}`};`,
  ]
    .map((line) => indent + line)
    .join('\n');

/**
 * Server for nginx's `http` block.
 * @param {Place} place `root` holds the site's files at `base`; `listen` is the argument of nginx's directive
 */
export function nginxConfig({ root, listen, base }) {
  const types = Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending.slice(1)};`);
  return `server {
  listen ${listen};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  disable_symlinks on;

  types {
${types.join('\n')}
  }
  default_type application/octet-stream;

  # The build compresses; nginx only chooses. Debian's module for Brotli sometimes sent another form than was asked for.
  gzip_static on;
  gzip_vary on;

${headerLines(CACHE.other, 'always', '  ')}

  error_page 404 ${base}404.html;

  location / {
    # An address with two slashes, or with an encoded one, is no page of this site.
    if ($request_uri ~* "^[^?]*(//|%2f)") {
      return 404;
    }
    try_files $uri $uri/index.html =404;
  }

  # A page has one address, and a compressed file none of its own.
  location ~ \\.(html|br|gz)$ {
    return 404;
  }

  location = ${base}404.html {
    internal;
  }

  # Without "always": a file that is missing today may be there tomorrow.
  location ${base.slice(0, -1)}${HASHED} {
${headerLines(CACHE.hashed, '', '    ')}
    try_files $uri =404;
  }

  location = ${base.slice(0, -1)}${WORKER} {
${headerLines(CACHE.other, 'always', '    ', WORKER_HEADERS)}
    try_files $uri =404;
  }
}
`;
}
