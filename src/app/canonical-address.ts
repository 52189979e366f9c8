/** Returns a path in small letters, without `index.html`, `.html`, and slashes that are doubled or at the end. */
const normalised = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html?)?\/?$/i, '')
    .toLowerCase();

/**
 * Returns the path to write in place of `path` (decoded), or undefined if there is nothing to write. A server may
 * answer with one page under several names, such as `/terms/index.html`, `/terms.html` or `//terms`; the router knows
 * only `/terms`. `page` is the path that the document names, `base` the path under which the site is served, without a
 * slash at its end.
 */
export function canonicalPath(path: string, page: string | undefined, base: string): string | undefined {
  if (!page?.startsWith('/')) return undefined;
  const canonical = page === '/' ? `${base}/` : base + page;
  return path !== canonical && normalised(path) === normalised(canonical) ? canonical : undefined;
}
