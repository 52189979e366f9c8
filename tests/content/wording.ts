import { readFileSync } from 'node:fs';
import type { Page } from './page';
import { sentencesOf, wordsOf } from './sentences';

/** Words of the longest sentence that a page may hold. */
export const LONGEST_SENTENCE = 45;
/** Words from which on a sentence counts as one that is not said twice. */
const SHORTEST_REPEATED = 4;

/** Sentences that more than one page says on purpose. */
export const BOILERPLATE: readonly string[] = [
  'Use beyond evaluation requires an executed enterprise license agreement and hardware attestation.',
  // The dialog's heading, and the text of the page for readers without it.
  'Direct applications are not accepted on this site.',
];

/** A sentence as it is compared: its words alone. */
const keyOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const ALLOWED = BOILERPLATE.map(keyOf);

const PLACEHOLDER =
  /\b(?:lorem|ipsum|tbd|todo|fixme|xxx+|coming soon|under construction|placeholder|insert \w+ here|to be (?:announced|confirmed|determined|decided|added|defined))\b|\?{2,}|\.{3}|…/i;

/** Spellings of other Englishes that a British dictionary lets pass; names that the specification fixes go free. */
const NOT_BRITISH = /\b(?!initialization)\w{3,}(?:iz(?:ation|ations|e|ed|er|ers|es|ing))\b/i;
const ENDS_IN_IZE = /\b(?:size[ds]?|sizing|prize[ds]?|seize[ds]?|seizing|resize[ds]?|resizing)\b/gi;

/** What the fact sheet's tone rules out, out of the fact sheet itself. */
function bannedWords(): readonly RegExp[] {
  const sheet = readFileSync('docs/company.md', 'utf8');
  const list = /Not: ([\s\S]*?)\.\n/.exec(sheet)?.[1];
  if (!list) throw new Error('docs/company.md no longer lists the words that its tone rules out');
  return list.split(/,\s+/).map((entry) => {
    const words = entry
      .replace(/"/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\b[XY]\b/g, '.{1,60}');
    return new RegExp(`\\b${words.replace(/e$/, '')}(?:e|es|s|ed|ing)?\\b`, 'i');
  });
}
const BANNED = bannedWords();

/** What a search result or a heading says beside a page's text. */
const headTexts = ({ head }: Page) => Object.values(head);
const allTexts = (page: Page) => [...headTexts(page), ...page.blocks.map(({ text }) => text)];

const matches = (page: Page, patterns: readonly RegExp[]) =>
  allTexts(page).flatMap((text) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${page.path}: "${found}" in "${text}"`] : [];
    }),
  );

/** Rules that look at one page: what is wrong with it, a line each. */
export const PAGE_RULES: Readonly<Record<string, (page: Page) => string[]>> = {
  'holds no placeholder': (page) => matches(page, [PLACEHOLDER]),
  'keeps to the fact sheet’s tone': (page) => matches(page, BANNED),
  'spells words in -ise as the rest of the site does': (page) =>
    allTexts(page).flatMap((text) => {
      const found = NOT_BRITISH.exec(text.replace(ENDS_IN_IZE, ''))?.[0];
      return found ? [`${page.path}: ${found}`] : [];
    }),
  'has no sentence too long to follow': (page) =>
    sentencesOf(page)
      .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE)
      .map((sentence) => `${page.path}: ${wordsOf(sentence).length} words: ${sentence}`),
};

/** Sentences that stand on more than one page, or twice on one, with the pages. */
export function repeatedSentences(pages: readonly Page[]): string[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    const { note, description } = page.head;
    for (const sentence of [...sentencesOf(page), ...(note ? [note] : []), ...(description ? [description] : [])]) {
      const key = keyOf(sentence);
      if (wordsOf(sentence).length < SHORTEST_REPEATED || ALLOWED.includes(key)) continue;
      places.set(key, [...(places.get(key) ?? []), page.path]);
    }
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([key, paths]) => `${paths.join(', ')}: ${key}`);
}
