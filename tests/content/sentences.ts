import type { Page } from './page';

/** Sentences of a page, headings apart; a list item without a full stop is one. */
export function sentencesOf({ blocks }: Pick<Page, 'blocks'>): string[] {
  return blocks
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ text }) => text.split(/(?<=[.!?]["”')]?)\s+(?=["“'(]?[A-Z0-9])/))
    .filter((sentence) => sentence !== '');
}

/** Words of a text; a number is a word, a lone sign is none. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Words on a page, headings included. */
export const wordCount = ({ blocks }: Pick<Page, 'blocks'>) =>
  blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
