import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { listText } from '../../sim/words/sentences';
import { grouped } from '../../sim/words/units';
import { sliceAt } from '../../sim/world/cores/scenario';
import {
  chanceCause,
  incidentCauses,
  incidentEffects,
  instantStep,
  phaseCauses,
  stageEquation,
} from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep, IncidentStage } from '../../sim/world/explanation/explanation';
import { drawTerm, pickTerms, sumTerms, term } from '../../sim/world/explanation/terms';
import { isAdded } from '../../sim/world/incidents/incident-numbers';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import {
  instantsOf,
  numberParts,
  OBJECTS,
  openRoutine,
  ROUTINE_TYPES,
  STEPS,
  type TransparencyEntry,
  type TransparencyState,
} from './sim';

/** Stage of each of an incident's entries; the hash falls between two stages. */
const STAGES: readonly IncidentStage[] = ['detected', 'ended', 'rolledBack', 'rolledBack', 'recovered'];
const HASH = 3;
/** Places of the entries that name a time: the trace of the rollback and the attestation. */
const TIMED: readonly number[] = [2, 4];

type Reasons = Omit<Explanation, 'at'>;

function ofIncident(
  world: WorldName,
  incident: Incident,
  { ts }: TransparencyEntry,
): Reasons & { readonly stage: number } {
  const instants: readonly number[] = instantsOf(incident);
  const place = instants.indexOf(ts);
  const stage = STAGES[place] as IncidentStage;
  const hashed = instants[HASH] as number;
  const halfway = instantStep(ts, 'the digest is taken halfway between rollback and recovery', 'hashed');
  return {
    stage: place,
    equations: TIMED.includes(place)
      ? stageEquation(incident, stage).map((each) => ({ ...each, column: 'detail', isInText: true }))
      : [],
    causes: [...(place === HASH ? [halfway] : []), ...incidentCauses(world, incident, stage)],
    effects: [
      ...(place < HASH ? [instantStep(hashed, 'the incident’s digest is published', 'hashed')] : []),
      ...incidentEffects(world, incident, ts),
    ],
  };
}

/** Counts in a routine entry, by its type. */
const COUNTS = { SNAP: ['Objects', OBJECTS], TRACE: ['Steps', STEPS] } as const;

function ofRoutine(world: WorldName, { ts, type }: TransparencyEntry, n: number): Reasons {
  const ofDraw = (channel: number) => ({ stream: 'transparency/detail', index: n, channel });
  const kind = (ROUTINE_TYPES as readonly string[]).indexOf(type);
  const counted = type === 'SNAP' || type === 'TRACE' ? COUNTS[type] : undefined;
  const counts = counted ? [countEquation(world, counted, ofDraw(1))] : [];
  const { index, phase } = sliceAt(world, ts);
  return {
    equations: [
      {
        what: 'Type',
        value: kind,
        column: 'type',
        as: { word: type, from: kind, to: kind + 1 },
        terms: pickTerms(world, ofDraw(0), ROUTINE_TYPES.length, 'types'),
      },
      ...counts,
    ],
    causes: [
      chanceCause(world, ts, 'a routine entry comes at a random time', {
        stream: 'transparency/instant',
        index: n,
        channel: 0,
      }),
      ...phaseCauses(world, index, phase, `the slice enters ${phase}`),
    ],
    effects: [],
  };
}

function countEquation(
  world: WorldName,
  [what, { least, count }]: (typeof COUNTS)['SNAP' | 'TRACE'],
  draw: { stream: string; index: number; channel: number },
): Equation {
  const terms = [...pickTerms(world, draw, count, ''), term('+', least)];
  return { what, value: least + floor(drawTerm(world, draw).value * count), column: 'detail', isInText: true, terms };
}

/** Explains why an entry was published, and its effects. */
export function explain(world: WorldName, { entries }: TransparencyState, key: string): Explanation | undefined {
  const entry = entries.find(({ id }) => id === key);
  if (!entry) return undefined;
  const incident = incidentNamed(world, entry.detail.split(':')[0] ?? '');
  const incidentEntries = incident && ofIncident(world, incident, entry);
  const n = incident?.n ?? openRoutine(world).newest(entry.ts);
  const stage = incidentEntries ? { stage: incidentEntries.stage } : {};
  const [routine, before, among] = numberParts(world, { n, ts: entry.ts, ...stage });
  const { equations, causes, effects } = incidentEntries ?? ofRoutine(world, entry, n);
  const counts = [
    [routine, 'routine'],
    [before + among, 'of incidents'],
  ] as const;
  const after: ExplanationStep = {
    at: entry.ts,
    what: 'the entry is published as',
    value: `no. ${entry.seq}`,
    source: { of: 'row', does: 'comes' },
  };
  return {
    at: entry.ts,
    equations: [
      ...equations,
      {
        what: 'Entry number',
        value: entry.seq,
        column: 'seq',
        isName: true,
        terms: sumTerms(counts),
        text:
          incident && isAdded(incident.n)
            ? 'because an incident added by a change is numbered above all others.'
            : `the count of entries from 1970 on: ${listText(counts.flatMap(([count, what]) => (count > 0 ? [`${grouped(count)} ${what}`] : [])))}.`,
      },
    ],
    causes,
    effects: [after, ...effects],
  };
}
