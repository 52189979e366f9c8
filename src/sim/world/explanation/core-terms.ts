import { floor } from '../../math/math';
import { channelOf } from '../../math/noise-channels';
import type { WorldName } from '../../math/seed-of';
import { listText } from '../../words/sentences';
import {
  CORE_READING_MS,
  type CoreReading,
  DRIFT_MS,
  IDLE_CEILING,
  LOAD,
  OCCUPANCY,
  openCores,
  PHASE_LAG_MS,
  readCores,
  rollingBackAt,
  SOCKET_CORES,
  SPREAD,
} from '../cores/cores';
import { PHASES, type Phase, phaseIndexAt, phaseStart, SCENARIOS, SLICE_MS } from '../cores/scenario';
import type { Incident } from '../incidents/incidents';
import { reachesSocket } from '../incidents/reach';
import { chanceCause, endedWords, incidentCauses, incidentEffects, phaseCauses, spreadCauses } from './causes';
import { durationWords } from './equation-text';
import type { Draw, Equation, ExplanationStep } from './explanation';
import { numberText } from './number-text';
import { drawTerm, initialTerm, instantTerm, pickTerms, ROUND_DOWN, roundTerm, sumTerms, term } from './terms';

/** Place of a core in its slice at a reading. */
export interface CorePlace {
  readonly world: WorldName;
  /** Number of the reading. */
  readonly step: number;
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly t: number;
  readonly core: number;
  readonly socket: number;
  readonly reading: CoreReading;
  /** Number of the core's slice. */
  readonly slice: number;
  /** Phase of the core in its slice if no incident rolls it back. */
  readonly phase: Phase;
  /** Milliseconds by which the core is late in the current slice. */
  readonly lag: number;
  /** Milliseconds by which it is late in its own slice: the core may still be in the one before. */
  readonly ownLag: number;
  /** True if the core works, or would work if it did not idle, on a fork of the proposal. */
  readonly forked: boolean;
  /** Incident that rolls the core back, if any. */
  readonly incident: Incident | undefined;
}

/** Core at reading number `step`, with the data of its explanation. */
export function corePlace(world: WorldName, step: number, core: number): CorePlace {
  const t = step * CORE_READING_MS;
  const { drawsIn } = openCores(world);
  const now = floor(t / SLICE_MS);
  const late = t - (drawsIn(now).lags[core] as number) < now * SLICE_MS;
  const slice = late ? now - 1 : now;
  const lag = drawsIn(now).lags[core] as number;
  const socket = floor(core / SOCKET_CORES);
  const incident = rollingBackAt(world, step).findLast((each) => reachesSocket(world, each, socket));
  const phase = PHASES[phaseIndexAt(t - lag - slice * SLICE_MS)] as Phase;
  const reading = readCores(world, step)[core] as CoreReading;
  const ownLag = drawsIn(slice).lags[core] as number;
  const forked = socket > 0 && (phase === 'fork' || phase === 'eval');
  return { world, step, t, core, socket, reading, slice, phase, lag, ownLag, forked, incident };
}

/** Index into PHASES of a core's phase at work. */
const workPhase = ({ phase, incident }: CorePlace) => PHASES.indexOf(incident ? 'rollback' : phase);

/** Clauses about changes in points, without zeros: `the scenario takes off 3.7 points`, `socket 0 adds 1.4`. */
const pointsWords = (changes: readonly (readonly [by: number, what: string])[]): string[] =>
  changes
    .filter(([value]) => value <= -0.05 || value >= 0.05)
    .map(([value, what], i) => {
      const by = numberText(value < 0 ? -value : value, 1);
      return `${what} ${value < 0 ? 'takes off' : 'adds'} ${by}${i === 0 ? ' points' : ''}`;
    });

export function utilisationEquation(place: CorePlace, what: string): Equation {
  const { world, step, t, core, socket, reading } = place;
  const { sockets, cores, bends } = openCores(world);
  const draw = { stream: 'cores/reading', index: step, channel: core };
  const unit = drawTerm(world, draw);
  const value = reading.utilisation;
  if (reading.state === 'idle') {
    const text = `drawn at random from 0% to ${IDLE_CEILING}% for an idle core.`;
    return { what, value, unit: '%', terms: [unit, term('*', IDLE_CEILING + 1), ROUND_DOWN], text };
  }
  const phase = workPhase(place);
  const load = LOAD[phase] as number;
  const parts = sumTerms([
    [bends[reading.scenario] as number, 'the scenario'],
    [SPREAD.socket * (channelOf(sockets(t / DRIFT_MS.socket), socket) - 0.5), `socket ${socket}`],
    [SPREAD.core * (channelOf(cores(t / DRIFT_MS.core), core) - 0.5), 'the core'],
    [SPREAD.reading * (unit.value - 0.5), 'noise'],
    [load, ''],
  ]);
  const changes = parts.slice(0, -1).map(({ value: by_, what: of }) => [by_, of] as const);
  const average = `the ${PHASES[phase]} average is ${numberText(load)}%`;
  const text = `because ${listText([average, ...pointsWords(changes)])}.`;
  const least = value === 0 ? [term('least', 0)] : [];
  const most = value === 100 ? [term('most', 100)] : [];
  return { what, value, unit: '%', terms: [...parts, roundTerm(), ...least, ...most], text };
}

/** Words for the instant in a slice at which a phase begins. */
const beginsText = (phase: Phase) =>
  phase === 'ingest' ? ', with ingest' : `, and ${phase} begins ${numberText(phaseStart(phase) / 1_000)} s into it`;

/** Equation of a core's state: idle by its random value, or in a phase by the time. */
export function stateEquation({ world, t, core, reading, slice, lag, phase, incident }: CorePlace): Equation {
  if (incident) {
    return {
      what: 'State',
      value: t - incident.ended,
      unit: 'ms since the veto',
      as: { word: 'rollback', from: 0, to: incident.recovered - incident.ended },
      terms: [instantTerm('is', t, 'now'), instantTerm('-', incident.ended, endedWords(incident))],
    };
  }
  if (reading.state === 'idle') {
    const index = PHASES.indexOf(phase);
    const draw = { stream: 'cores/busy', index: slice, channel: core };
    const busy = drawTerm(world, draw);
    const busyShare = OCCUPANCY[index] as number;
    return {
      what: 'State',
      value: busy.value,
      as: { word: 'idle', from: busyShare, to: 1 },
      terms: [busy],
      text: `drawn at random: in ${phase} a core is idle in ${numberText((1 - busyShare) * 100)}% of slices.`,
    };
  }
  const elapsed = t - lag - slice * SLICE_MS;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  return {
    what: 'State',
    value: elapsed,
    unit: 'ms',
    as: { word: phase, from: phaseStart(phase), to: next ? phaseStart(next) : SLICE_MS },
    terms: [initialTerm(t - slice * SLICE_MS, ''), term('-', lag)],
    text: `because its slice began ${durationWords(t - slice * SLICE_MS)} ago${beginsText(phase)}; this core is ${durationWords(lag)} behind.`,
  };
}

/** Equation of the scenario in force on a core, by its number. */
export function scenarioEquation({ world, reading, slice, socket, forked }: CorePlace): Equation {
  const draw = forked ? forkScenarioDraw(slice, socket) : { stream: 'scenario/pick', index: slice, channel: 0 };
  return {
    what: 'Scenario in force',
    value: reading.scenario,
    as: { word: SCENARIOS[reading.scenario] as string, from: reading.scenario, to: reading.scenario + 1 },
    terms: pickTerms(world, draw, SCENARIOS.length, 'scenarios'),
  };
}

/** Draw of the scenario that the forks of a socket take in slice `index`. */
export const forkScenarioDraw = (index: number, socket: number): Draw => ({
  stream: 'cores/branch',
  index,
  channel: socket,
});

/** Cause of the scenario of a socket's forks in slice `index`, which differs from the slice's own. */
export const forkScenarioCause = (world: WorldName, index: number, socket: number, scenario: number): ExplanationStep =>
  chanceCause(
    world,
    index * SLICE_MS,
    `socket ${socket} draws ${SCENARIOS[scenario]} for its forks`,
    forkScenarioDraw(index, socket),
  );

/**
 * Causes of a core's state: the incident that rolls it back, or the phase of the slice and the scenario in force, the
 * slice's or its fork's.
 */
export function coreCauses({
  world,
  core,
  socket,
  reading,
  slice,
  ownLag,
  phase,
  forked,
  incident,
}: CorePlace): ExplanationStep[] {
  if (incident) {
    const [veto, ...before] = incidentCauses(world, incident, 'ended');
    return [...(veto ? [veto] : []), ...spreadCauses(world, incident, 'socket', socket), ...before];
  }
  const doing = reading.state === 'idle' ? `begins ${phase} idle,` : `enters ${phase}`;
  const steps = phaseCauses(world, slice, phase, `core ${core} ${doing}`, ownLag);
  const lagStep = chanceCause(
    world,
    slice * SLICE_MS,
    `the core’s delay is random, at most ${PHASE_LAG_MS / 1_000} s`,
    {
      stream: 'cores/lag',
      index: slice,
      channel: core,
    },
  );
  return [...steps, ...(forked ? [forkScenarioCause(world, slice, socket, reading.scenario)] : []), lagStep];
}

/** Effects of a core's state: the rest of the incident, or the core's next phase. */
export function coreEffects({ world, t, core, slice, ownLag, phase, incident }: CorePlace): ExplanationStep[] {
  if (incident) return incidentEffects(world, incident, t);
  const next = PHASES[PHASES.indexOf(phase) + 1];
  const [index, begun] = next ? [slice, next] : [slice + 1, PHASES[0]];
  const { drawsIn } = openCores(world);
  const late = next ? ownLag : (drawsIn(index).lags[core] as number);
  return [
    {
      at: index * SLICE_MS + phaseStart(begun) + late,
      what: `core ${core} enters ${begun}`,
      source: { of: 'slice', index, phase: begun, late },
    },
  ];
}
