import { FIRST_INSTANT, LAST_INSTANT, MAX_RATE } from '../clock/clock';
import { DEFAULT_SEED } from '../clock/world';
import { isoInstant } from '../sim/units';

/** What the URL asks for, each part readable and within its range. */
export interface Flags {
  readonly seed: string;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  readonly at: number | undefined;
  /** World seconds a second; undefined where none was asked for. */
  readonly rate: number | undefined;
  /** One sentence for each part that could not be used. */
  readonly notices: readonly string[];
}

const SEED = /^[A-Za-z0-9._-]{1,64}$/;
const MILLISECONDS = /^\d{1,13}$/;
/** ISO 8601: a date, or a date and time with or without seconds, a fraction and an offset; UTC where none is given. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/i;
const RATE = /^\d{1,4}(\.\d{1,3})?$/;

/** The instant that `text` names, or undefined where it names none inside the world. */
export function parseInstant(text: string): number | undefined {
  if (MILLISECONDS.test(text)) return within(Number(text));
  // A plus sign in a query string reads as a space.
  const iso = text.replace(/ (\d{2}:\d{2})$/, '+$1');
  if (!ISO.test(iso)) return undefined;
  const zoned = /T/i.test(iso) && !/(Z|[+-]\d{2}:\d{2})$/i.test(iso) ? `${iso}Z` : iso;
  const t = Date.parse(zoned.toUpperCase());
  return within(t) === undefined || !isRealDay(iso.slice(0, 10)) ? undefined : t;
}

function within(t: number): number | undefined {
  return t >= FIRST_INSTANT && t <= LAST_INSTANT ? t : undefined;
}

/** Engines read 30 February as 2 March; a link that names it is a mistake. */
function isRealDay(day: string): boolean {
  return isoInstant(Date.parse(`${day}T00:00:00Z`)).slice(0, 10) === day;
}

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return RATE.test(text) && rate <= MAX_RATE ? rate : undefined;
}

/** Reads the flags of a query string. Never throws: what cannot be used is left out and said. */
export function readFlags(search: string): Flags {
  const query = new URLSearchParams(search);
  const notices: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, instead: string): T | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) notices.push(`The link’s “${name}” could not be read, so ${instead}.`);
    return value;
  };
  const parseSeed = (text: string) => (SEED.test(text) ? text : undefined);
  const seed = read('seed', parseSeed, 'this is the usual world') ?? DEFAULT_SEED;
  const at = read('at', parseInstant, 'the present is shown');
  const rate = read('speed', parseRate, 'time runs at its usual speed');
  return { seed, at, rate, notices };
}
