/** @typedef {{ key: string, name: string, content: string | undefined }} Meta */
/** @typedef {{ title: string, canonical: string | undefined, metas: readonly Meta[] }} HeadTags */
/** @typedef {{ html: string, head: HeadTags, page: string, modules: readonly string[] }} Rendered */
/** @typedef {Record<string, { file: string, imports?: string[], isEntry?: boolean, assets?: string[] }>} Manifest */

const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/**
 * The file of a page, relative to the site's folder.
 * @param {string} path
 */
export const pageFile = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The chunks that the named modules need, themselves included.
 * @param {readonly string[]} modules
 * @param {Manifest} manifest
 */
function chunksOf(modules, manifest) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (files.has(chunk.file) || chunk.isEntry) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

/**
 * @param {Rendered} page
 * @param {Manifest} manifest
 */
function headHtml({ head, modules }, manifest) {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}" />`] : []),
    ...head.metas.flatMap(({ key, name, content }) =>
      content === undefined ? [] : [`<meta ${key}="${name}" content="${escapeHtml(content)}" />`],
    ),
    ...fonts.map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`),
    ...chunksOf(modules, manifest).map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ].join('\n    ');
}

/**
 * A page's whole HTML. Throws where it holds what the content security policy would block.
 * @param {string} template the built `index.html` with its two marks
 * @param {Rendered} page
 * @param {Manifest} manifest
 */
export function fillTemplate(template, page, manifest) {
  if (/\sstyle="/.test(page.html)) throw new Error(`${page.page}: a style attribute would be blocked`);
  if (/<script/.test(page.html)) throw new Error(`${page.page}: an inline script would be blocked`);
  return template
    .replace('<!--head-->', () => headHtml(page, manifest))
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-page="${page.page}">${page.html}</div>`);
}
