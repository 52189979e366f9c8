import type { Frontmatter } from '../content/document';
import type { PagePath } from '../session/address/write';

/** Data of a route for the document's head and the build. */
export interface RouteHandle {
  readonly head: Frontmatter;
  /** Undefined for a page without an address. */
  readonly canonicalPath: PagePath | undefined;
  /**
   * True if the page fills the window, without header and footer. The app does not change its address, and search
   * engines are asked to skip it.
   */
  readonly isBare?: boolean;
  /** Source files, relative to the project, whose chunks the page needs at once. */
  readonly modules: readonly string[];
}
