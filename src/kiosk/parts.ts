import type { Codec } from '../link/parameter';

/** A text that was typed, on one line and not too long. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The same in quotation marks. */
export const quoted = (text: string) => `“${brief(text)}”`;

/** Words as a list that ends with "or". */
const either = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** One value, whose text `read` gets in small letters and without spaces: a kiosk's address is typed by hand. `kind` completes "is not". */
function single<T>(kind: string, read: (text: string) => T | undefined, write: (value: T) => string): Codec<T> {
  const readAny = (text: string) => read(text.replaceAll(/\s/g, '').toLowerCase());
  return {
    read: readAny,
    write,
    problems: (text) => (readAny(text) === undefined ? [`${quoted(text)} is not ${kind}.`] : []),
  };
}

const whole = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined);
const within = (n: number | undefined, least: number, most: number) =>
  n !== undefined && n >= least && n <= most ? n : undefined;

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number): Codec<number> =>
  single(`a whole number from ${least} to ${most}`, (text) => within(whole(text), least, most), String);

/** One of these words or numbers. */
export const oneOf = <const T extends string | number>(values: readonly T[]): Codec<T> =>
  single(either(values), (text) => values.find((value) => String(value) === text), String);

/** Words with commas between them, each once and in the order of `known`. Unknown words are left out. */
export const listOf = <T extends string>(known: readonly T[]): Codec<readonly T[]> => {
  const words = (text: string) => text.split(',').filter((word) => word.trim() !== '');
  const one = oneOf(known);
  return {
    read: (text) => known.filter((each) => words(text).some((word) => one.read(word) === each)),
    write: (list) => list.join(','),
    problems: (text) => words(text).flatMap(one.problems),
  };
};

/** A number with a unit behind it, such as `3m`; the unit may be left out. */
export const measure = (unit: string, least: number, most: number): Codec<number> =>
  single(
    `a number from ${least} to ${most}`,
    (text) => {
      const bare = text.endsWith(unit) ? text.slice(0, text.length - unit.length) : text;
      return /^\d{1,4}(\.\d{1,3})?$/.test(bare) ? within(Number(bare), least, most) : undefined;
    },
    (n) => `${n}${unit}`,
  );

const UNITS = { s: 1, m: 60, h: 3_600 } as const;

/** Seconds with the largest unit that needs no fraction. */
function durationText(seconds: number): string {
  const unit = (['h', 'm'] as const).find((each) => seconds % UNITS[each] === 0) ?? 's';
  return `${seconds / UNITS[unit]}${unit}`;
}

/** Seconds, written with the largest unit that needs no fraction: `90s`, `10m`, `2h`. */
export const duration = (least: number, most: number): Codec<number> =>
  single(
    `a time from ${durationText(least)} to ${durationText(most)}, such as 90s or 10m`,
    (text) => {
      const [, digits = '', unit = 's'] = /^(\d{1,6})([smh])?$/.exec(text) ?? [];
      return digits === '' ? undefined : within(Number(digits) * UNITS[unit as keyof typeof UNITS], least, most);
    },
    durationText,
  );

/** Screens in columns and rows that show one picture, or `each`: every screen an item of its own. */
export type Wall = { readonly columns: number; readonly rows: number } | 'each';

/** Most screens along a side of a wall. */
const MOST_A_SIDE = 8;

/** A wall, such as `3x2` or `each`. */
export const wall: Codec<Wall> = single<Wall>(
  `each, or columns by rows of at most ${MOST_A_SIDE}, such as 3x2`,
  (text) => {
    if (text === 'each') return 'each';
    const [, columns, rows] = /^(\d)[x×](\d)$/.exec(text) ?? [];
    const size = [columns, rows].map((side) => within(Number(side ?? 0), 1, MOST_A_SIDE));
    return size[0] && size[1] ? { columns: size[0], rows: size[1] } : undefined;
  },
  (value) => (value === 'each' ? value : `${value.columns}x${value.rows}`),
);

const ORIGIN = /^https?:\/\/[a-z0-9][a-z0-9.-]{0,200}(:\d{1,5})?$/;

/** The address of a site: scheme, host and port, without a path. */
export const origin: Codec<string> = single(
  'an address such as https://example.org, without a path',
  (text) => (ORIGIN.test(text) ? text : undefined),
  (text) => text,
);
