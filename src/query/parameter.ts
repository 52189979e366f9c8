import type { WorldName } from '../sim/math/seed-of';
import { grouped } from '../sim/words/units';

/** Reads and writes the text of a parameter. */
export interface Codec<T> {
  /** Returns the value of a text; undefined if nothing in it is usable. Never throws. */
  read(text: string): T | undefined;
  write(value: T): string;
  /** Returns the problems of a text, a sentence for each unusable part; none if all of it is used. */
  problems(text: string): readonly string[];
}

/** A parameter of an address: of every page, of a dashboard or of a kiosk. */
export interface Parameter<T> extends Codec<T> {
  /** Name in an address. */
  readonly name: string;
  /** Value if no address names one. */
  readonly initial?: T;
  /** Name of another parameter, without which this one has no effect. */
  readonly requires?: string;
  /**
   * True if the parameter goes along to the next page, as the instant does; others, such as a filter, concern their
   * page alone.
   */
  readonly isCarried?: boolean;
  /** True if the choice is kept for the next visit of its page. */
  readonly isKept?: boolean;
  /** True if only the site's pages have the parameter, and a kiosk's show does not. */
  readonly isOfPages?: boolean;
  /** Name of a group: an address that names one of its parameters thereby sets all of them. */
  readonly group?: string;
  /** True if the parameter concerns one world, and is dropped when another is chosen. */
  readonly isOfWorld?: boolean;
  /** Returns a sentence about a value that names something missing in `world`; undefined if it exists. */
  missing?(value: T, world: WorldName): string | undefined;
}

/** True if a text has the value that holds where no address names one. */
export const isInitial = ({ initial, write }: Parameter<unknown>, text: string | undefined): boolean =>
  initial !== undefined && text === write(initial);

/** Declaration of a parameter: a `Parameter` whose sentences lack their common beginning, `The time in this link`. */
interface Declared<T> extends Omit<Parameter<T>, 'write' | 'problems' | 'missing'> {
  /** Words for it in a notice; its name by default. */
  readonly noun?: string;
  /** `String` by default. */
  write?(value: T): string;
  /** Returns the end of the sentence about a text that is not used in full. */
  refusal(text: string): string;
  /** Returns false if a part of the text was left out. */
  readInFull?(text: string): boolean;
  missing?(value: T, world: WorldName): string | undefined;
}

/** Creates a parameter of the site's pages. */
export function parameter<T>({ noun, refusal, readInFull, missing, ...rest }: Declared<T>): Parameter<T> {
  const sentence = (words: string, which = 'The') => `${which} ${noun ?? rest.name} in this link ${words}.`;
  return {
    write: String,
    ...rest,
    problems(text) {
      if (rest.read(text) === undefined) return [sentence(refusal(text))];
      return readInFull?.(text) === false ? [sentence(refusal(text), 'Part of the')] : [];
    },
    missing(value, world) {
      const words = missing?.(value, world);
      return words && sentence(words);
    },
  };
}

/**
 * Filter of a log, in one or more parameters: they are kept for the next visit, and an address that names one of them
 * sets all.
 */
export const filterParameters = <T extends Readonly<Record<string, Parameter<unknown>>>>(
  log: string,
  parameters: T,
): T =>
  Object.fromEntries(
    Object.entries(parameters).map(([key, each]) => [key, { ...each, isKept: true, group: log }]),
  ) as Readonly<Record<string, Parameter<unknown>>> as T;

/** Returns a reader that takes a text unchanged if it passes a test. */
export const textMatching = (test: (text: string) => boolean) => (text: string) => (test(text) ? text : undefined);

/** The values of a parameter in words, and a test whether a text names a value beyond them. */
interface Limits {
  readonly words: string;
  exceeds(text: string): boolean;
}

/** Limits of numbers from `least` to `most`. */
export const numberLimits = (least: number, most: number): Limits => ({
  words: `${grouped(least)} to ${grouped(most)}`,
  exceeds: (text) => text.trim() !== '' && (Number(text) < least || Number(text) > most),
});

/** End of the sentence about a text that cannot be read, or that names a value beyond the limits. */
export const unreadableMessage = (consequence: string, limits?: Limits) => (text: string) =>
  `${limits?.exceeds(text) ? `is outside ${limits.words}` : 'is not valid'}, so ${consequence}`;

/**
 * Words of a comma-separated list: `found`, the `known` words in their own order, and the `unknown` as they are
 * written.
 */
export function listWords<W extends string>(text: string, known: readonly W[]) {
  const spelling = (word: string) => word.replaceAll(/\s/g, '').toLowerCase();
  const words = text.split(',');
  const spellings = words.map(spelling);
  return {
    found: known.filter((word) => spellings.includes(spelling(word))),
    unknown: words.filter((word) => !known.some((each) => spelling(each) === spelling(word))),
  };
}

/** End of the sentence about words of a list, or a text, that have nothing in their place. */
export const leftOut = () => 'is not valid, so it is left out';

/** Codec of a list of `known` words; `none` stands for the empty list. */
export const listOf = <W extends string>(known: readonly W[], none: string) => ({
  read(text: string): readonly W[] | undefined {
    const { found } = listWords(text, known);
    return found.length > 0 || text.toLowerCase() === none ? found : undefined;
  },
  write: (list: readonly W[]) => (list.length === 0 ? none : known.filter((word) => list.includes(word)).join(',')),
  readInFull: (text: string) => text.toLowerCase() === none || listWords(text, known).unknown.length === 0,
  refusal: leftOut,
});
