import { isoInstant } from '../sim/units';
import { FIRST_INSTANT, LAST_INSTANT } from './clock';

const MILLISECONDS = /^\d{1,13}$/;
/** ISO 8601: a date, or a date and time with or without seconds, a fraction and an offset; UTC where none is given. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/i;

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
