import type { DashboardId } from '../dashboards/ids';
import { dashboards } from '../dashboards/registry';
import { AT, callStep, clickStep, continueWay, type Pair, pageWay, pair, pairIn, panelWay } from './pair';

/** Instant half a second after the veto of inc-qdsa8-ad would have come. */
const FORK_AT = AT + 700;
const fork = (edits: string) => `&fork=${edits}&with=none`;

/** Instant at which the cores are read. */
const READ_AT = AT - (AT % 520);

/** Quiet instant, 2026-03-03 09:13:18 UTC: no incident is open. */
const QUIET = 1_772_529_198_000;

/**
 * Dashboards that do not show another state one cadence after AT: the instant from which, and the milliseconds after
 * which, they look different.
 */
const READINGS: Partial<Record<DashboardId, { readonly at?: number; readonly ms?: number }>> = {
  throughput: { ms: 5_100 },
  utilisation: { ms: 2_080 },
  rollback: { at: AT - 800 },
  interlocks: { at: AT - 1_400 },
  transparency: { at: 1_772_529_125_000 },
};

/** Pair of a panel at an instant, and one reading of its model later. */
function nextReading(id: DashboardId): Pair {
  const { at = AT, ms = dashboards[id].cadence } = READINGS[id] ?? {};
  return pair(`next-${id}`, `${id}: one reading later, ${ms} ms`, panelWay(id, '', at), panelWay(id, '', at + ms));
}

const TIME = pageWay('/containment', '', QUIET);

/** Pair of pages in a window that shows the time bar. */
const withClock = (...one: Parameters<typeof pair>): Pair => pairIn(640, 520, pair(...one));

/** Pairs whose pictures differ, by as little as matters. */
export const DIFFERENT: readonly Pair[] = [
  ...(Object.keys(dashboards) as DashboardId[]).map(nextReading),
  pair(
    'one-tray',
    'one pair of trays more is down: the least that an incident takes',
    panelWay('throughput', fork('late-qdsa8-1499'), FORK_AT),
    panelWay('throughput', fork('late-qdsa8-1500'), FORK_AT),
  ),
  pair('one-event', 'one event less is kept', panelWay('events'), panelWay('events', '&retention=239')),
  pair(
    'one-millisecond',
    'the last millisecond of a reading, and the first of the next',
    panelWay('cores', '', READ_AT - 1),
    panelWay('cores', '', READ_AT),
  ),
  withClock('one-second', 'the clock of a page, one second later', TIME, pageWay('/containment', '', QUIET + 1_000)),
  withClock('another-offset', 'the same time of day in another zone', TIME, {
    address: TIME.address.replace(String(QUIET), '2026-03-03T09:13:18%2B01:00'),
  }),
  withClock(
    'another-zone',
    'times in UTC, and in the zone of the device',
    TIME,
    pageWay('/containment', '&zone=local', QUIET),
  ),
  pair(
    'one-selection',
    'an incident is selected',
    panelWay('interlocks'),
    panelWay('interlocks', '&incident=inc-qdsa8-ad'),
  ),
  pair('one-letter', 'another world: one letter of its name', panelWay('mesh'), {
    address: panelWay('mesh').address.replace('northwall', 'northwalk'),
  }),
  pair('one-cycle-day', 'the load repeats a day later', panelWay('history'), panelWay('history', '&cycle=5')),
  pair(
    'one-severity',
    'an incident is one step more severe',
    panelWay('interlocks', fork('sev-qdsa8-1')),
    panelWay('interlocks', fork('sev-qdsa8-2')),
  ),
  pair(
    'one-hour',
    'compared with an hour further back',
    panelWay('cores', '&with=-24h'),
    panelWay('cores', '&with=-25h'),
  ),
  pair(
    'one-tag',
    'the filter lets one tag less through',
    panelWay('events', '&tags=WARN,FAIL'),
    panelWay('events', '&tags=FAIL'),
  ),
  pair('as-json', 'a log as JSON', panelWay('transparency'), panelWay('transparency', '&json=transparency')),
  pair(
    'cut-earlier',
    'the current of a machine was cut 100 ms earlier',
    panelWay('machines', `&cut=${AT - 300}`),
    panelWay('machines', `&cut=${AT - 400}`),
  ),
  pair('another-machine', 'another machine is drawn', panelWay('machines'), panelWay('machines', '&machine=heron')),
  pair(
    'one-sample',
    'the next sample is inspected',
    continueWay(panelWay('cores', '', QUIET), clickStep('Inspect'), {
      role: 'slider',
      name: 'Selected reading',
      press: 'ArrowRight',
    }),
    continueWay(
      panelWay('cores', '', QUIET),
      clickStep('Inspect'),
      { role: 'slider', name: 'Selected reading', press: 'ArrowRight' },
      { role: 'slider', name: 'Selected reading', press: 'ArrowRight' },
    ),
  ),
  pair('table-open', 'a table is open', panelWay('mesh'), continueWay(panelWay('mesh'), clickStep('Table'))),
  pair(
    'step-short',
    'a step of time one reading too short',
    panelWay('cores'),
    continueWay(panelWay('cores', '', AT - 1_040), callStep('step', 520)),
  ),
];
