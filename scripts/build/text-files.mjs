/**
 * Returns the sitemap of the site's pages, in their order.
 * @param {string} origin such as `https://northwall.example`
 * @param {readonly string[]} paths of letters, digits, dashes and slashes alone
 */
export function sitemapXml(origin, paths) {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * Returns robots.txt: crawlers may read everything; it names the sitemap.
 * @param {string} origin
 */
export function robotsTxt(origin) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Date by which `security.txt` is to be reviewed: at most a year after the last check (RFC 9116, 2.5.5). */
const SECURITY_EXPIRES = '2027-06-30T00:00:00Z';

/**
 * Returns security.txt: where to report a weakness (RFC 9116).
 * @param {string} root such as `https://northwall.example`
 * @param {string} contact an address of mail
 */
export function securityTxt(root, contact) {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${SECURITY_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${root}/.well-known/security.txt`,
    `Policy: ${root}/responsible-disclosure`,
  ];
  return [
    '# Northwall is a fictional company. No mail reaches this address:',
    '# report a weakness of this site to whoever hosts it.',
    ...lines,
    '',
  ].join('\n');
}
