import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { remarkAddresses } from './scripts/build/addresses.mjs';
import { dashboardIds } from './scripts/build/dashboard-ids.mjs';
import { inlineDiagrams } from './scripts/build/diagrams.mjs';
import { withSubsets } from './scripts/build/fonts.mjs';
import { parseFrontmatter } from './scripts/build/frontmatter.mjs';
import { rehypeSections } from './scripts/build/sections.mjs';
import { remarkTables } from './scripts/build/tables.mjs';
import { unitsKept } from './scripts/build/units.mjs';
import { RELEASE } from './src/capsule/release.ts';
import { ADDRESSES } from './src/content/brand.ts';
import { tokensCss } from './src/theme/tokens.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];
const MOCKING_TESTS = ['src/stage/**/*.test.ts', 'src/kiosk/playlist-work.test.ts', 'tests/drawings.test.ts'];

const TOKENS = 'virtual:tokens.css';
const DIAGRAMS = join(import.meta.dirname, 'src/content/diagrams');

/** The design tokens as CSS custom properties, from the one source that the stages read too. */
function tokens(): Plugin {
  return {
    name: 'tokens',
    resolveId: (id) => (id === TOKENS ? `\0${TOKENS}` : undefined),
    load: (id) => (id === `\0${TOKENS}` ? tokensCss() : undefined),
  };
}

const DASHBOARD_IDS = 'virtual:dashboard-ids';

/** The dashboards' ids as the registry lists them, so that what only needs their names does not load their models. */
function dashboardNames(): Plugin {
  const file = resolve(import.meta.dirname, 'src/dashboards/registry.ts');
  return {
    name: 'dashboard-ids',
    resolveId: (id) => (id === DASHBOARD_IDS ? `\0${DASHBOARD_IDS}` : undefined),
    load(id) {
      if (id !== `\0${DASHBOARD_IDS}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(dashboardIds(readFileSync(file, 'utf8')))}`;
    },
  };
}

const CAPSULE = 'virtual:capsule';

/** The published capsule's size and SHA-256, computed from the file itself, so that they cannot differ from it. */
function capsule(): Plugin {
  const file = resolve(import.meta.dirname, `public${RELEASE.path}`);
  return {
    name: 'capsule',
    resolveId: (id) => (id === CAPSULE ? `\0${CAPSULE}` : undefined),
    load(id) {
      if (id !== `\0${CAPSULE}`) return undefined;
      this.addWatchFile(file);
      const bytes = readFileSync(file);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return `export default ${JSON.stringify({ bytes: bytes.length, sha256 })}`;
    },
  };
}

/** `page.md?frontmatter` is the file's checked frontmatter alone, so that a title does not pull in a text. */
function frontmatter(): Plugin {
  const query = '?frontmatter';
  const prefix = '\0frontmatter:';
  return {
    name: 'frontmatter',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(query)) return undefined;
      const file = await this.resolve(id.slice(0, -query.length), importer);
      // Without the file's ending, or the Markdown compiler would take it for a text.
      return file && `${prefix}${file.id.replace(/\.md$/, '')}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = `${id.slice(prefix.length)}.md`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseFrontmatter(readFileSync(file, 'utf8'), file))}`;
    },
  };
}

/** The router without its warnings to developers: its package offers them both, and leads every bundler to the one with them. */
function quietRouter(): Plugin {
  return {
    name: 'quiet-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, { ssr }) {
      if (ssr || !/^react-router(\/dom)?$/.test(id)) return undefined;
      const file = await this.resolve(id, importer);
      return file?.id.replace('/dist/development/', '/dist/production/');
    },
  };
}

/** Pixi without its WebGPU half, which no stage asks for: its index names it, so that the bundler puts it beside what every drawing loads. */
function noWebGpu(): Plugin {
  return {
    name: 'no-webgpu',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/pixi.js/lib/rendering/renderers/gpu/WebGPURenderer.mjs')
        ? 'export class WebGPURenderer {}'
        : undefined,
  };
}

/**
 * Has every `import()` of the build fetch its files before it imports them: `src/loading/fetch-first` says why. Vite wraps each in a function
 * of its own, which this one replaces.
 */
function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { fetchFirst as __vitePreload } from '${resolve(import.meta.dirname, 'src/loading/fetch-first.ts')}'`
        : undefined,
  };
}

/** The fonts hold what the site writes, and no other characters, weights or widths. */
function subsetFonts(): Plugin {
  const file = resolve(import.meta.dirname, 'src/theme/fonts.css');
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    transform: (code, id) => (id === file ? withSubsets(code) : undefined),
  };
}

/** Answers for the exhibitions' calendar files in development; `scripts/build/build-site.mjs` writes them. */
function calendars(): Plugin {
  return {
    name: 'calendars',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith('.ics')) return next();
        const { calendarFiles } = await server.ssrLoadModule('/scripts/build/calendars.ts');
        const text = calendarFiles().get(request.url.slice(1));
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/calendar').end(text);
      });
    },
  };
}

/** Straight quotes and apostrophes of a text become curly; dashes and dots stay as they are typed. */
const QUOTES_ALONE = { quotes: true, dashes: false, ellipses: false, backticks: false };

export default defineConfig({
  plugins: [
    tokens(),
    dashboardNames(),
    capsule(),
    frontmatter(),
    calendars(),
    quietRouter(),
    noWebGpu(),
    fetchFirst(),
    subsetFonts(),
    unitsKept(join(import.meta.dirname, 'src/content')),
    // Prose is plain Markdown (`format: 'md'`): it cannot import or run code.
    {
      enforce: 'pre',
      ...mdx({
        format: 'md',
        mdExtensions: ['.md'],
        providerImportSource: resolve(import.meta.dirname, 'src/ui/prose-components'),
        remarkPlugins: [
          remarkFrontmatter,
          remarkTables,
          [remarkAddresses, ADDRESSES],
          [remarkSmartypants, QUOTES_ALONE],
        ],
        rehypePlugins: [[inlineDiagrams, { folder: DIAGRAMS }], rehypeSections],
        include: ['**/*.md'],
      }),
    },
    react(),
  ],
  build: {
    manifest: 'build-manifest.json',
    // The content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    // One style sheet in every page's head: no unstyled content when a route's code arrives.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A file without imports is fetched first too.
      resolveDependencies: (file, files, { hostType }) => (hostType === 'js' ? [...new Set([file, ...files])] : files),
    },
    target: 'es2022',
    // On a slow machine it advises which plugins to make faster; nobody who builds the site can.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    environment: 'node',
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    // A busy machine makes a property test slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Files that share their modules take two thirds of the time; those that mock modules have theirs to themselves.
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: MOCKING_TESTS, isolate: false, unstubGlobals: true },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING_TESTS } },
    ],
  },
});
