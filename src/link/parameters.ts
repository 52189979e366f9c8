import { LAST_INSTANT, MAX_RATE } from '../clock/clock';
import { instantText, parseInstant } from '../clock/instant';
import type { Zone } from '../clock/zone';
import { RATE, type RateChange, RETENTION, ratesOf, ratesText, retentionOf } from '../sim/words/event-settings';
import { LEVELS, subjectOf, TAGS, TYPES } from '../sim/words/log-filters';
import { LOG_IDS, SHOWN_INITIALLY, STREAM, type Stream, SUBSYSTEM_IDS } from '../sim/words/page-choices';
import { CYCLE_DAYS, isCycleDays } from '../sim/world/cycle';
import { incidentNamed } from '../sim/world/incidents';
import { isSeed } from '../sim/world/seed';
import { listOf, type SiteParameter } from './parameter';

/** The version written into links. A link without one is older and can still be read. */
export const VERSION = '1';

/** World seconds a second, to this many decimal places. */
const RATE_PLACES = 3;
const RATE_TEXT = /^\d{1,4}(\.\d{1,3})?$/;
const CORRELATION = /^(inc-[0-9a-z]{1,8}-[0-9a-f]{2}|req-[0-9a-f]{8})$/;

const parameter = <T>(one: SiteParameter<T>) => one;
const where = (test: (text: string) => boolean) => (text: string) => (test(text) ? text : undefined);
/** What is said of a text that cannot be read at all. */
const instead = (consequence: string) => () => `could not be read, so ${consequence}`;

/**
 * The site's parameters by the names that the code has for them, in the order in which they are written. Others are kept
 * unchanged behind them. README has a row for each.
 */
export const PARAMETERS = {
  /** The link names everything that differs from a first visit. */
  complete: parameter<true>({
    name: 'v',
    carried: true,
    read: (text) => (text === VERSION ? true : undefined),
    write: () => VERSION,
    unread: instead('only the parts that are known were used'),
  }),
  seed: parameter<string>({
    name: 'seed',
    carried: true,
    read: where(isSeed),
    write: String,
    unread: instead('your own world is shown'),
  }),
  /** Days after which the base load repeats. */
  cycleDays: parameter<number>({
    name: 'cycle',
    carried: true,
    initial: CYCLE_DAYS,
    beside: 'seed',
    read: (text) => [Number(text)].find((days) => /^\d{1,2}$/.test(text) && isCycleDays(days)),
    write: String,
    unread: instead('the load repeats after four days'),
  }),
  /** Milliseconds since the Unix epoch; undefined for the present. */
  at: parameter<number>({
    name: 'at',
    carried: true,
    read: parseInstant,
    write: instantText,
    unread: instead('the present is shown'),
  }),
  /** World seconds a second. */
  rate: parameter<number>({
    name: 'speed',
    carried: true,
    initial: 1,
    read: (text) => [Number(text)].find((rate) => RATE_TEXT.test(text) && rate <= MAX_RATE),
    write: (rate) => String(Number(rate.toFixed(RATE_PLACES))),
    unread: instead('time runs at its usual speed'),
  }),
  /** The real instant at which the world was at `at`, milliseconds since the Unix epoch. */
  anchor: parameter<number>({
    name: 'anchor',
    carried: true,
    beside: 'at',
    read: parseInstant,
    write: instantText,
    unread: instead('time runs from when the page was opened'),
  }),
  zone: parameter<Zone>({
    name: 'zone',
    carried: true,
    initial: 'utc',
    read: (text) => (text === 'utc' || text === 'local' ? text : undefined),
    write: String,
    unread: instead('times are in UTC'),
  }),
  /** Id of the dashboard that is shown alone. */
  panel: parameter<string>({
    name: 'panel',
    carried: false,
    read: String,
    write: String,
    exists: (id, { panels }) => panels.includes(id),
    unread: instead('the whole page is shown'),
  }),
  /** The correlation id that is selected: of an incident of the world, or of a request, which cannot be looked up. */
  incident: parameter<string>({
    name: 'incident',
    carried: true,
    read: where((text) => CORRELATION.test(text)),
    write: String,
    exists(id, { seed }) {
      const incident = incidentNamed(seed, id);
      return incident === undefined ? id.startsWith('req-') : incident.vetoed <= LAST_INSTANT;
    },
    unread: (text) =>
      CORRELATION.test(text)
        ? 'does not exist in this world, so no incident is selected'
        : 'could not be read, so no incident is selected',
  }),
  /** Which of the operations floor's panels are shown, of those that can be hidden. */
  show: parameter({ name: 'show', carried: false, initial: SHOWN_INITIALLY, ...listOf(SUBSYSTEM_IDS, 'none') }),
  /** Whether the page shows its stream. */
  stream: parameter<Stream>({
    name: 'stream',
    carried: false,
    initial: 'shown',
    read: (text) => STREAM.find((word) => word === text),
    write: String,
    unread: instead('the stream is shown'),
  }),
  /** The logs that are shown as JSON. */
  json: parameter({ name: 'json', carried: false, initial: [], ...listOf(LOG_IDS, 'none') }),
  tags: parameter({ name: 'tags', carried: false, ...listOf(TAGS, 'all') }),
  /** The beginning of an event's subject. */
  subject: parameter<string>({
    name: 'subject',
    carried: false,
    read: (text) => subjectOf(text) || undefined,
    write: String,
    unread: listOf([], '').unread,
  }),
  types: parameter({ name: 'types', carried: false, ...listOf(TYPES, 'all') }),
  levels: parameter({ name: 'levels', carried: false, ...listOf(LEVELS, 'all') }),
  rates: parameter<readonly RateChange[]>({
    name: 'rates',
    carried: false,
    initial: [{ from: 0, after: -1, rate: RATE.default }],
    read: ratesOf,
    write: ratesText,
    unread: instead('the stream runs at its usual rate'),
  }),
  retention: parameter<number>({
    name: 'retention',
    carried: false,
    initial: RETENTION.default,
    read: retentionOf,
    write: String,
    unread: instead('the usual number of events is kept'),
  }),
};

type Table = typeof PARAMETERS;

/** What an address says, by the names that the code has for it. What is absent or cannot be read is undefined. */
export type Values = {
  readonly [K in keyof Table]?: (Table[K] extends SiteParameter<infer T> ? T : never) | undefined;
};

/** The table's entries in the order in which they are written. */
export const ENTRIES = Object.entries(PARAMETERS) as unknown as readonly [keyof Values, SiteParameter<unknown>][];
