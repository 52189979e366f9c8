import { type Table, tableOf } from '../../sim/tables/table';
import { countText, numberedParts, toSentence } from '../../sim/words/sentences';
import type { EventRecord, EventsState } from './sim';
import { recomputedHash } from './sim-verify';

/** Table with one row an event, newest first, with all fields of its record. */
export function eventsTable({ events, anomalies, breaks, unverified }: EventsState): Table {
  const flagOf = ({ seq }: EventRecord) => {
    if (breaks.includes(seq)) return 'chain break';
    return anomalies.includes(seq) ? 'anomaly' : 'none';
  };
  const recomputed = (record: EventRecord) => {
    if (breaks.includes(record.seq)) return recomputedHash(record);
    return unverified ? 'not yet' : 'matches';
  };
  return tableOf(events.toReversed(), {
    key: ({ id }) => id,
    at: ({ created }) => created,
    columns: [
      { key: 'seq', label: 'Event', numeric: true, cell: ({ seq }) => seq },
      { key: 'id', label: 'ID', cell: ({ id }) => id },
      { key: 'created', label: 'Time recorded', instant: 'full', cell: ({ created }) => created },
      { key: 'ts', label: 'Time at source', instant: 'full', cell: ({ ts }) => ts },
      { key: 'tag', label: 'Tag', cell: ({ tag }) => tag },
      { key: 'code', label: 'Code', cell: ({ code }) => code },
      { key: 'msg', label: 'Message', cell: ({ msg }) => msg },
      { key: 'subj', label: 'Subject', cell: ({ subj }) => subj },
      { key: 'verb', label: 'Verb', cell: ({ verb }) => verb },
      { key: 'obj', label: 'Object', cell: ({ obj }) => obj },
      { key: 'lat', label: 'Latency', unit: 'ms', numeric: true, cell: ({ lat }) => lat.toFixed(1) },
      { key: 'sev', label: 'Severity', numeric: true, cell: ({ sev }) => sev },
      { key: 'corr', label: 'Correlation ID', cell: ({ corr }) => corr },
      { key: 'ns', label: 'Namespace', cell: ({ ns }) => ns },
      { key: 'shard', label: 'Shard', numeric: true, cell: ({ shard }) => shard },
      { key: 'prev', label: 'Previous hash', cell: ({ prev }) => prev },
      { key: 'hash', label: 'Hash', cell: ({ hash }) => hash },
      { key: 'flag', label: 'Flag', cell: flagOf },
      { key: 'recomputed', label: 'Recomputed hash', cell: recomputed },
    ],
  });
}

/** Sentence that adds to the figure the flagged events, and whether the chain verifies. */
export function eventsSentence({ events, anomalies, breaks, unverified }: EventsState): string {
  const incidents = new Set(events.filter(({ seq }) => anomalies.includes(seq)).map(({ corr }) => corr)).size;
  const flagged =
    countText(anomalies.length, 'anomaly', 'anomalies') +
    (anomalies.length === 0 ? '' : `, from ${countText(incidents, 'incident')}`);
  if (unverified && breaks.length === 0) return toSentence(`${flagged} so far; the chain is being verified`);
  const chain =
    breaks.length === 0
      ? 'every hash link holds'
      : `${numberedParts('event', breaks)} ${breaks.length === 1 ? 'breaks' : 'break'} the chain`;
  return toSentence(`${flagged}; ${chain}`);
}
