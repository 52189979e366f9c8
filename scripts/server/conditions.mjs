/** Matches an entity tag of RFC 9110, 8.8.3: perhaps weak, in double quotes. */
const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * True if a list of entity tags, or `*`, names this one.
 * @param {string} header
 * @param {string} etag
 * @param {{ weak: boolean }} comparison true if a weak tag counts
 */
function names(header, etag, { weak }) {
  if (header.trim() === '*') return true;
  return [...header.matchAll(TAG)].some(([, mark, tag]) => tag === etag && (weak || !mark));
}

/**
 * Status of an answer under the request's conditions (RFC 9110, 13). Dates do not count: files have none.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} etag of the resource to send
 * @returns {412 | 304 | 200}
 */
export function precondition(headers, etag) {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined && !names(match, etag, { weak: false })) return 412;
  return noneMatch !== undefined && names(noneMatch, etag, { weak: true }) ? 304 : 200;
}

/**
 * True if a range may be sent: without `If-Range`, or with the strong tag of the resource to send.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} etag
 */
export const rangeHolds = ({ 'if-range': tag }, etag) => tag === undefined || tag === etag;
