import type { Frontmatter } from '../content/document';

/** What a route tells the document's head and the build. */
export interface RouteHandle {
  readonly head: Frontmatter;
  /** Undefined for a page that has no address of its own. */
  readonly canonicalPath: string | undefined;
  /** Source files, relative to the project, whose chunks the page needs at once. */
  readonly modules: readonly string[];
}
