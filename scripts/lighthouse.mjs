// Builds the site, serves it as `npm start` does, and prints Lighthouse's report: `npm run lighthouse -- --help`. Exits
// with 1 if accessibility, best practices or SEO is below 100, a page shifts by more than a line's difference, or a run
// failed.
import { readFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Categories required at 100. Performance is only printed, because it depends on the machine. */
const HELD = ['accessibility', 'best-practices', 'seo'];

/**
 * Largest allowed shift, as a share of the window: letters that take a little more room than those of the font before
 * them. Good is below 0.1.
 */
const MOST_SHIFT = 0.01;
/** Pages that are measured. */
const PATHS = ['/', '/expos', '/terms', '/careers'];

const USAGE = `Usage: npm run lighthouse -- [--all] [PATH ...]

Runs Lighthouse on a fresh build, for desktop and phone: on ${PATHS.join(', ')}, the paths given, or with --all on every page.`;

const { positionals, values } = readArguments(USAGE, { allowPositionals: true, options: { all: { type: 'boolean' } } });
prepareProject();
const { default: lighthouse, desktopConfig } = await import('lighthouse');
const { default: puppeteer } = await import('puppeteer-core');
const { findBrowser } = await import('./tools/browser.mjs');
const { buildSite } = await import('./build/build-site.mjs');
const { portOf, serve } = await import('./serve.mjs');

/**
 * Measures a page with its policy off: Lighthouse reads robots.txt from inside the page, which `connect-src 'none'`
 * forbids there; crawlers do not. The browser tests hold the site to its policy.
 * @param {string} path
 * @param {string} form
 */
async function measure(path, form) {
  const page = await browser.newPage();
  try {
    await page.setBypassCSP(true);
    const url = `http://localhost:${portOf(server)}${path}`;
    const flags = /** @type {const} */ ({ logLevel: 'error', onlyCategories: CATEGORIES });
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined, page);
    if (!result) throw new Error(`Lighthouse had no answer for ${path}.`);
    return result.lhr;
  } finally {
    await page.close();
  }
}

/** Paths of the sitemap. */
const sitemapPaths = () =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );

await buildSite('dist');
const server = await serve('dist', { port: 0 });
const browser = await puppeteer.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
let failed = false;
try {
  console.log(['path', 'form', ...CATEGORIES, 'CLS'].join('\t'));
  const chosen = positionals.length > 0 ? positionals : PATHS;
  for (const path of values.all ? sitemapPaths() : chosen) {
    for (const form of ['desktop', 'mobile']) {
      const { categories, audits, runtimeError } = await measure(path, form);
      const shift = audits['cumulative-layout-shift']?.numericValue;
      const unscored = CATEGORIES.filter((name) => typeof categories[name]?.score !== 'number');
      if (runtimeError || shift === undefined || unscored.length > 0) {
        console.log(
          `${path}\t${form}\tfailed: ${runtimeError?.message ?? `nothing said of ${unscored.join(', ') || 'CLS'}`}`,
        );
        failed = true;
        continue;
      }
      const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
      console.log([path, form, ...CATEGORIES.map(score), shift.toFixed(4)].join('\t'));
      const low = HELD.filter((name) => score(name) < 100);
      failed ||= low.length > 0 || shift > MOST_SHIFT;
      for (const name of low) {
        for (const { id, weight } of categories[name]?.auditRefs ?? []) {
          const audit = audits[id];
          if (weight > 0 && audit?.score !== null && audit?.score !== 1)
            console.log(`\t${name}: ${id}: ${audit?.title}`);
        }
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
process.exit(failed ? 1 : 0);
