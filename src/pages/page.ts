import type { ReactElement } from 'react';
import type { Frontmatter, SectionHeading, TextProps } from '../content/document';

/** What a route hands its page. */
export interface PageProps {
  readonly head: Frontmatter;
  /** The route's path. */
  readonly path: string;
  /** The content file's text, compiled. */
  readonly text: ReactElement<TextProps>;
  /** The text's sections, in order. */
  readonly headings: readonly SectionHeading[];
}
