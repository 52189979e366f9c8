import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { remarkAddresses } from './scripts/addresses.mjs';
import { inlineDiagrams } from './scripts/diagrams.mjs';
import { parseFrontmatter } from './scripts/frontmatter.mjs';
import { rehypeSections } from './scripts/sections.mjs';
import { describeCapsule } from './src/capsule/published.ts';
import { RELEASE } from './src/capsule/release.ts';
import { ADDRESSES } from './src/content/brand.ts';
import { tokensCss } from './src/theme/tokens.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];
const STAGE_TESTS = 'src/stage/**/*.test.ts';

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

const CAPSULE = 'virtual:capsule';

/** The published capsule's size and hashes, computed from the file itself, so that they cannot differ from it. */
function capsule(): Plugin {
  const file = resolve(import.meta.dirname, `public${RELEASE.path}`);
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return {
    name: 'capsule',
    resolveId: (id) => (id === CAPSULE ? `\0${CAPSULE}` : undefined),
    load(id) {
      if (id !== `\0${CAPSULE}`) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(describeCapsule(readFileSync(file), sha256))}`;
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

/** Answers for the exhibitions' calendar files in development; `scripts/build-site.mjs` writes them. */
function calendars(): Plugin {
  return {
    name: 'calendars',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith('.ics')) return next();
        const { calendarFiles } = await server.ssrLoadModule('/scripts/calendars/files.ts');
        const text = calendarFiles().get(request.url.slice(1));
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'text/calendar').end(text);
      });
    },
  };
}

export default defineConfig({
  plugins: [
    tokens(),
    capsule(),
    frontmatter(),
    calendars(),
    quietRouter(),
    // Prose is plain Markdown (`format: 'md'`): it cannot import or run code.
    {
      enforce: 'pre',
      ...mdx({
        format: 'md',
        mdExtensions: ['.md'],
        providerImportSource: resolve(import.meta.dirname, 'src/ui/prose-components'),
        remarkPlugins: [remarkFrontmatter, [remarkAddresses, ADDRESSES]],
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
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // A busy machine makes a property test slow, not wrong.
    testTimeout: 30_000,
    projects: [
      // Files that share their modules take two thirds of the time; those that mock modules have theirs to themselves.
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: [STAGE_TESTS], isolate: false, unstubGlobals: true },
      },
      { extends: true, test: { name: 'stage', include: [STAGE_TESTS] } },
    ],
  },
});
