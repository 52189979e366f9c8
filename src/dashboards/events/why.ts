import { BLOCK_RECORDS } from '../../sim/math/chain';
import { floor, max, min } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import type { WorldName } from '../../sim/math/seed-of';
import {
  chanceCause,
  endedWords,
  incidentCauses,
  incidentEffects,
  instantStep,
} from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { initialTerm, instantTerm, pickTerms, quantileTerms, roundTerm, term } from '../../sim/world/explanation/terms';
import { gateHolder, STRAY_MS, straysHolding } from '../../sim/world/incidents/gate';
import { type Incident, openIncidents } from '../../sim/world/incidents/incidents';
import {
  type EventRecord,
  type EventsSettings,
  type EventsState,
  LATENCY,
  LIFETIME_MS,
  type Records,
  recordsOf,
  SHARDS,
  TRANSIT_MS,
} from './sim';
import { HUNDRED } from './sim-messages';

/** Record that is explained, with what made it. */
interface Basis {
  readonly world: WorldName;
  readonly record: EventRecord;
  /** Incident in whose burst it is; null for an ordinary event. */
  readonly incident: Incident | null;
  /** That incident, if its veto is what the event reports. */
  readonly veto: Incident | undefined;
  /** True for an action that a closed gate held. */
  readonly isHeld: boolean;
  /** Open tampering that has altered the record. */
  readonly tamperer: Incident | undefined;
}

/** Finds what made a record of the world's at `now`. */
function basisOf(world: WorldName, record: EventRecord, records: Records, now: number): Basis {
  const { incident, message } = records.entry(record.seq);
  const reportsVeto = message.ns === 'safety.gate' && /^SEC-55[56]$/.test(message.code);
  const tampersWith = ({ kind, onset }: Incident) => kind === 'tampering' && records.newest(onset - 1) === record.seq;
  return {
    world,
    record,
    incident,
    veto: incident && reportsVeto && incident.ended === record.ts ? incident : undefined,
    isHeld: incident === null && message.code === 'OK-211',
    tamperer: record.verb === message.verb ? undefined : openIncidents(world, now).findLast(tampersWith),
  };
}

/** Draw from which a column of a record comes. */
const detailDraw = ({ seq }: EventRecord, channel: number) => ({ stream: 'events/detail', index: seq, channel });
/** Draw from which its words come. */
const wordsDraw = ({ seq }: EventRecord) => ({ stream: 'events/words', index: seq, channel: 0 });

const latencyEquation = ({ world, record }: Basis): Equation => ({
  what: 'Latency',
  value: record.lat,
  unit: 'ms',
  column: 'lat',
  terms: [...quantileTerms(world, detailDraw(record, 2), LATENCY, ['events', 'have']), roundTerm(1)],
});

/** Equation of an event's choice among a hundred ordinary ones. */
function codeEquation({ world, record }: Basis): Equation {
  const draw = wordsDraw(record);
  const value = stream(world, draw.stream).int(HUNDRED.length, draw.index, draw.channel);
  const word = HUNDRED[value]?.[0]?.code ?? '';
  return {
    what: 'Code',
    value,
    column: 'code',
    as: { word, from: value, to: value + 1 },
    terms: pickTerms(world, draw, HUNDRED.length, 'ordinary events'),
  };
}

const severityEquation = ({ sev }: EventRecord, incident: Incident): Equation => ({
  what: 'Severity',
  value: sev,
  column: 'sev',
  terms: [initialTerm(incident.severity, '')],
  text: `the severity of ${incident.id}.`,
});

/** Equations of an event's instant at its source: that of the veto it reports, or so long before the record. */
function sourceEquations({ world, record, veto }: Basis): Equation[] {
  const { ts, created } = record;
  const column = { what: 'Time at source', value: ts, isInstant: true, column: 'ts' } as const;
  if (veto) return [{ ...column, terms: [instantTerm('is', veto.ended, endedWords(veto))] }];
  const transit = created - 1 - ts;
  return [
    {
      ...column,
      terms: [
        instantTerm('is', created, 'it was recorded'),
        term('-', transit, 'ms in transit'),
        term('-', 1, 'ms to be recorded'),
      ],
    },
    {
      what: 'In transit',
      value: transit,
      unit: 'ms',
      terms: pickTerms(world, detailDraw(record, 4), TRANSIT_MS, ''),
    },
  ];
}

const shardEquation = ({ world, record }: Basis): Equation => ({
  what: 'Shard',
  value: record.shard,
  column: 'shard',
  terms: pickTerms(world, detailDraw(record, 3), SHARDS, 'shards'),
});

function equationsOf(basis: Basis): Equation[] {
  const { record, incident, isHeld } = basis;
  return [
    latencyEquation(basis),
    ...(incident || isHeld ? [] : [codeEquation(basis)]),
    ...(incident ? [severityEquation(record, incident)] : []),
    ...sourceEquations(basis),
    shardEquation(basis),
  ];
}

/** Causes of the closed gate that held an action at `ts`. */
function gateCauses(world: WorldName, ts: number): ExplanationStep[] {
  const incident = gateHolder(world, ts);
  if (incident) return incidentCauses(world, incident, 'ended');
  return straysHolding(world, ts).map(({ onset }) =>
    chanceCause(world, onset, 'a false trip closes the gate at a random time', {
      stream: 'interlocks/stray',
      index: floor(onset / STRAY_MS),
      channel: 0,
    }),
  );
}

/** Causes of a tampering, the first of which is what it does to the record. */
const tamperingCauses = (world: WorldName, tamperer: Incident) =>
  incidentCauses(world, tamperer, 'onset').map((step, i) =>
    i === 0 ? { ...step, what: `${step.what}; this record is altered` } : step,
  );

/** Latest stage of an incident that a row of its burst can report. */
function toldStage({ detected, ended }: Incident, ts: number) {
  if (ts >= ended) return 'ended';
  return ts >= detected ? 'detected' : 'onset';
}

function causesOf({ world, record, incident, veto, isHeld, tamperer }: Basis): ExplanationStep[] {
  const { ts, created } = record;
  return [
    ...(tamperer ? tamperingCauses(world, tamperer) : []),
    ...(incident
      ? incidentCauses(world, incident, veto ? 'ended' : toldStage(incident, ts))
      : [
          ...(isHeld ? gateCauses(world, ts) : []),
          chanceCause(world, created, 'the event’s content is random', wordsDraw(record)),
        ]),
  ];
}

/** Effect of record `seq`, recorded at `created`, on the next one: its hash is part of it. */
const followed = (seq: number, created: number): ExplanationStep =>
  (seq + 1) % BLOCK_RECORDS === 0
    ? instantStep(created, 'the next record begins a block from an anchor', 'begins')
    : instantStep(created, 'the next record links to this record’s hash', 'next');

/** End of a record: its lifetime's, or that of its place in the panel. */
function gone(created: number, displaced: number): ExplanationStep {
  const expired = created + LIFETIME_MS;
  const what = displaced < expired ? 'the record leaves the panel' : 'the record expires';
  return { at: min(expired, displaced), what, source: { of: 'row', does: 'goes' } };
}

/** Explains why an event was recorded with its message, and its effects. */
export function explain(
  world: WorldName,
  { ts: now, events }: EventsState,
  key: string,
  { rates, retention }: EventsSettings,
): Explanation | undefined {
  const record = events.find(({ id }) => id === key);
  if (!record) return undefined;
  const { seq, ts, created } = record;
  const records = recordsOf(world)(JSON.stringify(rates));
  const basis = basisOf(world, record, records, now);
  const { incident, tamperer } = basis;
  return {
    // An altered record is explained as it is now.
    at: max(created, tamperer?.onset ?? created),
    equations: equationsOf(basis),
    causes: causesOf(basis),
    effects: [
      followed(seq, records.place(seq + 1).created),
      ...(tamperer ? [instantStep(tamperer.recovered, 'the record’s hash link holds again', 'verifies')] : []),
      gone(created, records.place(seq + retention).created),
      ...(incident ? incidentEffects(world, incident, ts) : []),
    ],
  };
}
