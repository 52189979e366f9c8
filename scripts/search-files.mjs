/**
 * The sitemap of the site's pages, in their order.
 * @param {string} origin such as `https://northwall.example`
 * @param {readonly string[]} paths of letters, digits, dashes and slashes alone
 */
export function sitemapXml(origin, paths) {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * What crawlers may read, everything, and where the sitemap is.
 * @param {string} origin
 */
export function robotsTxt(origin) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
