import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { chance, incidentCauses, incidentEffects, instantStep, phaseCauses } from '../../sim/world/causes';
import { CORES } from '../../sim/world/cores';
import type { Equation, Explanation, Stage, Step } from '../../sim/world/explanation';
import { type Incident, incidentNamed } from '../../sim/world/incidents';
import { nextPhase, PHASES, type Phase, sliceAt } from '../../sim/world/scenario';
import { by, drawn, instant, pick } from '../../sim/world/terms';
import { AUDIT_RECORDS, type CorelogState, type Line, NUMBERS_LANE, ROUTINE, WINDOW_MS } from './sim';

type Reasons = Omit<Explanation, 'at'>;

/**
 * The stage that a line of an incident reports, by the end of its id, and the stage from which it counts milliseconds.
 */
const STAGES: Readonly<Record<string, readonly [stage: Stage, since?: Stage]>> = {
  detected: ['detected', 'onset'],
  vetoed: ['vetoed'],
  'rolled-back': ['rolledBack', 'vetoed'],
  recovered: ['recovered', 'onset'],
};

/** A random number in a line, from `least` up. */
const number = (
  world: WorldName,
  what: string,
  stream: string,
  index: number,
  lane: number,
  least: number,
  count: number,
): Equation => {
  const draw = { stream, index, lane };
  const terms = [...pick(world, draw, count, ''), by('+', least)];
  return { what, value: least + floor(drawn(world, draw).value * count), column: 'msg', isInText: true, terms };
};

function ofIncident(world: WorldName, incident: Incident, { id, ts }: Line): Reasons {
  const [stage, since] = STAGES[id.slice(incident.id.length + 1)] ?? ['onset'];
  const ms: Equation[] =
    since === undefined
      ? []
      : [
          {
            what: 'Milliseconds',
            value: ts - (incident[since] ?? 0),
            unit: 'ms',
            column: 'msg',
            isInText: true,
            terms: [
              instant('is', ts, 'now'),
              instant('-', incident[since] ?? 0, since === 'onset' ? 'the onset' : 'the veto'),
            ],
          },
        ];
  return {
    equations: ms,
    causes: incidentCauses(world, incident, stage),
    effects: incidentEffects(world, incident, ts),
  };
}

function ofPhase(world: WorldName, { ts }: Line, phase: Phase): Reasons {
  const next = PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as Phase;
  const at = nextPhase(next, ts);
  return {
    equations: [],
    causes: phaseCauses(world, sliceAt(world, ts).index, phase, `the scheduler begins ${phase}`),
    effects: [
      {
        at,
        what: `the scheduler begins ${next}`,
        source: { of: 'slice', index: sliceAt(world, at).index, phase: next, late: 0 },
      },
    ],
  };
}

function ofAudit(world: WorldName, { ts }: Line, n: number): Reasons {
  const { least, count } = AUDIT_RECORDS;
  const schedule: Step = { ...instantStep(ts, 'audit exported every five minutes', 'audit'), root: 'scenario' };
  return {
    equations: [number(world, 'Records', 'corelog/audit', n, 0, least, count)],
    causes: [schedule],
    effects: [],
  };
}

function ofCore(world: WorldName, { ts, source }: Line, n: number): Reasons {
  const ofDraw = (lane: number) => ({ stream: 'corelog/routine', index: n, lane });
  const core = Number(source.slice('core '.length));
  const kind = floor(drawn(world, ofDraw(0)).value * ROUTINE.length);
  const numbers = ROUTINE[kind]?.numbers ?? [];
  return {
    equations: [
      { what: 'Core', value: core, column: 'source', isInText: true, terms: pick(world, ofDraw(1), CORES, 'cores') },
      ...numbers.map(({ least, count }, i): Equation => {
        const each = number(world, `Number ${i + 1} of the line`, 'corelog/routine', n, NUMBERS_LANE + i, least, count);
        // The clock's is in tenths.
        return count === 90 ? { ...each, value: each.value / 10, terms: [...each.terms, by('/', 10)] } : each;
      }),
    ],
    causes: [
      chance(world, ts, 'random: time at which the core reports', {
        stream: 'corelog/instant',
        index: n,
        lane: 0,
      }),
    ],
    effects: [],
  };
}

function reasonsOf(world: WorldName, line: Line): Reasons {
  const { id, corr } = line;
  const incident = corr === null ? undefined : incidentNamed(world, corr);
  if (incident) return ofIncident(world, incident, line);
  const [kind, first = '', phase] = id.split('-');
  if (kind === 'slice') return ofPhase(world, line, phase as Phase);
  return kind === 'audit' ? ofAudit(world, line, Number(first)) : ofCore(world, line, Number.parseInt(first, 36));
}

/** Why a line was written, and what it led to. */
export function explain(world: WorldName, { lines }: CorelogState, key: string): Explanation | undefined {
  const line = lines.find(({ id }) => id === key);
  if (!line) return undefined;
  const { equations, causes, effects } = reasonsOf(world, line);
  const leaves: Step = { at: line.ts + WINDOW_MS, what: 'leaves the log', source: { of: 'row', does: 'goes' } };
  return { at: line.ts, equations, causes, effects: [...effects, leaves] };
}
