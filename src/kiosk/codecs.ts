import { type Codec, listWords } from '../query/parameter';
import { grouped, withMinus } from '../sim/words/units';

/** Shortens a typed text to one line of at most `most` characters. */
export function shortLine(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** Returns a shortened text in quotation marks. */
export const inQuotes = (text: string) => `“${shortLine(text)}”`;

/** Joins words into a list that ends with "or". */
const orList = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * A codec of one value. `read` gets its text in small letters and without spaces, because a kiosk's address is typed by
 * hand. `kind` completes the sentence "Enter …".
 */
function single<T>(kind: string, read: (text: string) => T | undefined, write: (value: T) => string): Codec<T> {
  const readAny = (text: string) => read(text.replaceAll(/\s/g, '').toLowerCase());
  return {
    read: readAny,
    write,
    problems: (text) => (readAny(text) === undefined ? [`Enter ${kind}.`] : []),
  };
}

const numberWithin = (n: number | undefined, least: number, most: number) =>
  n !== undefined && n >= least && n <= most ? n : undefined;

/** Units by the ways in which they are written, each with its factor to the first unit. */
type Units = Readonly<Record<string, number>>;

const units = (words: string, each: number): Units => Object.fromEntries(words.split(' ').map((word) => [word, each]));
const METRES: Units = { ...units('m metre metres meter meters', 1), cm: 0.01, ...units('ft feet', 0.3048) };
const INCHES: Units = { ...units("in inch inches \" ” ″ '' ’’", 1), cm: 1 / 2.54 };
const DEGREES = units('° deg degree degrees', 1);
const SECONDS: Units = {
  ...units('s sec secs second seconds', 1),
  ...units('m min mins minute minutes', 60),
  ...units('h hr hrs hour hours', 3_600),
};

/**
 * Returns the number that a text begins with, in the first unit; undefined without a number, or if the rest is no unit.
 * Its fraction begins with a point or a comma.
 */
function amount(text: string, known: Units): number | undefined {
  const [, digits = '', unit = ''] = /^(-?\d{1,9}(?:[.,]\d{1,3})?)(\D*)$/.exec(text) ?? [];
  const units: Units = { ...known, '': 1 };
  const each = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (digits === '' || each === undefined) return undefined;
  return Math.round(Number(digits.replace(',', '.')) * each * 1_000) / 1_000;
}

/** A whole number from `least` to `most`, with or without its unit. */
export const wholeNumber = (least: number, most: number, unit = ''): Codec<number> =>
  single(
    `a whole number from ${withMinus(grouped(least))} to ${withMinus(grouped(most))}`,
    (text) => {
      const n = numberWithin(amount(text, { [unit]: 1 }), least, most);
      return Number.isInteger(n) ? n : undefined;
    },
    String,
  );

/** One of some words or numbers. */
export const oneOf = <const T extends string | number>(values: readonly T[]): Codec<T> =>
  single(orList(values), (text) => values.find((value) => String(value) === text), String);

/** Words with commas between them, each once and in the order of `known`. Others are left out. */
export const wordList = <T extends string>(known: readonly T[]): Codec<readonly T[]> => ({
  read: (text) => listWords(text, known).found,
  write: (list) => list.join(','),
  problems: (text) =>
    listWords(text, known)
      .unknown.filter((word) => word.trim() !== '')
      .map((word) => `Instead of ${inQuotes(word)}, enter ${orList(known)}.`),
});

/** A number with or without a unit. It is written with the first unit of `known`. */
const measure = (kind: string, known: Units, least: number, most: number): Codec<number> => {
  const [unit = ''] = Object.keys(known);
  return single(
    kind,
    (text) => numberWithin(amount(text, known), least, most),
    (n) => `${n}${unit}`,
  );
};

/** A number without a unit. */
export const factor = (least: number, most: number) => measure(`a number from ${least} to ${most}`, {}, least, most);
/** A distance in metres, written as `3m`. */
export const metres = (least: number, most: number) =>
  measure(`a distance from ${least} to ${most} m`, METRES, least, most);
/** A length in inches, written as `65in`. */
export const inches = (least: number, most: number) =>
  measure(`a diagonal from ${least} to ${most} inches`, INCHES, least, most);

/** One of some angles, in degrees. */
export const angle = <const T extends number>(values: readonly T[]): Codec<T> =>
  single(orList(values), (text) => values.find((value) => value === amount(text, DEGREES)), String);

/** Formats seconds with the largest unit that needs no fraction, such as `10m`. */
function lengthText(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600}h`;
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;
}

/** Returns a duration as a person writes it: `90 s`, `10 min`, `2 h`. */
export const spacedDuration = (text: string): string =>
  text.replace(/(\d)([smh])$/, (_, digit: string, unit: string) => `${digit} ${unit === 'm' ? 'min' : unit}`);

/** A duration in seconds, written with the largest unit that needs no fraction: `90s`, `10m`, `2h`. */
export const duration = (least: number, most: number): Codec<number> =>
  single(
    `a time from ${spacedDuration(lengthText(least))} to ${spacedDuration(lengthText(most))}, such as 90 s or 10 min`,
    (text) => {
      const seconds = numberWithin(amount(text, SECONDS), least, most);
      return Number.isInteger(seconds) ? seconds : undefined;
    },
    lengthText,
  );

/** Screens in columns and rows that show one picture, or `each`: every screen shows another item. */
export type Wall = { readonly columns: number; readonly rows: number } | 'each';

/** Most screens along a side of a wall. */
const MOST_A_SIDE = 8;

/** A wall, such as `3x2` or `each`. */
export const wall: Codec<Wall> = single<Wall>(
  `“each”, or columns by rows (at most ${MOST_A_SIDE} of either), such as 3x2`,
  (text) => {
    if (text === 'each') return 'each';
    const [, columns, rows] = /^(\d)(?:[x×*]|by)(\d)$/.exec(text) ?? [];
    const size = [columns, rows].map((side) => numberWithin(Number(side ?? 0), 1, MOST_A_SIDE));
    return size[0] && size[1] ? { columns: size[0], rows: size[1] } : undefined;
  },
  (value) => (value === 'each' ? value : `${value.columns}x${value.rows}`),
);

const ORIGIN = /^https?:\/\/[a-z0-9][a-z0-9.-]{0,200}(:\d{1,5})?$/;

/** The origin of a site: scheme, host and port, without a path. Without a scheme, `https` is assumed. */
export const siteOrigin: Codec<string> = single(
  'an address such as https://example.org, without a path',
  (text) => {
    const bare = text.replace(/\/$/, '');
    const whole = /^[^/:]+\.[^/]+$/.test(bare) ? `https://${bare}` : bare;
    return ORIGIN.test(whole) ? whole : undefined;
  },
  (text) => text,
);
