import { floor, max } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { allOf, countWord, listText } from '../../sim/words/sentences';
import { chanceCause, incidentCauses, incidentEffects, instantStep } from '../../sim/world/explanation/causes';
import type { Equation, Explanation, ExplanationStep } from '../../sim/world/explanation/explanation';
import { instantTerm, ROUND_DOWN, roundTerm, sumTerms, term } from '../../sim/world/explanation/terms';
import { faultEnd, faultsBetween, STRAY_MS } from '../../sim/world/incidents/gate';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { GEOFENCE_M } from '../../sim/world/machines/acts';
import { fenceFaultsBetween } from '../../sim/world/machines/fence-faults';
import { NAMES } from '../../sim/world/machines/specs';
import { type InterlocksState, MEMORY_MS, type RowFault } from './sim';
import { heldState } from './sim-gate';

const TENTH_MS = 100;

/** Kinds of faults, of which every fault has one: words for a single one, and for several behind their number. */
const FAULT_WORDS: readonly (readonly [isOne: (fault: RowFault) => boolean, one: string, several: string])[] = [
  [({ corr, delay, machine }) => corr !== null && delay === undefined && !machine, 'a veto', 'vetoes'],
  [({ machine }) => machine !== undefined, 'a halt of a machine off its route', 'halts of machines off their routes'],
  [({ delay }) => delay === null, 'a fault whose veto was removed', 'faults whose vetoes were removed'],
  [({ delay }) => typeof delay === 'number', 'a fault whose veto was delayed', 'faults whose vetoes were delayed'],
  [({ corr }) => corr === null, 'a false trip', 'false trips'],
];

/** Faults of an interlock that begin by `to` and last until after `from`, oldest first. */
const faultsOf = (world: WorldName, interlock: number, from: number, to: number): RowFault[] =>
  [...faultsBetween(world, from, to), ...fenceFaultsBetween(world, from, to)]
    .filter((fault) => fault.interlock === interlock)
    .sort((a, b) => a.onset - b.onset);

/** Instant at which an interlock in FAULT at `t` is OK again: faults that begin meanwhile prolong it. */
function recoveryAfter(world: WorldName, interlock: number, t: number): number {
  let end = t;
  for (;;) {
    const faults = faultsOf(world, interlock, t - MEMORY_MS, end);
    const later = max(end, ...faults.map(faultEnd).filter((ends) => ends > t));
    if (later === end) return end;
    end = later;
  }
}

/** Causes of an interlock's fault: its incident, or none. */
function faultCauses(world: WorldName, { onset, corr, machine }: RowFault): ExplanationStep[] {
  const incident = corr === null ? undefined : incidentNamed(world, corr);
  if (incident && machine)
    return [
      instantStep(
        onset,
        `the Geofence of ${NAMES[machine]} trips: one step later it would rest more than ${GEOFENCE_M.toFixed(2)} m off its route`,
        'fence',
      ),
      ...incidentCauses(world, incident, 'missedVeto'),
    ];
  if (incident) return incidentCauses(world, incident, incident.missedVeto === undefined ? 'ended' : 'missedVeto');
  const draw = { stream: 'interlocks/stray', index: floor(onset / STRAY_MS), channel: 0 };
  return [chanceCause(world, onset, 'the interlock trips falsely at a random time', draw)];
}

/** The gate that a fault closes, or the machine that its own Geofence stops. */
function gateStep(world: WorldName, { onset, corr, machine }: RowFault): ExplanationStep {
  if (machine) return instantStep(onset, `the interlock stops ${NAMES[machine]} until a person restarts it`, 'gate');
  const incident = corr === null ? undefined : incidentNamed(world, corr);
  return instantStep(incident?.ended ?? onset, 'the veto gate closes', 'gate');
}

/** Effects of a fault after `ts`: those of its incident. */
function faultEffects(world: WorldName, { corr, machine }: RowFault, ts: number): ExplanationStep[] {
  const incident = corr === null || machine ? undefined : incidentNamed(world, corr);
  return incident ? incidentEffects(world, incident, ts) : [];
}

/** Clauses about what began a state, whose last fault may have left the memory. */
const CHANGES: Readonly<Record<ReturnType<typeof heldState>['state'], (last: RowFault | undefined) => string>> = {
  holding: () => 'its veto came',
  FAULT: () => 'it tripped',
  OK: (last) =>
    last ? `its ${last.corr === null ? 'false trip' : `fault in ${last.corr}`} cleared` : 'its last fault cleared',
};

/** Explains why an interlock is OK or in FAULT. */
export function explain(world: WorldName, interlocks: InterlocksState, key: string): Explanation | undefined {
  const { ts, rows } = interlocks;
  const row = rows.findIndex(({ name }) => name === key);
  const lock = rows[row];
  if (!lock) return undefined;
  const { state, since, recent } = lock;
  const last = faultsOf(world, row, ts - MEMORY_MS, ts).at(-1);
  const present = heldState(interlocks, row);
  const gate = last && state === 'FAULT' ? gateStep(world, last) : undefined;
  const time: Equation[] =
    present.since === null
      ? []
      : [
          {
            what: 'Time in state',
            value: floor((ts - present.since) / TENTH_MS) / 10,
            unit: 's',
            column: 'since',
            terms: [
              instantTerm('is', ts, 'now'),
              instantTerm('-', present.since, CHANGES[present.state](last)),
              term('/', TENTH_MS),
              ROUND_DOWN,
              term('/', 10),
              roundTerm(1),
            ],
          },
        ];
  const faults = FAULT_WORDS.map(([isOne, one, several]) => {
    const n = recent.filter(isOne).length;
    return { n, words: n === 1 ? one : (n === recent.length ? allOf(n) : `${countWord(n)} `) + several };
  }).filter(({ n }) => n > 0);
  const quiet: ExplanationStep = {
    at: ts - MEMORY_MS,
    what: 'no fault in the last hour',
    root: 'chance',
    source: { of: 'value', name: 'quiet', value: ts - MEMORY_MS },
  };
  return {
    at: ts,
    equations: [
      ...time,
      {
        what: 'Faults in the last minute',
        value: recent.length,
        column: 'recent',
        terms: sumTerms(faults.length === 0 ? [[0, '']] : faults.map(({ n }) => [n, ''] as const)),
        text: recent.length === 0 ? '' : `${listText(faults.map(({ words }) => words))}.`,
      },
    ],
    causes: [
      ...(state === 'OK' && since !== null ? [instantStep(since, 'the interlock is OK again', 'ok')] : []),
      ...(gate && gate.at < ts ? [gate] : []),
      ...(last ? faultCauses(world, last) : [quiet]),
    ],
    effects: [
      ...(gate && gate.at >= ts ? [gate] : []),
      ...(last ? faultEffects(world, last, ts) : []),
      ...(state === 'FAULT' ? [instantStep(recoveryAfter(world, row, ts), 'the interlock is OK again', 'ok')] : []),
    ],
  };
}
