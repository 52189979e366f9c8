import type { ComponentType } from 'react';

/** The frontmatter of a Markdown page, checked at build. */
export interface Frontmatter {
  /** Document title without the company's name. */
  readonly title: string;
  /** One sentence for search results. */
  readonly description: string;
  /** The small line over the heading. */
  readonly eyebrow: string;
  /** The page's one `h1`. */
  readonly heading: string;
  /** Policies: day of the last change, ISO 8601. */
  readonly updated?: string;
  /** Policies: a disclaimer under the title. */
  readonly note?: string;
}

/** A compiled Markdown page. */
export interface Prose {
  readonly default: ComponentType;
}
