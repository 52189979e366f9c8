import type { ReactNode } from 'react';
import type { Frontmatter } from '../content/document';

/** What a route hands its page. */
export interface PageProps {
  readonly head: Frontmatter;
  /** The route's path. */
  readonly path: string;
  /** The content file's text, compiled. */
  readonly text: ReactNode;
}
