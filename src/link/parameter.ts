/** Reading and writing of one parameter of an address. */
export interface Parameter<T> {
  /** Undefined where the text cannot be read. Never throws. */
  read(text: string): T | undefined;
  write(value: T): string;
}

/** What a link is read against. */
export interface Known {
  /** Ids of the dashboards. */
  readonly panels: readonly string[];
  /** Seed of the world that is shown if the link names none. */
  readonly seed: string;
}

/** A parameter that every page of the site takes. */
export interface SiteParameter<T> extends Parameter<T> {
  /** As an address writes it. */
  readonly name: string;
  /** It goes along to the next page, as the instant does. One that is not carried concerns its page alone, as a filter does. */
  readonly carried: boolean;
  /** The value on a first visit, which no address needs to name. */
  readonly initial?: T;
  /** The name of the parameter without which it has no effect. */
  readonly beside?: string;
  /** What is said of a text that cannot be used, after “The link’s “name””. */
  unread(text: string): string;
  /** False where a part of the text was left out. */
  readInFull?(text: string): boolean;
  /** Whether there is what a readable value names. */
  exists?(value: T, known: Known): boolean;
}

/** The known words of a comma-separated list, each once, in the order of `known`; `none` stands for the empty list. */
export function listOf<W extends string>(known: readonly W[], none: string) {
  const words = (text: string) => text.toLowerCase().split(',');
  const isIn = (list: readonly string[]) => (word: string) => list.includes(word.toLowerCase());
  return {
    read(text: string): readonly W[] | undefined {
      if (text.toLowerCase() === none) return [];
      const found = known.filter(isIn(words(text)));
      return found.length > 0 ? found : undefined;
    },
    write: (list: readonly W[]) => (list.length === 0 ? none : list.join(',')),
    readInFull: (text: string) =>
      text.toLowerCase() === none || words(text).every((word) => known.some((each) => each.toLowerCase() === word)),
    unread: () => 'could not be read in full, so the unknown parts are left out',
  };
}
