import { CACHE, COMPRESSED, HASHED, HEADERS, TYPES, WORKER, WORKER_HEADERS } from '../../../deploy/headers.mjs';

const POLICY = 'Content-Security-Policy';

/**
 * Pattern of mod_rewrite for a coding that `Accept-Encoding` has, and not with a weight of 0.
 * @param {string} coding
 */
const accepts = (coding) => `(^|,)\\s*${coding}\\s*(,|$|;\\s*q=(1|0\\.\\d*[1-9]))`;

/** @param {string} coding @param {string} ending @param {string} endings */
const compressed = (coding, ending, endings) =>
  `  RewriteCond %{HTTP:Accept-Encoding} "${accepts(coding)}" [NC]
  RewriteCond %{HTTP:Range} ="" 
  RewriteCond %{DOCUMENT_ROOT}$1.${ending} -f
  RewriteRule "^(.*\\.(?:${endings}))$" "$1.${ending}" [END]`.replaceAll(/ +$/gm, '');

/**
 * Virtual host for Apache 2.4.39 or later with mod_dir, mod_headers, mod_mime and mod_rewrite.
 * @param {import('./nginx.mjs').Place} place `root` holds the site's files at `base`; `listen` is a host's address such
 * as `*:80`
 */
export function apacheConfig({ root, listen, base }) {
  const headers = Object.entries(HEADERS).map(([name, value]) => `  Header always set ${name} "${value}"`);
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `  <FilesMatch "\\${ending}(\\.br|\\.gz)?$">\n    ForceType "${type}"\n  </FilesMatch>`,
  );
  const endings = COMPRESSED.map((ending) => ending.slice(1)).join('|');
  const hashed = `${base.slice(0, -1)}${HASHED}`;
  return `<VirtualHost ${listen}>
  DocumentRoot "${root}"
  DirectorySlash Off
  MergeSlashes Off
  FileETag MTime Size
  <Directory "${root}">
    Options None
    AllowOverride None
    Require all granted
  </Directory>

${headers.join('\n')}
  Header always set ${POLICY} "${WORKER_HEADERS[POLICY]}" "expr=%{REQUEST_URI} == '${base.slice(0, -1)}${WORKER}'"
  Header always set Cache-Control "${CACHE.other}"
  Header always set Cache-Control "${CACHE.hashed}" "expr=%{REQUEST_URI} =~ m#^${hashed}# && %{REQUEST_STATUS} in {'200', '206', '304'}"
  Header merge Vary Accept-Encoding

${types.join('\n')}
  AddEncoding br .br
  AddEncoding gzip .gz
  RemoveLanguage .br

  ErrorDocument 404 ${base}404.html

  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  # A page has one address, a compressed file none of its own, and an address with two slashes is none.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{REQUEST_URI} \\.(html|br|gz)$ [OR]
  RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*//"
  RewriteRule ^ - [R=404,L]
  RewriteCond %{DOCUMENT_ROOT}$1/index.html -f
  RewriteRule ^(.*?)/?$ $1/index.html
  # The build compresses; Apache only chooses.
${compressed('br', 'br', endings)}
${compressed('gzip', 'gz', endings)}
</VirtualHost>
`;
}
