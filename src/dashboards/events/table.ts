import type { Table } from '../../sim/words/table';
import { grouped } from '../../sim/words/units';
import type { EventsState } from './sim';

const COLUMNS = [
  { key: 'seq', label: 'Event', numeric: true },
  { key: 'created', label: 'Recorded', instant: 'full' },
  { key: 'tag', label: 'Tag' },
  { key: 'msg', label: 'Message' },
  { key: 'lat', label: 'Latency', unit: 'ms', numeric: true },
  { key: 'sev', label: 'Severity', numeric: true },
  { key: 'corr', label: 'Correlation' },
  { key: 'flag', label: 'Flag' },
] satisfies Table['columns'];

/** One row an event, newest first. */
export function eventsTable({ events, anomalies, breaks }: EventsState): Table {
  const flag = (seq: number) => (breaks.includes(seq) ? 'chain break' : anomalies.includes(seq) ? 'anomaly' : 'none');
  return {
    columns: COLUMNS,
    rows: events
      .map(({ seq, created, tag, msg, lat, sev, corr }) => [seq, created, tag, msg, lat, sev, corr, flag(seq)])
      .reverse(),
  };
}

/** The state in one sentence. */
export function eventsSummary({ events, anomalies, breaks }: EventsState): string {
  const incidents = new Set(events.filter(({ seq }) => anomalies.includes(seq)).map(({ corr }) => corr));
  const flagged = `${anomalies.length} in ${incidents.size} ${incidents.size === 1 ? 'burst' : 'bursts'}`;
  const chain =
    breaks.length === 0 ? 'every link verifies' : `event ${breaks.map(grouped).join(' and ')} breaks the chain`;
  return `${events.length} events kept, ${flagged}; ${chain}.`;
}
