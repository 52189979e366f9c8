import { type DashboardId, isDashboardId } from '../dashboards/ids';
import { panelIn } from '../session/address/link';
import type { PagePath } from '../session/address/write';
import { SHOW_SCENES, type ShowSceneName, showSceneEntry } from './scenes';

/** A page of the site with a query of its own. */
export interface PageSubject {
  readonly kind: 'page';
  readonly path: PagePath;
  /** Query of the page. Begins with `?` or is empty. */
  readonly search: string;
  /** Section that a visitor went to, with its `#`. */
  readonly hash?: string;
}

/** A panel alone, or a page: what the site has too. */
type SiteSubject = { readonly kind: 'panel'; readonly id: DashboardId } | PageSubject;

/** Subject of an item in a playlist, or of a visitor's touch. */
export type Subject = { readonly kind: 'scene'; readonly name: ShowSceneName } | SiteSubject;

/** Returns the entry of a subject that is a scene of the show; undefined for others. */
export const showSceneOf = (subject: Subject) => (subject.kind === 'scene' ? showSceneEntry(subject.name) : undefined);

/** Returns a text that is equal only for equal subjects. */
export const subjectKey = (subject: Subject): string => JSON.stringify(subject);

/** Returns the name with which a subject is counted and reported: for a page, its path. */
export function subjectName(subject: Subject): string {
  if (subject.kind === 'page') return subject.path;
  return subject.kind === 'scene' ? subject.name : subject.id;
}

/** Returns a subject as text: a scene or a panel by its name, a page by its path and query. */
export const subjectText = (subject: Subject): string =>
  subject.kind === 'page' ? `${subject.path}${subject.search}` : subjectName(subject);

/**
 * Returns the panel or the page that a text names, in any case; undefined for none. `paths` are those of the site's
 * pages.
 */
export function siteSubject(text: string, paths: readonly string[]): SiteSubject | undefined {
  const id = text.toLowerCase();
  if (isDashboardId(id)) return { kind: 'panel', id };
  const [, pathname = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(text) ?? [];
  const path = paths.find((each) => each === pathname.toLowerCase());
  return path === undefined ? undefined : { kind: 'page', path: path as PagePath, search };
}

/**
 * Returns the scene, the panel or the page that a text names; a scene takes precedence over a panel of the same name.
 */
export function readSubject(text: string, paths: readonly string[]): Subject | undefined {
  const name = SHOW_SCENES.find((each) => each === text.toLowerCase());
  return name ? { kind: 'scene', name } : siteSubject(text, paths);
}

/** Location of a subject on the site: a page, and the panel that is shown there alone. */
export interface SiteLocation {
  readonly path: PagePath;
  readonly search: string;
  readonly hash?: string | undefined;
  readonly panel: DashboardId | undefined;
}

/** Returns the location on the site where a visitor finds a subject. */
export function siteLocation(subject: Subject): SiteLocation {
  switch (subject.kind) {
    case 'page': {
      const { path, search, hash } = subject;
      return { path, search, hash, panel: panelIn(search) };
    }
    case 'panel':
      return { path: '/', search: '', panel: subject.id };
    case 'scene':
      return { path: showSceneEntry(subject.name).path, search: '', panel: undefined };
  }
}
