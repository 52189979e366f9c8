import { floor } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { CORES } from '../../sim/world/cores/cores';
import { nextPhase, PHASES, type Phase, sliceAt } from '../../sim/world/cores/scenario';
import {
  chanceCause,
  incidentCauses,
  incidentEffects,
  instantStep,
  phaseCauses,
  stageEquation,
} from '../../sim/world/explanation/causes';
import type {
  Draw,
  Equation,
  Explanation,
  ExplanationStep,
  IncidentStage,
} from '../../sim/world/explanation/explanation';
import { drawTerm, pickTerms, term } from '../../sim/world/explanation/terms';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import {
  AUDIT_RECORDS,
  type CorelogState,
  type LogLine,
  NUMBERS_CHANNEL,
  type ReportNumber,
  ROUTINE,
  WINDOW_MS,
} from './sim';

type Reasons = Omit<Explanation, 'at'>;

/** Stage of the incident that a line reports, by the end of its id. */
const STAGES: Readonly<Record<string, IncidentStage>> = {
  detected: 'detected',
  vetoed: 'ended',
  'rolled-back': 'rolledBack',
  recovered: 'recovered',
};

/** Equation of a random number in a line, from `least` up. */
const number = (world: WorldName, draw: Draw, { what, unit, least, count, parts }: ReportNumber): Equation => {
  const whole = least + floor(drawTerm(world, draw).value * count);
  const terms = [...pickTerms(world, draw, count, ''), term('+', least)];
  const of = { what, unit, column: 'msg', isInText: true } as const;
  if (parts === undefined) return { ...of, value: whole, terms };
  return { ...of, value: whole / parts, terms: [...terms, term('/', parts)] };
};

function ofIncident(world: WorldName, incident: Incident, { id, ts }: LogLine): Reasons {
  const stage = STAGES[id.slice(incident.id.length + 1)] ?? 'onset';
  return {
    equations: stageEquation(incident, stage).map((each) => ({ ...each, column: 'msg', isInText: true })),
    causes: incidentCauses(world, incident, stage),
    effects: incidentEffects(world, incident, ts),
  };
}

function ofPhase(world: WorldName, { ts }: LogLine, phase: Phase): Reasons {
  const next = PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as Phase;
  const at = nextPhase(next, ts);
  return {
    equations: [],
    causes: phaseCauses(world, sliceAt(world, ts).index, phase, `the scheduler starts ${phase}`),
    effects: [
      {
        at,
        what: `the scheduler starts ${next}`,
        source: { of: 'slice', index: sliceAt(world, at).index, phase: next, late: 0 },
      },
    ],
  };
}

function ofAudit(world: WorldName, { ts }: LogLine, n: number): Reasons {
  const schedule: ExplanationStep = {
    ...instantStep(ts, 'an audit is exported every 5 minutes', 'audit'),
    root: 'scenario',
  };
  return {
    equations: [number(world, { stream: 'corelog/audit', index: n, channel: 0 }, AUDIT_RECORDS)],
    causes: [schedule],
    effects: [],
  };
}

function ofCore(world: WorldName, { ts, source }: LogLine, n: number): Reasons {
  const ofDraw = (channel: number) => ({ stream: 'corelog/routine', index: n, channel });
  const core = Number(source.slice('core '.length));
  const kind = floor(drawTerm(world, ofDraw(0)).value * ROUTINE.length);
  const numbers = ROUTINE[kind]?.numbers ?? [];
  return {
    equations: [
      {
        what: 'Core',
        value: core,
        column: 'source',
        isInText: true,
        terms: pickTerms(world, ofDraw(1), CORES, 'cores'),
      },
      ...numbers.map((each, i) => number(world, ofDraw(NUMBERS_CHANNEL + i), each)),
    ],
    causes: [
      chanceCause(world, ts, 'the core reports at a random time', {
        stream: 'corelog/instant',
        index: n,
        channel: 0,
      }),
    ],
    effects: [],
  };
}

function reasonsOf(world: WorldName, line: LogLine): Reasons {
  const { id, corr } = line;
  const incident = corr === null ? undefined : incidentNamed(world, corr);
  if (incident) return ofIncident(world, incident, line);
  const [kind, first = '', phase] = id.split('-');
  if (kind === 'slice') return ofPhase(world, line, phase as Phase);
  return kind === 'audit' ? ofAudit(world, line, Number(first)) : ofCore(world, line, Number.parseInt(first, 36));
}

/** Explains why a line was written, and what it led to. */
export function explain(world: WorldName, { lines }: CorelogState, key: string): Explanation | undefined {
  const line = lines.find(({ id }) => id === key);
  if (!line) return undefined;
  const { equations, causes, effects } = reasonsOf(world, line);
  const leaves: ExplanationStep = {
    at: line.ts + WINDOW_MS,
    what: 'the line leaves the panel',
    source: { of: 'row', does: 'goes' },
  };
  return { at: line.ts, equations, causes, effects: [...effects, leaves] };
}
