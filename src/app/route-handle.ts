import type { Frontmatter } from '../content/document';
import type { PagePath } from '../session/address/write';

/** What a route tells the document's head and the build. */
export interface RouteHandle {
  readonly head: Frontmatter;
  /** Undefined for a page that has no address of its own. */
  readonly canonicalPath: PagePath | undefined;
  /**
   * The page fills the window, without header and footer. The app does not change its address, and search engines are
   * told to skip it.
   */
  readonly bare?: boolean;
  /** Source files, relative to the project, whose chunks the page needs at once. */
  readonly modules: readonly string[];
}
