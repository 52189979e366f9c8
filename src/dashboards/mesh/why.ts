import { ceil, floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { grouped } from '../../sim/words/units';
import {
  chance,
  incidentCauses,
  incidentEffects,
  instantStep,
  phaseCauses,
  spreadCauses,
} from '../../sim/world/explanation/causes';
import { numberText, shareText } from '../../sim/world/explanation/equation-text';
import type { Equation, Explanation } from '../../sim/world/explanation/explanation';
import { by, DOWN, drawn, instant, is, pick } from '../../sim/world/explanation/terms';
import { openIncidents } from '../../sim/world/incidents/incidents';
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

/** Equations of a batch's time to commit. */
function lifeEquations(world: WorldName, n: number, { life }: Batch): Equation[] {
  const { shortest, longest, cut, left = 0 } = timingOf(world, n);
  const whole = [
    drawn(world, { stream: 'mesh/batch', index: n, channel: 1 }),
    by('*', longest - shortest),
    by('+', shortest),
    DOWN,
  ];
  const column = { what: 'Arrival to commit', value: life, unit: 'ms', column: 'life' };
  if (cut === undefined) return [{ ...column, terms: whole }];
  return [
    {
      ...column,
      terms: [is(left, ''), by('-', cut)],
      text: `the ${grouped(left)} ms left of the slice, less ${grouped(cut)} ms by which the batch ends earlier.`,
    },
    {
      what: 'Earlier than the slice’s end',
      value: cut,
      unit: 'ms',
      terms: [drawn(world, { stream: 'mesh/batch', index: n, channel: 2 }), by('*', DRAIN_MS), DOWN],
    },
  ];
}

/** Explains a batch's stage and its quality. */
export function explain(world: WorldName, state: MeshState, key: string): Explanation | undefined {
  const { ts: now, batches } = state;
  const batch = batches.find((each) => each.id === key);
  if (!batch) return undefined;
  const { id, ts, ms, life, lane, quality, stage, cls } = batch;
  const n = Number.parseInt(id.slice(2), 36);
  const degrades = { stream: 'mesh/quality', index: n, channel: 0 };
  // Some batches would be degraded without an incident too.
  const byChance = drawn(world, degrades).value < DEGRADED_CHANCE;
  const incident = byChance
    ? undefined
    : openIncidents(world, now).findLast((each) => reachesLane(world, each, lane, now));
  const isDegraded = quality < DEGRADED_BELOW;
  const [lowest, highest] = isDegraded ? QUALITY.degraded : QUALITY.nominal;
  const share = ms / life;
  const at = STAGES.indexOf(stage);
  const ofDraw = (channel: number) => ({ stream: 'mesh/batch', index: n, channel });
  const arrives = [
    chance(world, ts, `the time of arrival of ${id} is drawn at random`, ofDraw(0)),
    ...phaseCauses(world, floor(n / SLICE_BATCHES), 'ingest', 'the slice takes in batches'),
  ];
  const stray = chance(
    world,
    ts,
    `the batch is one of the ${numberText((isDegraded ? DEGRADED_CHANCE : 1 - DEGRADED_CHANCE) * 100)}% that are ${isDegraded ? '' : 'not '}degraded, at random`,
    degrades,
  );
  const spread = incident ? spreadCauses(world, incident, 'lane', lane) : [];
  const next = STAGE_STARTS[at + 1];
  return {
    at: now,
    equations: [
      {
        what: 'Quality',
        value: quality,
        unit: '%',
        column: 'quality',
        terms: [
          drawn(world, { stream: 'mesh/quality', index: n, channel: 1 }),
          by('*', highest - lowest + 1),
          by('+', lowest),
          DOWN,
        ],
        text: `drawn at random from ${lowest}% to ${highest}%, as for every batch that is ${isDegraded ? '' : 'not '}degraded.`,
      },
      {
        what: 'Stage',
        value: share,
        as: { word: stage, from: STAGE_STARTS[at] as number, to: next ?? 1 },
        column: 'stage',
        terms: [is(ms, ''), by('/', life)],
        text: `because it has spent ${grouped(ms)} of its ${grouped(life)} ms in the mesh (${shareText(share)}), and ${stage} is from ${numberText((STAGE_STARTS[at] as number) * 100)}% to ${numberText((next ?? 1) * 100)}%.`,
      },
      {
        what: 'Time in the mesh',
        value: ms,
        unit: 'ms',
        column: 'ms',
        terms: [instant('is', now, 'now'), instant('-', ts, 'it arrived')],
      },
      ...lifeEquations(world, n, batch),
      { what: 'Lane', value: lane, column: 'lane', terms: pick(world, ofDraw(3), LANES, 'lanes') },
      {
        what: 'Class',
        value: CLASSES.indexOf(cls),
        as: { word: cls, from: CLASSES.indexOf(cls), to: CLASSES.indexOf(cls) + 1 },
        column: 'cls',
        terms: pick(world, ofDraw(4), CLASSES.length, 'classes'),
      },
    ],
    causes: [
      ...(incident
        ? [...spread, ...incidentCauses(world, incident, spread.length > 0 ? 'missedVeto' : 'onset')]
        : [stray]),
      ...arrives,
    ],
    effects: [
      ...(next === undefined
        ? []
        : [instantStep(ts + ceil(next * life), `the batch enters ${STAGES[at + 1]}`, `stage ${STAGES[at + 1]}`)]),
      instantStep(ts + life, 'the batch commits and leaves the mesh', 'leaves'),
      ...(incident ? incidentEffects(world, incident, now) : []),
    ],
  };
}
