import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BRAND } from '../../src/content/brand.ts';
import { RELEASE } from '../../src/records/capsule/release.ts';
import { tokensCss } from '../../src/theme/tokens.ts';
import { dashboardIds } from './dashboard-ids.mjs';
import { withSubsets } from './fonts.mjs';
import { parseFrontmatter } from './frontmatter.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');

const TOKENS = 'virtual:tokens.css';

/** The address before a printed link, which its page does not name. */
const ORIGIN = `:root { --origin: "${BRAND.origin}"; }`;

/** The design tokens as CSS custom properties, from the one source that the stages read too. */
function tokens(): Plugin {
  return {
    name: 'tokens',
    resolveId: (id) => (id === TOKENS ? `\0${TOKENS}` : undefined),
    load: (id) => (id === `\0${TOKENS}` ? `${tokensCss()} ${ORIGIN}` : undefined),
  };
}

const DASHBOARD_IDS = 'virtual:dashboard-ids';

/** Ids of the dashboards as the registry lists them, for code that needs their names without their models. */
function dashboardNames(): Plugin {
  const file = resolve(PROJECT, 'src/dashboards/registry.ts');
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

/** Size and SHA-256 of the published capsule, computed from the file itself, so that they cannot differ from it. */
function capsule(): Plugin {
  const file = resolve(PROJECT, `public${RELEASE.path}`);
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

/** `page.md?frontmatter` is the file's checked frontmatter alone, so that a title does not load a text. */
function frontmatter(): Plugin {
  const query = '?frontmatter';
  const prefix = '\0frontmatter:';
  return {
    name: 'frontmatter',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(query)) return undefined;
      const file = await this.resolve(id.slice(0, -query.length), importer);
      // Without `.md`, because the Markdown compiler would take it for a text.
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

/** Reduces the fonts to the site's characters, weights and widths. */
function subsetFonts(): Plugin {
  const file = resolve(PROJECT, 'src/theme/fonts.css');
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    transform: (code, id) => (id === file ? withSubsets(code) : undefined),
  };
}

/** Serves the exhibitions' calendar files in development; `scripts/build/build-site.mjs` writes them. */
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

/** Plugins of the site's own: modules made at build, and files served in development. */
export const sitePlugins = (): Plugin[] => [
  tokens(),
  dashboardNames(),
  capsule(),
  frontmatter(),
  calendars(),
  subsetFonts(),
];
