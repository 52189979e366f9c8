import { countDifference, type Difference, harmDifference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { counted } from '../../sim/words/units';
import type { EventsState } from './sim';
import { recomputedHash } from './sim-verify';

const COLUMNS = [
  { key: 'seq', label: 'Event', numeric: true },
  { key: 'id', label: 'ID' },
  { key: 'created', label: 'Time recorded', instant: 'full' },
  { key: 'ts', label: 'Time at source', instant: 'full' },
  { key: 'tag', label: 'Tag' },
  { key: 'code', label: 'Code' },
  { key: 'msg', label: 'Message' },
  { key: 'subj', label: 'Subject' },
  { key: 'verb', label: 'Verb' },
  { key: 'obj', label: 'Object' },
  { key: 'lat', label: 'Latency', unit: 'ms', numeric: true },
  { key: 'sev', label: 'Severity', numeric: true },
  { key: 'corr', label: 'Correlation ID' },
  { key: 'ns', label: 'Namespace' },
  { key: 'shard', label: 'Shard', numeric: true },
  { key: 'prev', label: 'Previous hash' },
  { key: 'hash', label: 'Hash' },
  { key: 'flag', label: 'Flag' },
  { key: 'recomputed', label: 'Recomputed hash' },
] satisfies Table['columns'];

/** One row an event, newest first, with all fields of its record. */
export function eventsTable({ events, anomalies, breaks, unverified }: EventsState): Table {
  const rows = events.map((record) => {
    const { seq, id, created, ts, tag, code, msg, subj, verb, obj, lat, sev, corr, ns, shard, prev, hash } = record;
    const broken = breaks.includes(seq);
    const flag = broken ? 'chain break' : anomalies.includes(seq) ? 'anomaly' : 'none';
    const recomputed = broken ? recomputedHash(record) : unverified ? 'not yet' : 'matches';
    const what = [tag, code, msg, subj, verb, obj, lat.toFixed(1), sev, corr, ns, shard];
    const cells = [seq, id, created, ts, ...what, prev, hash, flag, recomputed];
    return { key: id, at: created, cells };
  });
  return { columns: COLUMNS, rows: rows.reverse() };
}

/** What the figure cannot say, in one sentence: what is flagged, and whether the chain verifies. */
export function eventsSentence({ events, anomalies, breaks, unverified }: EventsState): string {
  const incidents = new Set(events.filter(({ seq }) => anomalies.includes(seq)).map(({ corr }) => corr)).size;
  const flagged =
    anomalies.length === 0 ? 'No anomalies' : `${anomalies.length} anomalies, from ${counted(incidents, 'incident')}`;
  if (unverified && breaks.length === 0) return `${flagged} so far; verifying the chain.`;
  const chain =
    breaks.length === 0
      ? 'every hash link holds'
      : `${breaks.length === 1 ? 'event' : 'events'} ${breaks.join(' and ')} ${breaks.length === 1 ? 'breaks' : 'break'} the chain`;
  return `${flagged}; ${chain}.`;
}

/** The differences of the state from another one, in clauses. */
export function eventsDifferences(state: EventsState, other: EventsState): Difference[] {
  return [
    ...countDifference(state.events.length - other.events.length, 'event', 'events', 'kept'),
    ...harmDifference(state.anomalies.length - other.anomalies.length, 'anomaly', 'anomalies'),
    ...harmDifference(state.breaks.length - other.breaks.length, 'chain break', 'chain breaks'),
  ];
}
