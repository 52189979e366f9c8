import { readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseFrontmatter } from './scripts/frontmatter.mjs';
import { tokensCss } from './src/theme/tokens.ts';

const TOKENS = 'virtual:tokens.css';

/** The design tokens as CSS custom properties, from the one source that the stages read too. */
function tokens(): Plugin {
  return {
    name: 'tokens',
    resolveId: (id) => (id === TOKENS ? `\0${TOKENS}` : undefined),
    load: (id) => (id === `\0${TOKENS}` ? tokensCss() : undefined),
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

export default defineConfig({
  plugins: [
    tokens(),
    frontmatter(),
    // Prose is plain Markdown (`format: 'md'`): it cannot import or run code.
    {
      enforce: 'pre',
      ...mdx({ format: 'md', mdExtensions: ['.md'], remarkPlugins: [remarkFrontmatter], include: ['**/*.md'] }),
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
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A busy machine makes a property test slow, not wrong.
    testTimeout: 30_000,
  },
});
