import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import type { TextProps } from '../content/document';

/** Components that leave out one part of the text. */
const without = (part: 'introduction' | 'sections') => ({
  div: (props: ComponentProps<'div'>) => (props.className === `prose-${part}` ? null : <div {...props} />),
});

const INTRODUCTION = without('sections');
const SECTIONS = without('introduction');

interface TextPartProps {
  /** Compiled text of a page. */
  readonly text: ReactElement<TextProps>;
}

/** Introduction of a text: everything before its first section heading. */
export function Introduction({ text }: TextPartProps) {
  return cloneElement(text, { components: INTRODUCTION });
}

/** Sections of a text; nothing for a text without sections. */
export function Sections({ text }: TextPartProps) {
  return cloneElement(text, { components: SECTIONS });
}
