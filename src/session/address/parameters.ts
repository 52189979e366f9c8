import { MAX_RATE, RATE_PLACES } from '../../clock/clock';
import { INSTANTS, instantText, parseInstant } from '../../clock/instant';
import type { Zone } from '../../clock/zone';
import { corelogParameters } from '../../dashboards/corelog/parameters';
import { eventFilters, eventSettings } from '../../dashboards/events/parameters';
import { DASHBOARD_IDS, type DashboardId, isDashboardId } from '../../dashboards/ids';
import { machinesParameters } from '../../dashboards/machines/parameters';
import { transparencyParameters } from '../../dashboards/transparency/parameters';
import {
  listOf,
  numberLimits,
  type Parameter,
  parameter,
  textMatching,
  unreadableMessage,
} from '../../query/parameter';
import type { ValuesOf } from '../../query/table';
import { isFork, type Seed } from '../../sim/math/seed-of';
import { LAST_INSTANT } from '../../sim/words/time';
import { CYCLE_DAYS, isCycleDays, MAX_CYCLE_DAYS } from '../../sim/world/cycle';
import type { Edit } from '../../sim/world/edits';
import { forkText, readFork } from '../../sim/world/fork';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { isSeed } from '../../sim/world/seed';
import { COMPARISONS, type Comparison, comparisonText, readComparison } from './comparison';
import {
  LOG_IDS,
  REGION_IDS,
  type RegionId,
  SHOWN_INITIALLY,
  STREAM,
  type StreamVisibility,
  SUBSYSTEM_IDS,
} from './page-choices';

/** Version written into links. A link without a version is older, and can still be read. */
export const VERSION = '1';

/** Panels that are folded on a first visit, in the order in which an address lists them. */
export const FOLDED_INITIALLY: readonly DashboardId[] = ['cores', 'events', 'mesh', 'throughput', 'history'];

const RATE_TEXT = /^\d{1,4}(\.\d{1,3})?$/;
const CORRELATION = /^(inc-[0-9a-z]{1,9}-[0-9a-f]{2}|req-[0-9a-f]{8})$/;

/** Edits that make a fork of the world that `seed` names, or of the visitor's own. */
const fork: Parameter<readonly Edit[]> = {
  name: 'fork',
  isCarried: true,
  group: 'world',
  isOfWorld: true,
  read(text) {
    const { edits } = readFork(text);
    return edits.length === 0 ? undefined : edits;
  },
  write: forkText,
  problems: (text) => readFork(text).leftOut.map((why) => `The change ${why}.`),
};

/**
 * The site's parameters by their names in code, in the order in which they are written. Unknown ones are kept unchanged
 * behind them. A dashboard declares its own in its folder. `docs/links.md` has a row for each.
 */
export const PARAMETERS = {
  /** True if the link names everything that differs from a first visit. */
  complete: parameter<true>({
    name: 'v',
    noun: 'version',
    read: (text) => (text === VERSION ? true : undefined),
    write: () => VERSION,
    refusal: () => 'is unknown here, so what this site cannot read is left out',
  }),
  seed: parameter<Seed>({
    name: 'seed',
    noun: 'world',
    isCarried: true,
    group: 'world',
    read: textMatching(isSeed),
    refusal: unreadableMessage('your own is shown'),
  }),
  fork,
  /** Days after which the base load repeats. */
  cycleDays: parameter<number>({
    name: 'cycle',
    isCarried: true,
    group: 'world',
    initial: CYCLE_DAYS,
    requires: 'seed',
    read: (text) => [Number(text)].find((days) => /^\d{1,2}$/.test(text) && isCycleDays(days)),
    refusal: unreadableMessage('the load repeats after four days', numberLimits(1, MAX_CYCLE_DAYS)),
  }),
  /** Milliseconds since the Unix epoch; undefined for the present. */
  at: parameter<number>({
    name: 'at',
    noun: 'time',
    isCarried: true,
    group: 'time',
    read: parseInstant,
    write: instantText,
    refusal: unreadableMessage('the present is shown', INSTANTS),
  }),
  /** World seconds per second. */
  rate: parameter<number>({
    name: 'speed',
    isCarried: true,
    group: 'time',
    initial: 1,
    read: (text) => [Number(text)].find((rate) => RATE_TEXT.test(text) && rate <= MAX_RATE),
    write: (rate) => String(Number(rate.toFixed(RATE_PLACES))),
    refusal: unreadableMessage('time runs at 1×', numberLimits(0, MAX_RATE)),
  }),
  /** The real instant at which the world was at `at`, milliseconds since the Unix epoch. */
  anchor: parameter<number>({
    name: 'anchor',
    isCarried: true,
    group: 'time',
    requires: 'at',
    read: parseInstant,
    write: instantText,
    refusal: unreadableMessage('time runs from when the page was opened', INSTANTS),
  }),
  zone: parameter<Zone>({
    name: 'zone',
    noun: 'time zone',
    isCarried: true,
    initial: 'utc',
    read: (text) => (text === 'utc' || text === 'local' ? text : undefined),
    refusal: unreadableMessage('times are in UTC'),
  }),
  /** Id of the dashboard that is shown alone. */
  panel: parameter<string>({
    name: 'panel',
    isOfPages: true,
    read: (id) => (isDashboardId(id) ? id : undefined),
    refusal: () => 'does not exist, so the whole page is shown',
  }),
  /** Correlation id that is selected: of an incident of the world, or of a request, which cannot be looked up. */
  incident: parameter<string>({
    name: 'incident',
    isCarried: true,
    isOfWorld: true,
    read: textMatching((text) => CORRELATION.test(text)),
    refusal: unreadableMessage('none is selected'),
    missing(id, world) {
      const incident = incidentNamed(world, id);
      const isThere = incident === undefined ? id.startsWith('req-') : incident.ended <= LAST_INSTANT;
      return isThere ? undefined : 'is not in this world, so none is selected';
    },
  }),
  /** Comparison of all panels; undefined for none or, in a fork, for its original. */
  comparison: parameter<Comparison>({
    name: 'with',
    noun: 'comparison',
    isCarried: true,
    read: readComparison,
    write: comparisonText,
    refusal: unreadableMessage('none is shown', COMPARISONS),
    missing: (comparison, world) =>
      comparison.kind === 'original' && !isFork(world) ? 'needs a change, so none is shown' : undefined,
  }),
  /** Panels of the operations floor that are shown, of those that can be hidden. */
  show: parameter({
    name: 'show',
    noun: 'choice of panels',
    isOfPages: true,
    isKept: true,
    initial: SHOWN_INITIALLY,
    ...listOf(SUBSYSTEM_IDS, 'none'),
  }),
  /** Visibility of the page's stream. */
  stream: parameter<StreamVisibility>({
    name: 'stream',
    isOfPages: true,
    isKept: true,
    initial: 'shown',
    read: (text) => STREAM.find((word) => word === text),
    refusal: unreadableMessage('it is shown'),
  }),
  /** Panels of the operations floor that are folded into one row where the window is narrow. */
  folded: parameter({
    name: 'folded',
    noun: 'list of folded panels',
    isOfPages: true,
    initial: FOLDED_INITIALLY,
    ...listOf(DASHBOARD_IDS, 'none'),
  }),
  /** Logs that are shown as JSON. */
  json: parameter({ name: 'json', noun: 'list of logs', isKept: true, initial: [], ...listOf(LOG_IDS, 'none') }),
  /** Region whose exhibitions are listed; undefined for all. */
  region: parameter<RegionId>({
    name: 'region',
    isOfPages: true,
    group: 'expos',
    read: (text) => REGION_IDS.find((id) => id === text),
    refusal: unreadableMessage('all regions are shown'),
  }),
  /** True if the exhibitions that are past are left out. */
  ahead: parameter<true>({
    name: 'ahead',
    noun: 'choice of exhibitions',
    isOfPages: true,
    group: 'expos',
    read: (text) => (text === '1' ? true : undefined),
    write: () => '1',
    refusal: unreadableMessage('past exhibitions are shown too'),
  }),
  ...eventFilters,
  ...transparencyParameters,
  ...corelogParameters,
  ...eventSettings,
  ...machinesParameters,
};

/** Values of an address by their names in code. Absent and unreadable ones are undefined. */
export type Values = ValuesOf<typeof PARAMETERS>;

/** The table's parameters in the order in which they are written. */
export const ALL_PARAMETERS: readonly Parameter<unknown>[] = Object.values(PARAMETERS);
