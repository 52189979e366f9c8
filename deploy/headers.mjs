/**
 * The response headers of every page and file, whatever serves them. `connect-src 'none'` holds the
 * site to its word that it makes no network calls; Trusted Types refuse strings as markup.
 */
export const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** `Content-Type` of endings that a server may not know. */
export const TYPES = { '.caps': 'application/octet-stream', '.webmanifest': 'application/manifest+json' };

/** `Cache-Control` for files whose name carries a hash of their content, and for all others. */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };
