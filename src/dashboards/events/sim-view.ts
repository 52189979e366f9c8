import { type LogFilters, subjectOf, TAGS, type Tag } from '../../sim/log-words';

import { DEFAULTS, type EventsSettings, RETENTION } from './sim';
import type { EventFilter } from './sim-filter';
import { RATE, type RateChange } from './sim-schedule';

/** No filter: every event passes. */
export const ALL: EventFilter = { tags: [], subject: '' };

/** The tags among `words`, each once, in the order of TAGS. */
function tagsAmong(words: readonly unknown[]): Tag[] {
  return TAGS.filter((tag) => words.includes(tag));
}

/** The filter out of stored values; undefined where they are none. */
export function filterOfStorage(tags: unknown, subject: unknown): EventFilter | undefined {
  const prefix = subjectOf(subject);
  if (!Array.isArray(tags) || prefix === undefined) return undefined;
  const known = tagsAmong(tags);
  return known.length === tags.length ? { tags: known, subject: prefix } : undefined;
}

/** The filter that a link or a page asks for; undefined where it asks for none. */
export function filterOfLink({ tags, subject }: LogFilters): EventFilter | undefined {
  return tags === undefined && subject === undefined ? undefined : { tags: tags ?? [], subject: subject ?? '' };
}

/** Highest instant and number in a change of rate: those of a link have 13 digits. */
const PLACES = { lowest: 0, highest: 9_999_999_999_999 } as const;

const within = (n: number, { lowest, highest }: { lowest: number; highest: number }) => n >= lowest && n <= highest;

/** The rates of a link's `from.after.rate_from.after.rate`; undefined where they are none. */
function ratesOf(text: string): readonly RateChange[] | undefined {
  const changes = text.split('_').map((each): RateChange => {
    const [from = Number.NaN, after = Number.NaN, rate = Number.NaN] = each.split('.').map(Number);
    return { from, after, rate };
  });
  const ordered = changes.every(({ from, after, rate }, i) => {
    const before = changes[i - 1];
    const bounded = within(rate, RATE) && within(from, PLACES) && within(after, { ...PLACES, lowest: -1 });
    return bounded && from >= (before?.from ?? 0) && after >= (before?.after ?? -1);
  });
  return ordered ? changes : undefined;
}

/** The settings that a link asks for; undefined where it asks for none that can be used. */
export function settingsOfLink(get: (name: string) => string | null): EventsSettings | undefined {
  const rates = ratesOf(get('rates') ?? '');
  const kept = Number(get('retention') ?? Number.NaN);
  const retention = within(kept, RETENTION) ? kept : undefined;
  if (!rates && !retention) return undefined;
  return { rates: rates ?? DEFAULTS.rates, retention: retention ?? DEFAULTS.retention };
}

/** What a link says of settings. */
export function linkOfSettings({
  rates,
  retention,
}: EventsSettings): Record<'rates' | 'retention', string | undefined> {
  const text = (changes: readonly RateChange[]) =>
    changes.map(({ from, after, rate }) => `${from}.${after}.${rate}`).join('_');
  return {
    rates: text(rates) === text(DEFAULTS.rates) ? undefined : text(rates),
    retention: retention === DEFAULTS.retention ? undefined : String(retention),
  };
}
