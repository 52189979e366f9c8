import { CACHE, HASHED, HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../../../deploy/headers.mjs';

const POLICY = 'Content-Security-Policy';

/** Name for Caddy's matchers. @param {string} ending */
const matcher = (ending) => `@${ending.slice(1)}`;

/**
 * Site for Caddy 2.6 or later.
 * @param {import('./nginx.mjs').Place} place `root` holds the site's files at `base`; `listen` is an address of Caddy's
 */
export function caddyConfig({ root, listen, base }) {
  const headers = Object.entries(HEADERS)
    .filter(([name]) => name !== POLICY)
    .map(([name, value]) => `\t\t${name} "${value}"`);
  const worker = `${base.slice(0, -1)}${WORKER}`;
  const types = Object.entries(TYPES)
    .filter(([ending]) => ending !== '.html')
    .map(
      ([ending, type]) => `\t${matcher(ending)} path *${ending}\n\theader ${matcher(ending)} Content-Type "${type}"`,
    );
  return `{
\tadmin off
}

# A domain's name in the place of the port has Caddy fetch certificates and answer over HTTPS.
${listen} {
\troot * ${root}

\theader {
${headers.join('\n')}
\t\tVary Accept-Encoding
\t}
\theader -Server
\t@hashed path ${base.slice(0, -1)}${HASHED}*
\t@named not path ${base.slice(0, -1)}${HASHED}*
\theader @hashed Cache-Control "${CACHE.hashed}"
\theader @named Cache-Control "${CACHE.other}"
\t@worker path ${worker}
\t@others not path ${worker}
\theader @worker ${POLICY} "${WORKER_HEADERS[POLICY]}"
\theader @others ${POLICY} "${HEADERS[POLICY]}"
${types.join('\n')}

\troute {
\t\t@method not method GET HEAD
\t\terror @method 405
\t\t# A page has one address, a compressed file none of its own, and one with two slashes or an encoded one is none.
\t\t@alias expression \`{http.request.orig_uri.path}.matches("(?:\\\\.(?:html|br|gz)|\\\\.[a-z0-9]+/)$|//|\\\\x00")\`
\t\terror @alias 404
\t\t@encoded expression \`{http.request.orig_uri}.matches("(?i)^[^?]*%2f")\`
\t\terror @encoded 404
\t\ttry_files {path} {path}/index.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}

\thandle_errors {
\t\theader Cache-Control "${CACHE.other}"
\t\theader Content-Type "${TYPES['.html']}"
\t\t@unknown expression {http.error.status_code} == 404
\t\thandle @unknown {
\t\t\trewrite * ${base}404.html
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
\t\thandle {
\t\t\trespond "{http.error.status_code} {http.error.status_text}"
\t\t}
\t}
}
`;
}
