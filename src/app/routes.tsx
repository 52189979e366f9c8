import type { RouteObject } from 'react-router-dom';
import type { Frontmatter } from '../content/document';
import { frontmatter, loadProse } from '../content/documents';
import { NotFound } from '../pages/not-found';
import type { RouteHandle } from './handle';
import { Root } from './root';
import { RouteError } from './route-error';

/** A route: its path, the page module that shows it and the content file it shows. */
interface RouteEntry {
  readonly path: string;
  readonly page: keyof typeof PAGES;
  readonly content: string;
}

/** The page modules, each its own chunk. A module's `Page` takes the content file's frontmatter and text. */
const PAGES = {
  home: () => import('../pages/home'),
  instrument: () => import('../pages/instrument'),
  skynet: () => import('../pages/skynet'),
  capsule: () => import('../pages/capsule'),
  policy: () => import('../pages/policy'),
  careers: () => import('../pages/careers'),
  timeline: () => import('../pages/timeline'),
  expos: () => import('../pages/expos'),
  executive: () => import('../pages/executive'),
  legal: () => import('../pages/legal'),
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

/** Descriptive pages with live dashboards. */
const INSTRUMENTED = [
  'research',
  'edge-robotics',
  'neuromorphic',
  'containment',
  'security',
  'transparency',
  'ethics',
] as const;

/** Pages of their own composition; each has the name of its page module. */
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

/** What the 404 page calls itself. */
const NOT_FOUND: Frontmatter = {
  title: 'Route not found',
  description: 'There is no page at this address.',
  eyebrow: 'Error',
  heading: '404',
};

function toRoute({ path, page, content }: RouteEntry): RouteObject {
  const head = frontmatter(content);
  const handle: RouteHandle = {
    head,
    canonicalPath: path,
    modules: [`src/pages/${page}.tsx`, `src/content/${content}.md`],
  };
  return {
    path,
    caseSensitive: true,
    handle,
    lazy: async () => {
      const [{ Page }, { default: Text, headings }] = await Promise.all([PAGES[page](), loadProse(content)]);
      return { element: <Page head={head} path={path} text={<Text />} headings={headings} /> };
    },
  };
}

const notFoundHandle: RouteHandle = { head: NOT_FOUND, canonicalPath: undefined, modules: [] };

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [...ROUTES.map(toRoute), { path: '*', handle: notFoundHandle, element: <NotFound head={NOT_FOUND} /> }],
  },
];
