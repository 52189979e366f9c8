import type { WorldName } from '../sim/math/seed-of';
import { grouped } from '../sim/words/units';

/** Reading and writing of the text of a parameter. */
export interface Codec<T> {
  /** Undefined where nothing of the text can be used. Never throws. */
  read(text: string): T | undefined;
  write(value: T): string;
  /** Problems of a text, a sentence for each unusable part; none if all of it is used. */
  problems(text: string): readonly string[];
}

/** A parameter of an address: of every page, of a dashboard or of a kiosk. */
export interface Parameter<T> extends Codec<T> {
  /** Name in an address. */
  readonly name: string;
  /** The value where no address names one. */
  readonly initial?: T;
  /** The name of the parameter without which it has no effect. */
  readonly beside?: string;
  /**
   * The parameter goes along to the next page, as the instant does; others, such as a filter, concern their page alone.
   */
  readonly carried?: boolean;
  /** The choice is kept for the next visit of its page. */
  readonly kept?: boolean;
  /** Parameters with the same word say one thing together: an address that names one of them says all of it. */
  readonly together?: string;
  /** The parameter concerns one world, and is dropped when another is chosen. */
  readonly ofOneWorld?: boolean;
  /** Sentence about a value that names something missing in `world`; undefined if it exists. */
  missing?(value: T, world: WorldName): string | undefined;
}

/** Whether a text says what holds where no address names one. */
export const isInitial = ({ initial, write }: Parameter<unknown>, text: string | undefined): boolean =>
  initial !== undefined && text === write(initial);

/** Declaration of a parameter: a `Parameter` whose sentences lack their common beginning. */
interface Declared<T> extends Omit<Parameter<T>, 'problems' | 'missing'> {
  /** How a sentence about it begins, if not with “The link’s “name””: what a visitor calls it. */
  readonly subject?: string;
  /** End of the sentence about a text that cannot be used in full. */
  unread(text: string): string;
  /** False where a part of the text was left out. */
  readInFull?(text: string): boolean;
  missing?(value: T, world: WorldName): string | undefined;
}

/** A parameter that pages of the site take. */
export function parameter<T>({ subject, unread, readInFull, missing, ...rest }: Declared<T>): Parameter<T> {
  const sentence = (words: string) => `${subject ?? `The link’s “${rest.name}”`} ${words}.`;
  return {
    ...rest,
    problems(text) {
      if (rest.read(text) === undefined) return [sentence(unread(text))];
      return readInFull?.(text) === false ? [`Part of the link’s “${rest.name}” ${unread(text)}.`] : [];
    },
    missing(value, world) {
      const words = missing?.(value, world);
      return words && sentence(words);
    },
  };
}

/**
 * The filter of a log, in one or more parameters: they are kept for the next visit, and an address that names one of
 * them says all of it.
 */
export const filter = <T extends Readonly<Record<string, Parameter<unknown>>>>(log: string, parameters: T): T =>
  Object.fromEntries(
    Object.entries(parameters).map(([key, each]) => [key, { ...each, kept: true, together: log }]),
  ) as Readonly<Record<string, Parameter<unknown>>> as T;

/** Reads a text as it is where it passes a test. */
export const textMatching = (test: (text: string) => boolean) => (text: string) => (test(text) ? text : undefined);

/** The values that a parameter takes, in words, and whether a text names one beyond them. */
interface Limits {
  readonly words: string;
  exceeds(text: string): boolean;
}

/** Numbers from `least` to `most`. */
export const numbers = (least: number, most: number): Limits => ({
  words: `${grouped(least)} to ${grouped(most)}`,
  exceeds: (text) => text.trim() !== '' && (Number(text) < least || Number(text) > most),
});

/** End of the sentence about a text that cannot be read at all, or that names a value beyond the limits. */
export const unreadableMessage = (consequence: string, limits?: Limits) => (text: string) =>
  `${limits?.exceeds(text) ? `is outside ${limits.words}` : 'could not be read'}, so ${consequence}`;

/**
 * The words of a comma-separated list: each of `known` that it has, in their order, and the others as they are written.
 */
export function listWords<W extends string>(text: string, known: readonly W[]) {
  const spelling = (word: string) => word.replaceAll(/\s/g, '').toLowerCase();
  const words = text.split(',');
  const spellings = words.map(spelling);
  return {
    found: known.filter((word) => spellings.includes(spelling(word))),
    others: words.filter((word) => !known.some((each) => spelling(each) === spelling(word))),
  };
}

/** A list of `known` words; `none` stands for the empty list. */
export const listOf = <W extends string>(known: readonly W[], none: string) => ({
  read(text: string): readonly W[] | undefined {
    const { found } = listWords(text, known);
    return found.length > 0 || text.toLowerCase() === none ? found : undefined;
  },
  write: (list: readonly W[]) => (list.length === 0 ? none : known.filter((word) => list.includes(word)).join(',')),
  readInFull: (text: string) => text.toLowerCase() === none || listWords(text, known).others.length === 0,
  unread: () => 'was not recognised and is ignored',
});
