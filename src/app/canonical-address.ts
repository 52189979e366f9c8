/**
 * The path of a page as its files are named, in small letters: without `index.html`, `.html`, and slashes that are
 * doubled or at the end.
 */
const bare = (path: string) =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html?)?\/?$/i, '')
    .toLowerCase();

/**
 * The path to write in place of `path`, decoded, at which a server has answered with a page that it has under another
 * name too, such as `/terms/index.html`, `/terms.html` or `//terms`: the router knows none of these. Undefined where
 * there is nothing to write. `page` is the page's path as its document names it, `base` the one under which the site is
 * served, without a slash at its end.
 */
export function canonicalPath(path: string, page: string | undefined, base: string): string | undefined {
  if (!page?.startsWith('/')) return undefined;
  const canonical = page === '/' ? `${base}/` : base + page;
  return path !== canonical && bare(path) === bare(canonical) ? canonical : undefined;
}
