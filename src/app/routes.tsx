import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Frontmatter } from '../content/document';
import { frontmatterOf, loadProse } from '../content/documents';
import type { SitePages } from '../kiosk/page/session/site-pages';
import type { PagePath } from '../session/address/write';
import { Root } from './root';
import { RouteError } from './route-error';
import type { RouteHandle } from './route-handle';

/** A route: its path, the page module that shows it and the content file that it shows. */
interface RouteEntry {
  readonly path: PagePath;
  readonly page: keyof typeof PAGES;
  readonly content: string;
}

/** Page modules, each a chunk. A module's `Page` takes the content file's frontmatter and text. */
const PAGES = {
  home: () => import('../pages/home/home'),
  instrument: () => import('../pages/instrument/instrument'),
  skynet: () => import('../pages/skynet/skynet'),
  capsule: () => import('../pages/capsule/capsule'),
  policy: () => import('../pages/policy/policy'),
  careers: () => import('../pages/careers/careers'),
  timeline: () => import('../pages/timeline/timeline'),
  expos: () => import('../pages/expos/expos'),
  executive: () => import('../pages/executive/executive'),
  legal: () => import('../pages/legal/legal'),
} as const;

const POLICIES = [
  'terms',
  'privacy',
  'cookies',
  'acceptable-use',
  'security-policy',
  'responsible-disclosure',
  'dpa',
  'accessibility',
  'export-compliance',
  'ai-ethics',
  'dmca',
  'code-of-conduct',
  'forward-looking',
] as const;

/** Slugs of descriptive pages with live dashboards. */
const INSTRUMENTED = [
  'research',
  'edge-robotics',
  'neuromorphic',
  'containment',
  'security',
  'transparency',
  'ethics',
] as const;

/** Slugs of pages with a composition of their own, each named like its page module. */
const COMPOSED = ['executive', 'timeline', 'careers', 'expos', 'legal'] as const;

/** Every route of the site. Any other path is the 404 page. */
export const ROUTES: readonly RouteEntry[] = [
  { path: '/', page: 'home', content: 'pages/home' },
  { path: '/skynet', page: 'skynet', content: 'pages/skynet' },
  ...INSTRUMENTED.map((slug): RouteEntry => ({ path: `/${slug}`, page: 'instrument', content: `pages/${slug}` })),
  { path: '/skynet-base-layer', page: 'capsule', content: 'pages/skynet-base-layer' },
  ...COMPOSED.map((slug): RouteEntry => ({ path: `/${slug}`, page: slug, content: `pages/${slug}` })),
  ...POLICIES.map((slug): RouteEntry => ({ path: `/${slug}`, page: 'policy', content: `policies/${slug}` })),
];

/** Frontmatter of the 404 page. */
const NOT_FOUND: Frontmatter = {
  title: 'Route not found',
  description: 'There is no page at this address.',
  eyebrow: 'Error',
  heading: '404',
};

async function loadPage({ path, page, content }: RouteEntry): Promise<ReactElement> {
  const [{ Page }, { default: Text, headings }] = await Promise.all([PAGES[page](), loadProse(content)]);
  return <Page head={frontmatterOf(content)} path={path} text={<Text />} headings={headings} />;
}

function toRoute(entry: RouteEntry): RouteObject {
  const { path, page, content } = entry;
  const head = frontmatterOf(content);
  const handle: RouteHandle = {
    head,
    canonicalPath: path,
    modules: [`src/pages/${page}/${page}.tsx`, `src/content/${content}.md`],
  };
  return {
    path,
    caseSensitive: true,
    handle,
    lazy: async () => ({ element: await loadPage(entry) }),
  };
}

/** Pages for kiosks, in no menu and not in the sitemap. They can show any of the other pages. */
const KIOSK_PAGES = {
  '/kiosk': { name: 'kiosk', title: 'Show', load: () => import('../kiosk/page/kiosk') },
  '/kiosk/setup': { name: 'setup', title: 'Set up a kiosk', load: () => import('../kiosk/page/setup') },
  '/kiosk/sync': { name: 'sync', title: 'Synchronise two screens', load: () => import('../kiosk/page/sync') },
  '/kiosk/health': { name: 'health', title: 'Kiosk health', load: () => import('../kiosk/page/health') },
} as const;

export const KIOSK_PATHS = Object.keys(KIOSK_PAGES) as (keyof typeof KIOSK_PAGES)[];

const SITE: SitePages = {
  paths: ROUTES.map(({ path }) => path),
  async load(path) {
    const entry = ROUTES.find((each) => each.path === path);
    if (!entry) throw new Error(`There is no page ${path}`);
    return loadPage(entry);
  },
};

function toKioskRoute(path: keyof typeof KIOSK_PAGES): RouteObject {
  const { name, title, load } = KIOSK_PAGES[path];
  const description = 'A show for the screens of an exhibition stand.';
  const head: Frontmatter = { title, description, eyebrow: 'Kiosk', heading: title };
  const handle: RouteHandle = { head, canonicalPath: path, isBare: true, modules: [`src/kiosk/page/${name}.tsx`] };
  const lazy = async () => {
    const { Page } = await load();
    return { element: <Page site={SITE} /> };
  };
  return { path, caseSensitive: true, handle, lazy };
}

const NOT_FOUND_ROUTE: RouteObject = {
  path: '*',
  handle: {
    head: NOT_FOUND,
    canonicalPath: undefined,
    modules: ['src/pages/not-found/not-found.tsx'],
  } satisfies RouteHandle,
  lazy: async () => {
    const { NotFound } = await import('../pages/not-found/not-found');
    return { element: <NotFound head={NOT_FOUND} /> };
  },
};

/** The site's routes as the router takes them, with the shell, kiosk pages and the 404 page. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [...ROUTES.map(toRoute), ...KIOSK_PATHS.map(toKioskRoute), NOT_FOUND_ROUTE],
  },
];
