/** @typedef {import('./site.mjs').Representation} Representation */

/** Matches a weight of RFC 9110, 12.4.2. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/**
 * Weights of an `Accept-Encoding` header, 0 to 1, by coding in lower case. An invalid weight counts as 1.
 * @param {string} header
 */
function weights(header) {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [coding = '', weight = ''] = part.split(';').map((text) => text.trim());
        return [coding, Number(WEIGHT.exec(weight)?.[1] ?? 1)];
      }),
  );
}

/**
 * Representation of a file that a request prefers: among those of the highest weight the first.
 * @param {string | undefined} header `Accept-Encoding`
 * @param {import('./site.mjs').Resource} resource
 * @returns {Representation} the file as it is if nothing else is accepted
 */
export function chooseCoding(header, { identity, codings }) {
  if (!header) return identity;
  const accepted = weights(header);
  const weightOf = (/** @type {string} */ coding) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const best = Math.max(0, ...codings.map(({ coding }) => weightOf(coding)));
  // Unless the header names it, the file as it is remains acceptable, though as the last choice.
  if (best === 0 || (accepted.get('identity') ?? 0) > best) return identity;
  return codings.find(({ coding }) => weightOf(coding) === best) ?? identity;
}
