import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { toSentence } from '../../words/sentences';
import { SECOND_MS } from '../../words/time';
import { grouped } from '../../words/units';
import { PHASES, type Phase, phaseStart, SCENARIOS, SLICE_MS, sliceAt } from '../cores/scenario';
import { type Edit, editText } from '../edits';
import { savedWords, withoutVetoWords } from '../incident-words/extent-words';
import { placesOf } from '../incident-words/incident-place';
import { isOnLiveState } from '../incident-words/incident-trail';
import { IDLE_C } from '../incidents/heat';
import { INCIDENT_PERIOD_MS, isAdded } from '../incidents/incident-numbers';
import type { Incident } from '../incidents/incidents';
import { FAULTS, INTERLOCKS, outageOf } from '../incidents/interlocks';
import { racksReached, reachesLane, reachesSocket } from '../incidents/reach';
import { pairDelay, SPREAD_MS, WATCHDOG_MS } from '../incidents/spread';
import { PAIR_GPUS, PODS, TOPOLOGY } from '../topology';
import { readWorldName, worldName } from '../world-name';
import { durationWords } from './equation-text';
import type { Draw, Equation, ExplanationStep, IncidentStage } from './explanation';
import { instantTerm } from './terms';

/** Last cause in a chain: a random value of the world. */
export function chanceCause(world: WorldName, at: number, what: string, draw: Draw): ExplanationStep {
  const unit = stream(world, draw.stream).unit(draw.index, draw.channel);
  return { at, what, root: 'chance', source: { of: 'draw', ...draw, unit } };
}

/** Step at an instant that a model computes; a test computes it again by this `name`. */
export const instantStep = (at: number, what: string, name: string): ExplanationStep => ({
  at,
  what,
  source: { of: 'value', name, value: at },
});

/** Instant at which an incident reaches a stage, milliseconds since the Unix epoch. */
const stageInstant = (incident: Incident, stage: IncidentStage): number =>
  stage === 'missedVeto' ? (incident.missedVeto ?? incident.ended) : incident[stage];

/** Words for the kind, the severity and the places of an incident. */
const incidentWords = (incident: Incident, world: WorldName): string =>
  `${incident.id} begins: ${FAULTS[incident.kind]}, severity ${incident.severity}, ${placesOf(world, incident)}`;

/** Clause about the end of an incident and its cause, in the past. */
export const endedWords = ({ id, watchdog }: Incident): string =>
  `${id} was ${watchdog ? 'ended by the pod’s watchdog' : 'vetoed'}`;

/** Words for a stage, with its time behind the onset: `1,204 ms after the onset`. */
type StageWords = (incident: Incident, after: string, world: WorldName) => string;

const STAGE_WORDS: Readonly<Record<IncidentStage, StageWords>> = {
  onset: (incident, _, world) => incidentWords(incident, world),
  detected: ({ id }, after) => `${id} is detected ${after}`,
  missedVeto: ({ id }, after) => `${id} is not vetoed ${after}, when the veto was due`,
  ended: ({ id, interlock, watchdog }, after) =>
    watchdog
      ? `${WATCHDOG_MS / SECOND_MS} s after the onset the pod’s watchdog ends ${id}`
      : `${INTERLOCKS[interlock]?.name} vetoes the commit ${after} of ${id}`,
  rolledBack: (incident, after) =>
    isOnLiveState(incident)
      ? `the live state is verified ${after} of ${incident.id}`
      : `the forks of ${incident.id} are rolled back ${after}`,
  recovered: ({ id }, after) => `${id} recovers ${after}`,
};

function stageStep(world: WorldName, incident: Incident, stage: IncidentStage): ExplanationStep {
  const at = stageInstant(incident, stage);
  return {
    at,
    what: STAGE_WORDS[stage](incident, `${grouped(at - incident.onset)} ms after the onset`, world),
    source: { of: 'incident', id: incident.id, stage },
  };
}

/**
 * Duration that a record of a stage counts: its words, the stage from which it counts, and its end. Records of other
 * stages count none.
 */
const COUNTED: Readonly<Partial<Record<IncidentStage, readonly [what: string, since: IncidentStage, end: string]>>> = {
  detected: ['Time to detect', 'onset', 'was detected'],
  rolledBack: ['Time to roll back', 'ended', 'its forks were rolled back'],
  recovered: ['Time to recover', 'onset', 'was over'],
};

/** Equation of an incident's duration up to a stage, as in a record of that stage; none if that has no duration. */
export function stageEquation(incident: Incident, stage: IncidentStage): Equation[] {
  const counted = COUNTED[stage];
  if (!counted) return [];
  const [what, since, end] =
    stage === 'rolledBack' && isOnLiveState(incident)
      ? ['Time to verify', counted[1], 'its live state was verified']
      : counted;
  const [at, from] = [stageInstant(incident, stage), stageInstant(incident, since)];
  const ending = incident.watchdog ? 'the pod’s watchdog ended the incident' : 'the commit was vetoed';
  const start = since === 'ended' ? ending : 'the incident began';
  return [{ what, value: at - from, unit: 'ms', terms: [instantTerm('is', at, end), instantTerm('-', from, start)] }];
}

/** Clause about an edit where its incident is named already, such as `no veto`. */
function editClause(edit: Edit): string {
  switch (edit.verb) {
    case 'new':
      return 'the incident is added';
    case 'no':
      return 'no incident';
    case 'late':
      return `the veto comes ${edit.ms / 1_000} s later`;
    case 'never':
      return 'no veto';
    case 'sev':
      return `severity ${edit.severity}`;
    case 'at':
      return `moved to rack ${PODS[edit.pod]} ${edit.rack + 1}`;
  }
}

/** Steps for the edits of a fork that concern an incident; none in other worlds. */
const editSteps = (world: WorldName, { n, onset }: Incident): ExplanationStep[] =>
  readWorldName(world)
    .edits.filter((edit) => edit.n === n)
    .map((edit) => ({
      at: onset,
      what: `changed in this world: ${editClause(edit)}`,
      root: 'edit',
      source: { of: 'edit', edit: editText(edit) },
    }));

/**
 * Steps from a stage of an incident back to its start: the onset, the edits of the fork, and the random value that sets
 * the time.
 */
export function incidentCauses(world: WorldName, incident: Incident, from: IncidentStage): ExplanationStep[] {
  const { missedVeto, n, onset } = incident;
  const order: readonly IncidentStage[] = [
    'recovered',
    'rolledBack',
    'ended',
    ...(missedVeto === undefined ? [] : ['missedVeto' as const]),
    'detected',
    'onset',
  ];
  const stages = order.slice(order.indexOf(from)).map((stage) => stageStep(world, incident, stage));
  const root: ExplanationStep = { ...(stages.pop() as ExplanationStep), root: 'incident' };
  const draw = { stream: 'incidents/onset', index: n, channel: 0 };
  const seconds = INCIDENT_PERIOD_MS / 1_000;
  return [
    ...stages,
    root,
    ...editSteps(world, incident),
    ...(isAdded(n)
      ? []
      : [chanceCause(world, onset, `incidents begin at random, one every ${seconds} s on average`, draw)]),
  ];
}

/**
 * Step for an incident as a whole, with the edits of the fork. For values with several incidents among their causes.
 */
export const incidentCause = (world: WorldName, incident: Incident): ExplanationStep[] => [
  { ...stageStep(world, incident, 'onset'), root: 'incident' },
  ...editSteps(world, incident),
];

/** Stages of an incident after `t`, and the events that its veto prevents. */
export function incidentEffects(world: WorldName, incident: Incident, t: number): ExplanationStep[] {
  const stages: readonly IncidentStage[] = [
    'detected',
    ...(incident.missedVeto === undefined ? [] : ['missedVeto' as const]),
    'ended',
    'rolledBack',
    'recovered',
  ];
  return stages
    .filter((stage) => stageInstant(incident, stage) > t)
    .map((stage) => {
      const step = stageStep(world, incident, stage);
      if (stage !== 'ended') return step;
      const saved = savedWords(world, incident);
      const rest = saved === undefined ? `. ${toSentence(withoutVetoWords(world, incident))}` : `; ${saved}`;
      return { ...step, what: step.what + rest };
    });
}

const REACHED: Readonly<
  Record<'rack' | 'lane' | 'socket', (world: WorldName, incident: Incident, number: number, t: number) => boolean>
> = {
  rack: (world, incident, number, t) => racksReached(world, incident, t).some(({ rack }) => rack === number),
  lane: reachesLane,
  socket: (world, incident, number, t) => reachesSocket(world, { ...incident, ended: t }, number),
};

/** Upper bound on the steps in which an incident reaches any part: the pairs of trays of a pod. */
const MOST_STEPS = (TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack) / PAIR_GPUS;

/**
 * Steps from the spread of an unvetoed incident to a part beyond its first one back to the onset; none if it did not
 * spread there.
 */
export function spreadCauses(
  world: WorldName,
  incident: Incident,
  part: 'rack' | 'lane' | 'socket',
  number: number,
): ExplanationStep[] {
  const { missedVeto, id, severity, pod } = incident;
  if (missedVeto === undefined || incident[part] === number) return [];
  const outage = outageOf(incident);
  const delay = (i: number) => {
    if (part !== 'rack') return i * SPREAD_MS[part];
    return outage ? pairDelay(outage, severity, i) : 0;
  };
  for (let i = 1; i <= MOST_STEPS; i++) {
    const at = missedVeto + delay(i);
    if (!REACHED[part](world, incident, number, at)) continue;
    const name = part === 'rack' ? `rack ${PODS[pod]} ${number + 1}` : `${part} ${number}`;
    const heat = part === 'rack' && outage === 'hot' ? `, whose hot end then reads above ${IDLE_C} °C` : '';
    return [{ at, what: `${id}, without a veto, reaches ${name}${heat}`, source: { of: 'spread', id, part, number } }];
  }
  return [];
}

/**
 * Steps from a phase of a slice back to the slice's random scenario. `late` is the milliseconds by which a core lags
 * behind the phase.
 */
export function phaseCauses(world: WorldName, index: number, phase: Phase, what: string, late = 0): ExplanationStep[] {
  const start = index * SLICE_MS;
  const { scenario } = sliceAt(world, start);
  const begins: ExplanationStep = {
    at: start + phaseStart(phase) + late,
    what,
    ...(late > 0 ? { value: `${durationWords(late)} after the phase began` } : {}),
    source: { of: 'slice', index, phase, late },
  };
  const first = PHASES[0];
  const slice: ExplanationStep = {
    at: start,
    what: `slice ${index} begins: ${SCENARIOS[scenario]}`,
    root: 'scenario',
    source: { of: 'slice', index, phase: first, late: 0 },
  };
  const draw = { stream: 'scenario/pick', index, channel: 0 };
  const pick = chanceCause(world, start, `the slice’s scenario is chosen at random from ${SCENARIOS.length}`, draw);
  return [...(phase === first && late === 0 ? [] : [begins]), slice, pick];
}

/** Name of the same world without an incident; undefined if its name has no room for one more edit. */
export function withoutIncident(world: WorldName, { n }: Incident): string | undefined {
  const { seed, edits } = readWorldName(world);
  const rest = edits.filter((edit) => edit.n !== n);
  const name = worldName(seed, isAdded(n) ? rest : [...rest, { verb: 'no', n }]);
  return readWorldName(name).leftOut.length > 0 ? undefined : name;
}
