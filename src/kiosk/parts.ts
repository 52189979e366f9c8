/** Reading and writing of one parameter of a kiosk's address. */
export interface Parameter<T> {
  /** Undefined where the text cannot be read. Never throws. */
  read(text: string): T | undefined;
  write(value: T): string;
}

const whole = (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined);
const within = (n: number | undefined, least: number, most: number) =>
  n !== undefined && n >= least && n <= most ? n : undefined;

/** A whole number from `least` to `most`. */
export const count = (least: number, most: number): Parameter<number> => ({
  read: (text) => within(whole(text), least, most),
  write: String,
});

/** One of these words or numbers. */
export const oneOf = <T extends string | number>(values: readonly T[]): Parameter<T> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** Words with commas between them, each once and in the order of `known`; an unknown one makes the list unreadable. */
export const listOf = <T extends string>(known: readonly T[]): Parameter<readonly T[]> => ({
  read(text) {
    const words = text === '' ? [] : text.split(',');
    return words.every((word) => known.some((each) => each === word))
      ? known.filter((each) => words.includes(each))
      : undefined;
  },
  write: (words) => words.join(','),
});

/** A number with a unit behind it, such as `3m`; the unit may be left out. */
export const measure = (unit: string, least: number, most: number): Parameter<number> => ({
  read(text) {
    const bare = text.endsWith(unit) ? text.slice(0, text.length - unit.length) : text;
    return /^\d{1,4}(\.\d{1,3})?$/.test(bare) ? within(Number(bare), least, most) : undefined;
  },
  write: (n) => `${n}${unit}`,
});

const UNITS = { s: 1, m: 60, h: 3_600 } as const;

/** Seconds, written with the largest unit that needs no fraction: `90s`, `10m`, `2h`. */
export const duration = (least: number, most: number): Parameter<number> => ({
  read(text) {
    const [, digits = '', unit = 's'] = /^(\d{1,6})([smh])?$/.exec(text) ?? [];
    return digits === '' ? undefined : within(Number(digits) * UNITS[unit as keyof typeof UNITS], least, most);
  },
  write(seconds) {
    const unit = (['h', 'm'] as const).find((each) => seconds % UNITS[each] === 0) ?? 's';
    return `${seconds / UNITS[unit]}${unit}`;
  },
});

/** Minutes of the day at which a stand opens and closes. The same twice is all day; a close before the opening is on the next day. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

const pad = (n: number) => String(n).padStart(2, '0');
const timeText = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Opening hours, such as `09:00-18:00`. */
export const hours: Parameter<Hours> = {
  read(text) {
    const match = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
    if (!match) return undefined;
    const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = match.slice(1).map(Number);
    return { opens: h1 * 60 + m1, closes: h2 * 60 + m2 };
  },
  write: ({ opens, closes }) => `${timeText(opens)}-${timeText(closes)}`,
};

/** Screens in columns and rows that show one picture, or `each`: every screen an item of its own. */
export type Wall = { readonly columns: number; readonly rows: number } | 'each';

/** Most screens along a side of a wall. */
const MOST_SCREENS = 8;

/** A wall, such as `3x2` or `each`. */
export const wall: Parameter<Wall> = {
  read(text) {
    if (text === 'each') return 'each';
    const [, columns, rows] = /^(\d)x(\d)$/.exec(text) ?? [];
    const size = [columns, rows].map((side) => within(Number(side ?? 0), 1, MOST_SCREENS));
    return size[0] && size[1] ? { columns: size[0], rows: size[1] } : undefined;
  },
  write: (value) => (value === 'each' ? value : `${value.columns}x${value.rows}`),
};

const ORIGIN = /^https?:\/\/[a-z0-9][a-z0-9.-]{0,200}(:\d{1,5})?$/;

/** Where a site stands: scheme, host and port, without a path. */
export const origin: Parameter<string> = {
  read: (text) => (ORIGIN.test(text) ? text : undefined),
  write: (text) => text,
};
