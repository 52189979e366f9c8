import type { ReactElement } from 'react';
import type { Frontmatter, SectionHeading, TextProps } from '../content/document';

export interface PageProps {
  readonly head: Frontmatter;
  /** Path of the route. */
  readonly path: string;
  /** Text of the content file, compiled. */
  readonly text: ReactElement<TextProps>;
  /** Sections of the text, in order. */
  readonly headings: readonly SectionHeading[];
}
