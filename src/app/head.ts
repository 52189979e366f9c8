import { BRAND } from '../content/brand';
import type { RouteHandle } from './handle';

/** The tags of a page's head that change from page to page. */
export interface HeadTags {
  readonly title: string;
  readonly description: string;
  /** Absolute address; undefined for a page that has none, which search engines are asked to skip. */
  readonly canonical: string | undefined;
}

export function headTags({ head, canonicalPath }: RouteHandle): HeadTags {
  return {
    title: `${head.title} · ${BRAND.name}`,
    description: head.description,
    canonical: canonicalPath === undefined ? undefined : `${BRAND.origin}${canonicalPath}`,
  };
}

/** Adds, changes or removes the one element that `tag` and `name` describe. */
function put(tag: 'meta' | 'link', [key, name]: [string, string], attribute: string, value: string | undefined) {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

/** Brings the document's head up to the page that is shown. */
export function applyHead({ title, description, canonical }: HeadTags): void {
  document.title = title;
  put('meta', ['name', 'description'], 'content', description);
  put('link', ['rel', 'canonical'], 'href', canonical);
  put('meta', ['name', 'robots'], 'content', canonical ? undefined : 'noindex');
}
