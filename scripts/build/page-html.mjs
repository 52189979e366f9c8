/** @typedef {{ key: string, name: string, content: string | undefined }} Meta */
/** @typedef {{ title: string, canonical: string | undefined, metas: readonly Meta[] }} HeadTags */
/** @typedef {{ html: string, head: HeadTags, page: string, modules: readonly string[] }} Rendered */
/** @typedef {Record<string, { file: string, imports?: string[], isEntry?: boolean, assets?: string[] }>} Manifest */

const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** Module that the small script of every page imports before all else. */
const APPLICATION = 'src/app/entry-client.tsx';

/** Line on every page, hidden once the page answers; `src/loading/loading.css` shows it without any script. */
const NOT_LIVE = `
    <aside class="not-live" aria-label="State of this page">
      This page is not live because part of its code did not load. You can still read it and follow its links.
      <a href="">Load it again</a>
    </aside>`;

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/**
 * File of a page, relative to the site's folder: `index.html` in a folder of the page's name, which every file server
 * shows.
 * @param {string} path
 */
export const pageFile = (path) => (path === '/404' ? '404.html' : `${path}/index.html`.replace(/^\/+/, ''));

/**
 * Chunks that the named modules need, themselves included.
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

/** @param {HeadTags} head */
const headHtml = (head) =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}" />`] : []),
    ...head.metas.flatMap(({ key, name, content }) =>
      content === undefined ? [] : [`<meta ${key}="${name}" content="${escapeHtml(content)}" />`],
    ),
  ].join('\n    ');

/**
 * Preload links of a page. They stand behind the style sheet, because without that nothing is shown.
 * @param {readonly string[]} modules
 * @param {Manifest} manifest
 * @param {string} base
 */
function preloadHtml(modules, manifest, base) {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return [
    ...fonts.map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin />`),
    ...chunksOf([APPLICATION, ...modules], manifest).map(
      (file) => `<link rel="modulepreload" href="${base}${file}" crossorigin />`,
    ),
  ].join('\n    ');
}

/**
 * Counts the elements and comments of an HTML text and the characters of its text, as `app/prerendered` counts them in
 * the browser.
 * @param {string} html
 */
function shapeOf(html) {
  // With scripts on, a noscript element holds text alone.
  const live = html.replace(/(<noscript>)(.*?)(?=<\/noscript>)/gs, (_, start, rest) => start + '-'.repeat(rest.length));
  const text = live.replace(/<[^>]*>/g, '').replace(/&(?:#\w+|\w+);/g, '-');
  return [live.match(/<[a-z]/gi)?.length ?? 0, live.match(/<!--/g)?.length ?? 0, text.length].join('.');
}

/**
 * Returns a page's whole HTML. Throws where it holds what the content security policy would block.
 * @param {string} template the built `index.html` with its two marks
 * @param {Rendered} page
 * @param {Manifest} manifest
 * @param {string} base the path under which the site is served, such as `/`
 */
export function fillTemplate(template, page, manifest, base) {
  if (/\sstyle="/.test(page.html)) throw new Error(`${page.page}: a style attribute would be blocked`);
  if (/<script/.test(page.html)) throw new Error(`${page.page}: an inline script would be blocked`);
  return template
    .replace('<!--head-->', () => headHtml(page.head))
    .replace('</head>', () => `  ${preloadHtml(page.modules, manifest, base)}\n  </head>`)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-page="${page.page}" data-shape="${shapeOf(page.html)}">${page.html}</div>${NOT_LIVE}`,
    );
}
