import type { Day, Month } from './calendar';

/** The regions, in the order of the strip. Istanbul counts as Europe, Cairo as the Middle East. */
export const REGIONS = ['North America', 'South America', 'Europe', 'Middle East', 'Asia', 'Asia-Pacific'] as const;

/** Region under which an exhibition is listed and filtered. */
export type Region = (typeof REGIONS)[number];

export interface Expo {
  readonly name: string;
  /** Common name, where it is shorter. */
  readonly short?: string;
  /** First and last day, in the calendar of the event's place. */
  readonly start: Day;
  readonly end: Day;
  /** Month under which the event is listed: that of its first day. */
  readonly month: Month;
  readonly region: Region;
  readonly city: string;
  /** The place's civil time from the first day to the last, east of UTC, such as `+05:30`. */
  readonly offset: `${'+' | '-'}${number}:${number}`;
  /** The question that Northwall's engineers take there. */
  readonly focus: string;
}

/** A name as part of an address: lower-case letters, digits and dashes. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Names an event within the year: its anchor on the page and its calendar file. */
export function expoId({ short, name }: Pick<Expo, 'short' | 'name'>): string {
  return slugOf(short ?? name);
}
