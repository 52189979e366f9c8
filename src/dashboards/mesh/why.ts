import { ceil, floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { tenthsOfSeconds } from '../../sim/words/measures';
import { grouped } from '../../sim/words/units';
import {
  chanceCause,
  incidentCauses,
  incidentEffects,
  instantStep,
  phaseCauses,
  spreadCauses,
} from '../../sim/world/explanation/causes';
import { shareText } from '../../sim/world/explanation/equation-text';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { numberText } from '../../sim/world/explanation/number-text';
import { drawTerm, initialTerm, instantTerm, pickTerms, ROUND_DOWN, term } from '../../sim/world/explanation/terms';
import { type Incident, openIncidents } from '../../sim/world/incidents/incidents';
import { reachesLane } from '../../sim/world/incidents/reach';
import {
  type Batch,
  CLASSES,
  DEGRADED_BELOW,
  DEGRADED_CHANCE,
  DRAIN_MS,
  LANES,
  type MeshState,
  QUALITY,
  SLICE_BATCHES,
  STAGE_STARTS,
  STAGES,
  timingOf,
} from './sim';

/** Batch that is explained, with what decides of it. */
interface Basis {
  readonly world: WorldName;
  readonly now: number;
  readonly batch: Batch;
  /** Number of the batch: the index of its draws. */
  readonly n: number;
  readonly isDegraded: boolean;
  /** Open incident that degrades it; undefined if chance decided. */
  readonly incident: Incident | undefined;
}

/** Draw that decides whether chance alone degrades a batch. */
const degradingDraw = (n: number) => ({ stream: 'mesh/quality', index: n, channel: 0 });
const batchDraw = (n: number, channel: number) => ({ stream: 'mesh/batch', index: n, channel });

/**
 * Finds what decides of a batch at `now`. Chance precedes incidents: some batches would be degraded without them too.
 */
function basisOf(world: WorldName, batch: Batch, now: number): Basis {
  const n = Number.parseInt(batch.id.slice(2), 36);
  const isDegraded = batch.quality < DEGRADED_BELOW;
  const byChance = drawTerm(world, degradingDraw(n)).value < DEGRADED_CHANCE;
  const incident = byChance
    ? undefined
    : openIncidents(world, now).findLast((each) => reachesLane(world, each, batch.lane, now));
  return { world, now, batch, n, isDegraded, incident };
}

function qualityEquation({ world, batch, n, isDegraded }: Basis): Equation {
  const [lowest, highest] = isDegraded ? QUALITY.degraded : QUALITY.normal;
  return {
    what: 'Quality',
    value: batch.quality,
    unit: '%',
    column: 'quality',
    terms: [
      drawTerm(world, { stream: 'mesh/quality', index: n, channel: 1 }),
      term('*', highest - lowest + 1),
      term('+', lowest),
      ROUND_DOWN,
    ],
    text: `drawn at random from ${lowest}% to ${highest}% for a batch that is ${isDegraded ? '' : 'not '}degraded.`,
  };
}

function stageEquation({ batch: { ms, life, stage } }: Basis): Equation {
  const at = STAGES.indexOf(stage);
  const [from, to] = [STAGE_STARTS[at] as number, STAGE_STARTS[at + 1] ?? 1];
  const share = ms / life;
  return {
    what: 'Stage',
    value: share,
    as: { word: stage, from, to },
    column: 'stage',
    terms: [initialTerm(ms, ''), term('/', life)],
    text: `because it has spent ${tenthsOfSeconds(ms)} of its ${tenthsOfSeconds(life)} s in the mesh (${shareText(share)}), and ${stage} runs from ${numberText(from * 100)}% to ${numberText(to * 100)}%.`,
  };
}

const agedEquation = ({ now, batch: { ms, ts } }: Basis): Equation => ({
  what: 'Time in the mesh',
  value: ms,
  unit: 'ms',
  column: 'ms',
  terms: [instantTerm('is', now, 'now'), instantTerm('-', ts, 'it arrived')],
});

/** Equations of a batch's time to commit. */
function lifeEquations({ world, batch: { life }, n }: Basis): Equation[] {
  const { shortest, longest, cut, left = 0 } = timingOf(world, n);
  const whole = [drawTerm(world, batchDraw(n, 1)), term('*', longest - shortest), term('+', shortest), ROUND_DOWN];
  const column = { what: 'Arrival to finish', value: life, unit: 'ms', column: 'life' };
  if (cut === undefined) return [{ ...column, terms: whole }];
  return [
    {
      ...column,
      terms: [initialTerm(left, ''), term('-', cut)],
      text: `the ${grouped(left)} ms left of the slice, less ${grouped(cut)} ms by which the batch ends earlier.`,
    },
    {
      what: 'Earlier than the slice’s end',
      value: cut,
      unit: 'ms',
      terms: [drawTerm(world, batchDraw(n, 2)), term('*', DRAIN_MS), ROUND_DOWN],
    },
  ];
}

const laneEquation = ({ world, batch: { lane }, n }: Basis): Equation => ({
  what: 'Lane',
  value: lane,
  column: 'lane',
  terms: pickTerms(world, batchDraw(n, 3), LANES, 'lanes'),
});

function classEquation({ world, batch: { cls }, n }: Basis): Equation {
  const value = CLASSES.indexOf(cls);
  return {
    what: 'Class',
    value,
    as: { word: cls, from: value, to: value + 1 },
    column: 'cls',
    terms: pickTerms(world, batchDraw(n, 4), CLASSES.length, 'classes'),
  };
}

/** Causes of a batch's quality: an incident and how it spread to the lane, or chance. */
function qualityCauses({ world, batch: { ts, lane }, n, isDegraded, incident }: Basis): ExplanationStep[] {
  if (incident) {
    const spread = spreadCauses(world, incident, 'lane', lane);
    return [...spread, ...incidentCauses(world, incident, spread.length > 0 ? 'missedVeto' : 'onset')];
  }
  const share = numberText((isDegraded ? DEGRADED_CHANCE : 1 - DEGRADED_CHANCE) * 100);
  const what = `by chance the batch is one of the ${share}% that are ${isDegraded ? '' : 'not '}degraded`;
  return [chanceCause(world, ts, what, degradingDraw(n))];
}

/** Causes of a batch's arrival. */
const arrivalCauses = ({ world, batch: { id, ts }, n }: Basis): ExplanationStep[] => [
  chanceCause(world, ts, `${id} arrives at a random time`, batchDraw(n, 0)),
  ...phaseCauses(world, floor(n / SLICE_BATCHES), 'ingest', 'the slice takes in batches'),
];

/** The stage after a batch's present one, if there is one. */
function nextStage({ ts, life, stage }: Batch): ExplanationStep[] {
  const next = STAGES.indexOf(stage) + 1;
  const start = STAGE_STARTS[next];
  if (start === undefined) return [];
  return [instantStep(ts + ceil(start * life), `the batch enters ${STAGES[next]}`, `stage ${STAGES[next]}`)];
}

/** Explains a batch's stage and its quality. */
export function explain(world: WorldName, { ts: now, batches }: MeshState, key: string): Explanation | undefined {
  const batch = batches.find(({ id }) => id === key);
  if (!batch) return undefined;
  const basis = basisOf(world, batch, now);
  return {
    at: now,
    equations: [
      qualityEquation(basis),
      stageEquation(basis),
      agedEquation(basis),
      ...lifeEquations(basis),
      laneEquation(basis),
      classEquation(basis),
    ],
    causes: [...qualityCauses(basis), ...arrivalCauses(basis)],
    effects: [
      ...nextStage(batch),
      instantStep(batch.ts + batch.life, 'the batch commits and leaves the mesh', 'leaves'),
      ...(basis.incident ? incidentEffects(world, basis.incident, now) : []),
    ],
  };
}
