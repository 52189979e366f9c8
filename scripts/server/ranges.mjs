/**
 * Matches a header with one range of bytes; lists, other units and signs do not match and are ignored (RFC 9110, 14.2).
 */
const RANGE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * Reads a `Range` header for `size` bytes.
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ first: number, last: number } | 'unsatisfiable' | undefined} both ends included; undefined if everything
 * is to be sent
 */
export function readRange(header, size) {
  const match = RANGE.exec(header ?? '');
  if (!match) return undefined;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const from = Number(first);
  const to = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (to < from) return undefined;
  return from >= size ? 'unsatisfiable' : { first: from, last: Math.min(to, size - 1) };
}
