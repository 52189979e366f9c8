import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import type { TextProps } from '../content/document';

/** The text's elements without one of its parts. */
const without = (part: 'introduction' | 'sections') => ({
  div: (props: ComponentProps<'div'>) => (props.className === `prose-${part}` ? null : <div {...props} />),
});

const INTRODUCTION = without('sections');
const SECTIONS = without('introduction');

interface TextPartProps {
  /** A page's compiled text. */
  readonly text: ReactElement<TextProps>;
}

/** What stands before the first section heading of a text. */
export function Introduction({ text }: TextPartProps) {
  return cloneElement(text, { components: INTRODUCTION });
}

/** The sections of a text; nothing for a text without sections. */
export function Sections({ text }: TextPartProps) {
  return cloneElement(text, { components: SECTIONS });
}
