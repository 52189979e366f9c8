import { MAX_RATE } from '../clock/clock';
import { parseInstant } from '../clock/instant';
import type { Zone } from '../clock/zone';
import { isCycleDays } from '../sim/cycle';
import { isSeed } from '../sim/seed';
import { unreadFilters } from './words';

/** The version of the links that are written. A link without one is older and is read all the same. */
const VERSION = '1';

/** Parameters of a link, in the order in which they are written. All others are left alone, behind them. */
export const PARAMETERS = [
  'v',
  'seed',
  'cycle',
  'at',
  'speed',
  'zone',
  'panel',
  'incident',
  'tags',
  'subject',
  'types',
  'levels',
  'rates',
  'retention',
] as const;

export type Parameter = (typeof PARAMETERS)[number];

/** What a link asks for, each part readable and within its range. Undefined where it asks for none. */
export interface Link {
  /** Made by a version of the site that writes all that differs from a first visit. */
  readonly whole: boolean;
  readonly seed: string | undefined;
  /** Days after which the base load repeats. */
  readonly cycleDays: number | undefined;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  readonly at: number | undefined;
  /** World seconds a second. */
  readonly rate: number | undefined;
  readonly zone: Zone | undefined;
  /** The correlation id that is selected. */
  readonly incident: string | undefined;
  /** One sentence for each part that could not be used. */
  readonly notices: readonly string[];
}

const RATE = /^\d{1,4}(\.\d{1,3})?$/;
const INCIDENT = /^(inc|req)-[0-9a-z-]{1,16}$/;
const RATES = /^(\d{1,13}\.(-1|\d{1,13})\.\d{2,3})(_\d{1,13}\.\d{1,13}\.\d{2,3}){0,63}$/;

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return RATE.test(text) && rate <= MAX_RATE ? rate : undefined;
}

function parseCycle(text: string): number | undefined {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return isCycleDays(days) ? days : undefined;
}

const parseZone = (text: string): Zone | undefined => (text === 'utc' || text === 'local' ? text : undefined);
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/** Reads a query string. Never throws: what cannot be used is left out and said. `panels` are the ids of the dashboards. */
export function readLink(search: string, panels: readonly string[]): Link {
  const query = new URLSearchParams(search);
  const notices: string[] = [];
  const read = <T>(name: Parameter, parse: (text: string) => T | undefined, instead: string): T | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) notices.push(`The link’s “${name}” could not be read, so ${instead}.`);
    return value;
  };
  const whole = read('v', matching(/^1$/), 'only what is known of it was used') !== undefined;
  const seed = read('seed', (text) => (isSeed(text) ? text : undefined), 'your own world is shown');
  const cycleDays = read('cycle', parseCycle, 'the load repeats after four days');
  const at = read('at', parseInstant, 'the present is shown');
  const rate = read('speed', parseRate, 'time runs at its usual speed');
  const zone = read('zone', parseZone, 'instants are in UTC');
  const incident = read('incident', matching(INCIDENT), 'no incident is selected');
  read('panel', (text) => (panels.includes(text) ? text : undefined), 'the whole page is shown');
  for (const name of unreadFilters(query)) {
    notices.push(`The link’s “${name}” could not be read in full, so what is unknown in it is left out.`);
  }
  read('rates', matching(RATES), 'the stream runs at its usual rate');
  read('retention', matching(/^\d{2,3}$/), 'the usual number of events is kept');
  return { whole, seed, cycleDays, at, rate, zone, incident, notices };
}

/** What a query string asks of the world, its instant and the way to look at them, whatever else it says. Empty where it asks for nothing. */
export function asked(search: string): string {
  const query = new URLSearchParams(search);
  const names = (['v', 'seed', 'at', 'speed', 'zone', 'incident'] as const).filter((name) => query.has(name));
  return names.map((name) => `${name}=${query.get(name)}`).join('&');
}

/** `search` with some parameters changed, or taken away where undefined, as a canonical link: `?` and all, or empty. */
export function rewrite(search: string, changes: Readonly<Partial<Record<Parameter, string | undefined>>>): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = name in changes ? changes[name] : (before.get(name) ?? undefined);
    if (name !== 'v' && value !== undefined) after.append(name, value);
  }
  const own = after.toString();
  const known: readonly string[] = PARAMETERS;
  const others = new URLSearchParams([...before].filter(([name]) => !known.includes(name))).toString();
  const all = [own && `v=${VERSION}&${own}`, others].filter(Boolean).join('&');
  return all && `?${all}`;
}
