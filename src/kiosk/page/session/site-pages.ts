import type { ReactElement } from 'react';
import type { PagePath } from '../../../session/address/write';

/** The pages of the site that a kiosk can show. */
export interface SitePages {
  readonly paths: readonly PagePath[];
  /** Loads a page. Rejects if there is none at `path`, or its code cannot be loaded. */
  load(path: PagePath): Promise<ReactElement>;
}

/** Properties that the route of a kiosk page passes to it. */
export interface KioskPageProps {
  readonly site: SitePages;
}
