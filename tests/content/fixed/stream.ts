import { FADE_FROM, LIFETIME_MS } from '../../../src/dashboards/events/sim';
import { exportOf } from '../../../src/dashboards/events/sim-export';
import { filterEvents } from '../../../src/dashboards/events/sim-filter';
import { TAGS } from '../../../src/sim/tables/log-filters';
import { RATE, RETENTION } from '../../../src/sim/words/event-settings';
import { browser, fields, holds, stateOf, value } from './requirement';

/** Requirements on the event stream: its records, its filters, and its length. */
export const STREAM = [
  value('events a minute', 'src/sim/words/event-settings.ts', { default: 360, lowest: 60, highest: 600 }, () => RATE),
  value('events kept', 'src/sim/words/event-settings.ts', { default: 240, lowest: 60, highest: 600 }, () => RETENTION),
  value('lifetime, ms', 'src/dashboards/events/sim.ts', 45_000, () => LIFETIME_MS),
  value('share of the lifetime at which a row fades', 'src/dashboards/events/sim.ts', 0.8, () => FADE_FROM),
  value(
    'tags',
    'src/sim/tables/log-filters.ts',
    ['OK', 'WARN', 'FAIL', 'AUTH', 'NET', 'IO', 'SIM', 'SEC', 'DBG'],
    () => [...TAGS],
    `\`${TAGS.join(' ')}\``,
  ),
  fields(
    'fields of an event',
    'src/dashboards/events/sim.ts',
    'code corr created hash id lat msg ns obj prev seq sev shard subj tag ts verb',
    () => stateOf.events().events[0],
  ),
  value(
    'filter by subject',
    'src/dashboards/events/sim-filter.ts',
    true,
    () => {
      const subjects = filterEvents(stateOf.events().events, { tags: [], subject: ' rov' }).map(({ subj }) => subj);
      return subjects.length > 0 && subjects.every((subject) => subject.startsWith('ROV'));
    },
    'in upper case, by its beginning',
  ),
  value(
    'filter without tags',
    'src/dashboards/events/sim-filter.ts',
    true,
    () => filterEvents(stateOf.events().events, { tags: [], subject: '' }).length === stateOf.events().events.length,
    'all events',
  ),
  browser('tags of the filter', 'e2e/logs.spec.ts', 'several may be selected'),
  browser('initial rows', 'e2e/logs.spec.ts', '18; 8 in the compact form'),
  browser('scroll lock', 'e2e/logs.spec.ts', 'locked or unlocked; locked where the window is under 640 px wide'),
  browser('stream', 'e2e/logs.spec.ts', 'running or paused'),
  browser('view', 'e2e/logs.spec.ts', 'formatted, or JSON of the newest 120'),
  browser('filters', 'e2e/logs.spec.ts', 'persist in local storage'),
  holds('export', 'src/dashboards/events/sim-export.ts', 'up to 400 events', () => {
    const state = stateOf.events();
    const events = Array.from({ length: 600 }, () => state.events[0]).filter((event) => event !== undefined);
    return exportOf({ ...state, events }, { tags: [], subject: '' }).events.length === 400;
  }),
  browser('anomaly', 'src/dashboards/events/sim.test.ts', 'events of a burst are flagged'),
  browser('chain-break', 'e2e/logs.spec.ts', 'flagged when the hash chain does not verify'),
];
