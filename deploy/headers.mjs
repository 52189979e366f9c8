/** Browser features that the site asks for nowhere, so that nothing in a page can either. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The response headers of every page and file, whatever serves them. `connect-src 'none'` holds the site to its word
 * that it makes no network calls; Trusted Types refuse strings as markup.
 */
export const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** The service worker's file. It has to lie at the site's root: it answers for all below the folder that it lies in. */
export const WORKER = '/worker.js';

/** The headers of the service worker's file. Its policy lets it fetch the site's own files, which no page may. */
export const WORKER_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
};

/** Headers that a host adds to answers over HTTPS, and must not send over plain HTTP (RFC 6797). */
export const HTTPS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** `Content-Type` by the ending of a file's name: every ending that the build has. */
export const TYPES = {
  '.caps': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Endings of files that the build compresses; the others are compressed already, or are random bytes. */
export const COMPRESSED = ['.css', '.html', '.ics', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];

/** The folder whose files carry a hash of their content in their names. */
export const HASHED = '/assets/';

/** `Cache-Control` for files under `HASHED`, and for all others. */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };
