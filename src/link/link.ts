import { LAST_INSTANT, MAX_RATE } from '../clock/clock';
import { parseInstant } from '../clock/instant';
import type { Zone } from '../clock/zone';
import { ratesOf, retentionOf } from '../sim/words/event-settings';
import { isCycleDays } from '../sim/world/cycle';
import { incidentNamed } from '../sim/world/incidents';
import { isSeed } from '../sim/world/seed';
import { unreadFilters } from './filters';
import { isCorrelation, PARAMETERS, type Parameter } from './parameters';

/** The valid parameters of a link. A parameter that is absent or invalid is undefined. */
export interface Link {
  /** The link has a version, so it names everything that differs from a first visit. */
  readonly complete: boolean;
  readonly seed: string | undefined;
  /** Days after which the base load repeats; only beside a seed. */
  readonly cycleDays: number | undefined;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  readonly at: number | undefined;
  /** World seconds a second. */
  readonly rate: number | undefined;
  /** The real instant at which the world was at `at`, milliseconds since the Unix epoch; only beside an instant. */
  readonly anchor: number | undefined;
  readonly zone: Zone | undefined;
  /** The correlation id that is selected: of an incident of the world, or of a request. */
  readonly incident: string | undefined;
  /** One sentence for each part that could not be used. */
  readonly notices: readonly string[];
}

/** What a link is read against. */
export interface Known {
  /** Ids of the dashboards. */
  readonly panels: readonly string[];
  /** Seed of the world that is shown if the link names none. */
  readonly seed: string;
}

const RATE = /^\d{1,4}(\.\d{1,3})?$/;

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return RATE.test(text) && rate <= MAX_RATE ? rate : undefined;
}

function parseCycle(text: string): number | undefined {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return isCycleDays(days) ? days : undefined;
}

/**
 * Whether the id is that of an incident in the world `seed` or has the form of a request's id, which cannot be looked
 * up.
 */
function exists(seed: string, id: string): boolean {
  const incident = incidentNamed(seed, id);
  return incident === undefined ? id.startsWith('req-') : incident.vetoed <= LAST_INSTANT;
}

const parseZone = (text: string): Zone | undefined => (text === 'utc' || text === 'local' ? text : undefined);
const where = (test: (text: string) => boolean) => (text: string) => (test(text) ? text : undefined);

/** Parses a query string. Never throws: invalid parameters are left out, with one notice for each. */
export function readLink(search: string, known: Known): Link {
  const query = new URLSearchParams(search);
  const notices = new Map<Parameter, string>();
  const read = <T>(name: Parameter, parse: (text: string) => T | undefined, instead: string): T | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) notices.set(name, `The link’s “${name}” could not be read, so ${instead}.`);
    return value;
  };
  /** A parameter that has an effect only together with another one. */
  const beside = <T>(value: T | undefined, name: Parameter, other: Parameter): T | undefined => {
    if (value === undefined || query.has(other)) return value;
    notices.set(name, `The link’s “${name}” has no effect without “${other}”, so it was left out.`);
    return undefined;
  };
  const complete =
    read(
      'v',
      where((text) => text === '1'),
      'only the parts that are known were used',
    ) !== undefined;
  const seed = read('seed', where(isSeed), 'your own world is shown');
  const cycleDays = beside(read('cycle', parseCycle, 'the load repeats after four days'), 'cycle', 'seed');
  const at = read('at', parseInstant, 'the present is shown');
  const rate = read('speed', parseRate, 'time runs at its usual speed');
  const anchor = beside(read('anchor', parseInstant, 'time runs from when the page was opened'), 'anchor', 'at');
  const zone = read('zone', parseZone, 'instants are in UTC');
  const correlation = read('incident', where(isCorrelation), 'no incident is selected');
  const incident = correlation && exists(seed ?? known.seed, correlation) ? correlation : undefined;
  if (correlation !== incident) {
    notices.set('incident', 'The link’s “incident” does not exist in this world, so no incident is selected.');
  }
  read(
    'panel',
    where((text) => known.panels.includes(text)),
    'the whole page is shown',
  );
  for (const name of unreadFilters(query)) {
    notices.set(name, `The link’s “${name}” could not be read in full, so the unknown parts are left out.`);
  }
  read('rates', ratesOf, 'the stream runs at its usual rate');
  read('retention', retentionOf, 'the usual number of events is kept');
  for (const name of PARAMETERS) {
    if (query.getAll(name).length > 1 && !notices.has(name)) {
      notices.set(name, `The link has “${name}” more than once, so only the first was used.`);
    }
  }
  return {
    complete,
    seed,
    cycleDays: seed === undefined ? undefined : cycleDays,
    at,
    rate,
    anchor: at === undefined ? undefined : anchor,
    zone,
    incident,
    notices: [...notices.values()],
  };
}

/** The part of a query string that concerns the world, its instant and how they are shown; empty if there is none. */
export function worldQuery(search: string): string {
  const query = new URLSearchParams(search);
  const names = (['v', 'seed', 'at', 'speed', 'anchor', 'zone', 'incident'] as const).filter((name) => query.has(name));
  return names.map((name) => `${name}=${query.get(name)}`).join('&');
}
