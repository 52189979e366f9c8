import type { ComponentProps, ComponentType } from 'react';

/** The frontmatter of a Markdown page, checked at build. */
export interface Frontmatter {
  /** Document title without the company's name. */
  readonly title: string;
  /** Description for search results: one sentence. */
  readonly description: string;
  /** The small line over the heading. */
  readonly eyebrow: string;
  /** The page's one `h1`. */
  readonly heading: string;
  /** Policies: day of the last change, ISO 8601. */
  readonly updated?: string;
  /** Policies and their index: a disclaimer under the title. */
  readonly note?: string;
  /**
   * Other order of a text than the usual one of headings beside their text: `letter`, one column and notes beside it.
   */
  readonly composition?: 'letter';
}

/** The heading of one of a page's sections. */
export interface SectionHeading {
  /** The section's anchor, without a hash. */
  readonly id: string;
  /** The number it is written with, its full stop included. */
  readonly number?: string;
  readonly text: string;
}

export interface TextProps {
  /** Component in place of the text's `<div>`s: one holds its introduction, one its sections. */
  readonly components?: { readonly div: ComponentType<ComponentProps<'div'>> };
}

/** A compiled Markdown page. */
export interface Prose {
  readonly default: ComponentType<TextProps>;
  /** Its sections, in order. */
  readonly headings: readonly SectionHeading[];
}
