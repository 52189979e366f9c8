import type { ReactElement } from 'react';
import type { PagePath } from '../../../session/address/write';

/** The pages of the site, as a kiosk shows them. */
export interface SitePages {
  readonly paths: readonly PagePath[];
  /** Loads a page. Rejects where there is none at `path`, or where its code cannot be loaded. */
  load(path: PagePath): Promise<ReactElement>;
}

/** What the route of a kiosk page hands it. */
export interface KioskPageProps {
  readonly site: SitePages;
}
