import { join, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import { defineConfig } from 'vitest/config';
import { remarkAddresses } from './scripts/build/addresses.mjs';
import { inlineDiagrams } from './scripts/build/diagrams.mjs';
import { sitePlugins } from './scripts/build/plugins.ts';
import { rehypeSections } from './scripts/build/sections.mjs';
import { remarkTables } from './scripts/build/tables.mjs';
import { unitsKept } from './scripts/build/units.mjs';
import { ONE_TEXTURE, WITHOUT_WEBGPU, wrapImports } from './src/compat/build.ts';
import { ADDRESSES } from './src/content/brand.ts';
import { MOCKING_TESTS } from './tests/support/mocking-tests.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];

const DIAGRAMS = join(import.meta.dirname, 'src/content/diagrams');

/** Options for typographic quotes and apostrophes alone: dashes and dots stay as typed. */
const QUOTES_ALONE = { quotes: true, dashes: false, ellipses: false, backticks: false };

export default defineConfig({
  plugins: [
    ...sitePlugins(),
    wrapImports(),
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
  resolve: { alias: [ONE_TEXTURE, WITHOUT_WEBGPU] },
  build: {
    manifest: 'build-manifest.json',
    // The content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    // One style sheet in every page's head, so that no content is unstyled when a route's code arrives.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Files without imports are fetched first too.
      resolveDependencies: (file, files, { hostType }) => (hostType === 'js' ? [...new Set([file, ...files])] : files),
    },
    target: 'es2022',
    // These timings are advice about plugins, which nobody who builds the site can follow.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    environment: 'node',
    maxWorkers: '100%',
    setupFiles: ['tests/support/setup.ts'],
    // Twelve times as long as the slowest test takes on two idle processors: on a busy machine a property test is slow,
    // not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Tests that share modules take two thirds of the time; those that mock modules need their own.
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: MOCKING_TESTS, isolate: false, unstubGlobals: true },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING_TESTS } },
    ],
  },
});
