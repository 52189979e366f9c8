import { BLOCK_RECORDS } from '../../sim/math/chain';
import { floor, min } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import type { WorldName } from '../../sim/math/seed-of';
import { chance, endedWords, incidentCauses, incidentEffects, instantStep } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { by, instant, is, pick, quantileTerms, rounded } from '../../sim/world/explanation/terms';
import { gateHolder, STRAY_MS, straysHolding } from '../../sim/world/incidents/gate';
import { type Incident, openIncidents } from '../../sim/world/incidents/incidents';
import {
  type EventRecord,
  type EventsSettings,
  type EventsState,
  LATENCY,
  LIFETIME_MS,
  recordsOf,
  SHARDS,
  TRANSIT_MS,
} from './sim';
import { HUNDRED } from './sim-messages';

/** Equations of an event's instant at its source: that of the veto it reports, or so long before the record. */
function sourceEquations(world: WorldName, { seq, ts, created }: EventRecord, veto: Incident | undefined): Equation[] {
  const column = { what: 'Time at source', value: ts, isInstant: true, column: 'ts' } as const;
  if (veto) return [{ ...column, terms: [instant('is', veto.vetoed, endedWords(veto))] }];
  const transit = created - 1 - ts;
  const draw = { stream: 'events/detail', index: seq, channel: 4 };
  return [
    {
      ...column,
      terms: [
        instant('is', created, 'it was recorded'),
        by('-', transit, 'ms on the way'),
        by('-', 1, 'ms to be recorded'),
      ],
    },
    { what: 'On the way', value: transit, unit: 'ms', terms: pick(world, draw, TRANSIT_MS, '') },
  ];
}

/** Equation of an event's choice among a hundred ordinary ones. */
function codeEquation(world: WorldName, seq: number): Equation {
  const draw = { stream: 'events/words', index: seq, channel: 0 };
  const value = stream(world, draw.stream).int(HUNDRED.length, seq, 0);
  const word = HUNDRED[value]?.[0]?.code ?? '';
  return {
    what: 'Code',
    value,
    column: 'code',
    as: { word, from: value, to: value + 1 },
    terms: pick(world, draw, HUNDRED.length, 'ordinary events'),
  };
}

/** Causes of the closed gate that held a proposal at `ts`. */
function gateCauses(world: WorldName, ts: number): ExplanationStep[] {
  const incident = gateHolder(world, ts);
  if (incident) return incidentCauses(world, incident, 'vetoed');
  return straysHolding(world, ts).map(({ onset }) =>
    chance(world, onset, 'a false trip closes the gate, at random', {
      stream: 'interlocks/stray',
      index: floor(onset / STRAY_MS),
      channel: 0,
    }),
  );
}

/** Latest stage of an incident that a row of its burst can report. */
function toldStage({ detected, vetoed }: Incident, ts: number) {
  if (ts >= vetoed) return 'vetoed';
  return ts >= detected ? 'detected' : 'onset';
}

/** Effect of record `seq`, recorded at `created`, on the next one: its hash is part of it. */
const followed = (seq: number, created: number): ExplanationStep =>
  (seq + 1) % BLOCK_RECORDS === 0
    ? instantStep(created, 'the next record begins a block from an anchor', 'begins')
    : instantStep(created, 'the next record links to this record’s hash', 'next');

/** Explains why an event was recorded with its message, and its effects. */
export function explain(
  world: WorldName,
  { ts: now, events }: EventsState,
  key: string,
  { rates, retention }: EventsSettings,
): Explanation | undefined {
  const record = events.find(({ id }) => id === key);
  if (!record) return undefined;
  const { seq, ts, created, lat, sev, shard } = record;
  const records = recordsOf(world)(JSON.stringify(rates));
  const { incident, message } = records.entry(seq);
  const veto =
    incident && incident.vetoed === ts && message.ns === 'safety.gate' && /^SEC-55[56]$/.test(message.code)
      ? incident
      : undefined;
  const ordinary = incident === null;
  const isHeld = ordinary && message.code === 'OK-211';
  const tamperer =
    record.verb === message.verb
      ? undefined
      : openIncidents(world, now).findLast(
          ({ kind, onset }) => kind === 'tampering' && records.newest(onset - 1) === seq,
        );
  const ofDraw = (channel: number) => ({ stream: 'events/detail', index: seq, channel });
  const drawnWords = chance(world, created, 'the content of the event is drawn at random', {
    stream: 'events/words',
    index: seq,
    channel: 0,
  });
  const gone = min(created + LIFETIME_MS, records.place(seq + retention).created);
  const effects: ExplanationStep[] = [
    followed(seq, records.place(seq + 1).created),
    ...(tamperer ? [instantStep(tamperer.recovered, 'the record’s hash link holds again', 'verifies')] : []),
    {
      at: gone,
      what: gone === created + LIFETIME_MS ? 'the record expires' : 'the record leaves the panel',
      source: { of: 'row', does: 'goes' },
    },
    ...(incident ? incidentEffects(world, incident, ts) : []),
  ];
  return {
    at: created,
    equations: [
      {
        what: 'Latency',
        value: lat,
        unit: 'ms',
        column: 'lat',
        terms: [...quantileTerms(world, ofDraw(2), LATENCY), rounded(1)],
      },
      ...(ordinary && !isHeld ? [codeEquation(world, seq)] : []),
      ...(incident
        ? [
            {
              what: 'Severity',
              value: sev,
              column: 'sev',
              terms: [is(incident.severity, '')],
              text: `the severity of ${incident.id}.`,
            },
          ]
        : []),
      ...sourceEquations(world, record, veto),
      { what: 'Shard', value: shard, column: 'shard', terms: pick(world, ofDraw(3), SHARDS, 'shards') },
    ],
    causes: [
      ...(tamperer
        ? incidentCauses(world, tamperer, 'onset').map((step, i) =>
            i === 0 ? { ...step, what: `${step.what}; this record is altered` } : step,
          )
        : []),
      ...(incident ? incidentCauses(world, incident, veto ? 'vetoed' : toldStage(incident, ts)) : []),
      ...(isHeld ? gateCauses(world, ts) : []),
      ...(ordinary ? [drawnWords] : []),
    ],
    effects,
  };
}
