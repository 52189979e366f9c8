import { useEffect, useEffectEvent } from 'react';
import { siteRoot } from '../../../session/address/site-root';
import { hideIdlePointer, isLeaving, lockPage } from '../../lock';
import type { PageSubject } from '../../subject';
import { showSection } from './child-session';
import type { SitePages } from './site-pages';

/** Returns the page of the site that a link leads to; undefined for any other address. */
function pageOf({ origin, pathname, search, hash }: HTMLAnchorElement, { paths }: SitePages): PageSubject | undefined {
  const path = paths.find((each) => origin + pathname === `${siteRoot()}${each}`);
  return path && { kind: 'page', path, search, hash };
}

/**
 * Closes the ways out of the show. A link to a section scrolls there, one to a page of the site goes to `openPage`, and
 * any other does nothing. The operator's keys call `leave`.
 */
export function useLock(site: SitePages, openPage: (page: PageSubject) => void, leave: () => void): void {
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    if (link.getAttribute('href')?.startsWith('#')) return showSection(link.hash);
    const page = pageOf(link, site);
    if (page) openPage(page);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isLeaving(event)) leave();
  });
  useEffect(() => lockPage((link) => follow(link)), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  useEffect(hideIdlePointer, []);
}
