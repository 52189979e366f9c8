import type { ReactElement } from 'react';
import type { Frontmatter, SectionHeading, TextProps } from '../content/document';
import { Contents } from './contents/contents';
import { Sections } from './text-part';
import './text-columns.css';
import './compositions.css';

interface TextColumnsProps {
  readonly text: ReactElement<TextProps>;
  /** Sections that the contents list. */
  readonly headings: readonly SectionHeading[];
  readonly composition?: Frontmatter['composition'] | undefined;
}

/** Sections of a text: each heading beside its section, and the contents beside both. */
export function TextColumns({ text, headings, composition }: TextColumnsProps) {
  return (
    <div className="text-columns grid" data-composition={composition}>
      <Contents headings={headings} />
      <div className="prose">
        <Sections text={text} />
      </div>
    </div>
  );
}
