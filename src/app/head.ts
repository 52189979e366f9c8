import { BRAND } from '../content/brand';
import type { RouteHandle } from './route-handle';

/** One `meta` element: the attribute that names it, its name, and its content. */
export interface Meta {
  readonly key: 'name' | 'property';
  readonly name: string;
  /** Undefined where the page has no such element. */
  readonly content: string | undefined;
}

/** The tags of a page's head that differ between pages. */
export interface HeadTags {
  readonly title: string;
  /** Absolute address; undefined for a page without one, which search engines are asked to skip. */
  readonly canonical: string | undefined;
  readonly metas: readonly Meta[];
}

/** Root of the site: its origin and the path under which it is served. */
const ROOT = BRAND.origin + import.meta.env.BASE_URL.slice(0, -1);

/** The picture shown beside a link to any page; `npm run images` draws it. */
const PICTURE = {
  url: `${ROOT}/og.png`,
  type: 'image/png',
  width: '1200',
  height: '630',
  alt: 'Northwall: Autonomy with a brake you can inspect, over the load of 1,728 GPUs in three pods.',
} as const;

const named = (name: string, content: string | undefined): Meta => ({ key: 'name', name, content });
const property = (name: string, content: string | undefined): Meta => ({ key: 'property', name, content });

/** Tags for the head of a route's page. */
export function headTags({ head, canonicalPath, isBare = false }: RouteHandle): HeadTags {
  const canonical = canonicalPath === undefined || isBare ? undefined : `${ROOT}${canonicalPath}`;
  return {
    title: `${head.title} · ${BRAND.name}`,
    canonical,
    metas: [
      named('description', head.description),
      named('robots', canonical ? undefined : 'noindex'),
      property('og:type', 'website'),
      property('og:site_name', BRAND.name),
      property('og:locale', 'en_GB'),
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:url', canonical),
      property('og:image', PICTURE.url),
      property('og:image:type', PICTURE.type),
      property('og:image:width', PICTURE.width),
      property('og:image:height', PICTURE.height),
      property('og:image:alt', PICTURE.alt),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', head.title),
      named('twitter:description', head.description),
      named('twitter:image', PICTURE.url),
      named('twitter:image:alt', PICTURE.alt),
    ],
  };
}

/** Adds, changes or removes the one element that `tag` and `name` select. */
function put(tag: 'meta' | 'link', [key, name]: [string, string], attribute: string, value: string | undefined) {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

/** Brings the document's head up to date with the page shown. */
export function applyHead({ title, canonical, metas }: HeadTags): void {
  document.title = title;
  put('link', ['rel', 'canonical'], 'href', canonical);
  for (const { key, name, content } of metas) put('meta', [key, name], 'content', content);
}
