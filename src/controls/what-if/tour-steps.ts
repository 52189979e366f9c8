import { ceil, max } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { tenthsOfSeconds, wholeSeconds } from '../../sim/words/measures';
import { capitalise, countText, countWord } from '../../sim/words/sentences';
import { recoveryWords } from '../../sim/world/incident-words/extent-words';
import { incidentPlace } from '../../sim/world/incident-words/incident-place';
import { extentOf } from '../../sim/world/incidents/extent';
import { type Incident, nextRollback, withoutVeto } from '../../sim/world/incidents/incidents';
import { INTERLOCKS, takenParts } from '../../sim/world/incidents/interlocks';
import { WATCHDOG_MS } from '../../sim/world/incidents/spread';
import { drillMachine } from '../../sim/world/machines/drills';
import { lossClause, lossOf } from '../../sim/world/machines/loss';
import { machineEnd } from '../../sim/world/machines/machine-end';
import type { MachineName } from '../../sim/world/machines/machine-names';
import { NAMES } from '../../sim/world/machines/specs';
import { nextSiteReading } from '../../sim/world/site/site-reading';
import { TOPOLOGY } from '../../sim/world/topology';

export interface TourStep {
  readonly text: string;
  /** Instant at which time stops or from which it runs, milliseconds since the Unix epoch. */
  readonly at: number;
  /** World seconds per second; absent if time stops. */
  readonly rate?: number;
  /** True if the step shows the fork in which the incident has no veto. */
  readonly unvetoed?: true;
}

/** World seconds per second while an incident spreads: faster, and its stages could not be told apart. */
const SPREAD_RATE = 4;
/** Descriptions of the machines for a visitor who has not met them. */
const ABOUT: Readonly<Record<MachineName, string>> = {
  tern: 'a tracked machine',
  heron: 'a machine on four legs',
  petrel: 'a small vessel',
};
/** Milliseconds after a veto at which time stops, so that the drawings show its effect. */
const AFTER_MS = 500;
/** Milliseconds between two readings of a day's history, as in its panel. */
const HISTORY_MS = 3_000;

/** Returns the first instant from `t` on at which both throughput and history show the state of `t`. */
const shownAt = (world: WorldName, t: number): number =>
  max(nextSiteReading(world, t), ceil(t / HISTORY_MS) * HISTORY_MS);

/** GPUs of the lowest guess: a quarter of those that an incident would take, in whole trays. */
const lowGuess = (gpus: number) => Math.round(gpus / 16) * 4;

/**
 * True if an incident suits the tour: it takes racks, without its veto so many that the lowest guess is above the loss
 * with it, and they would still be down when every panel shows the full extent.
 */
function isTold(world: WorldName, incident: Incident): boolean {
  const without = withoutVeto(world, incident);
  return (
    lowGuess(extentOf(without).gpus) > extentOf(incident).gpus && shownAt(world, without.ended) < without.recovered
  );
}

/** Returns the first incident fit for the tour whose rollback begins after `t`. */
export function incidentOfTour(world: WorldName, t: number): Incident {
  let incident = nextRollback(world, t);
  while (!isTold(world, incident)) incident = nextRollback(world, incident.ended);
  return incident;
}

/** Most GPUs that an incident can take: those of its pod. */
const MOST_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

/** Numbers of GPUs that a visitor can guess, smallest first, all above the loss with the veto; the second is right. */
export function guessesFor(world: WorldName, incident: Incident): readonly number[] {
  const { gpus } = extentOf(withoutVeto(world, incident));
  return [lowGuess(gpus), gpus, Math.min(gpus * 2, MOST_GPUS)];
}

/** Returns the steps of the tour of an incident; `guess` is the number of GPUs that the visitor has guessed. */
export function tourSteps(world: WorldName, incident: Incident, guess: number | undefined): readonly TourStep[] {
  const { id, interlock, onset, ended } = incident;
  const without = withoutVeto(world, incident);
  const [actual, worst] = [extentOf(incident), extentOf(without)];
  const machine = drillMachine(world, incident);
  const loss = lossOf(world, without);
  const [ending, stops] = [machineEnd(world, incident), machineEnd(world, without)];
  const rack = incidentPlace(incident);
  const few = countText(actual.gpus, 'GPU');
  const seconds = tenthsOfSeconds(ended - onset);
  const watchdog = `the pod’s watchdog ends the incident only after ${WATCHDOG_MS / 1_000} s`;
  const strayed = machine && loss && `${NAMES[machine]} ${lossClause(loss)}`;
  // Of a machine that rests at the end of its incident only the loss is told.
  const ownStop =
    machine && stops?.startsWith(`${NAMES[machine]}’s`) ? stops.replace(`${NAMES[machine]}’s`, 'its') : '';
  const stays = loss?.isEndedByPerson ? ', and it stays there until a person restarts it' : '';
  const fate = strayed && ownStop ? `${strayed}; ${ownStop}${stays}` : (strayed ?? stops);
  const course = fate ? [fate, capitalise(watchdog)].join('. ') : watchdog;
  const answer =
    guess === worst.gpus
      ? 'You guessed right.'
      : `You said ${countText(guess ?? 0, 'GPU')}; the answer is ${worst.gpus}.`;
  return [
    {
      text: `A drill begins: incident ${id} strikes ${rack}${machine ? ` and ${NAMES[machine]}, ${ABOUT[machine]} on the proving ground` : ''}. Time is stopped. With the veto, ${countWord(actual.gpus)} of the rack’s ${TOPOLOGY.gpusPerRack} GPUs go down. How many go down without it?`,
      at: onset,
    },
    {
      text: `After ${seconds} s the ${INTERLOCKS[interlock]?.name} interlock vetoes the commit${ending ? `, and ${ending}` : ''}. Only ${few} go down, in ${rack}. ${capitalise(recoveryWords(actual))}, and nobody has to restart anything.`,
      at: ended + AFTER_MS,
    },
    {
      text: `This is a changed world: the same, but without the veto. Time runs ${countWord(SPREAD_RATE)} times as fast. The fault spreads: more GPUs go down${takenParts(incident).lanes ? ', and more batches are degraded' : ''}, because no veto stops it in the pod.`,
      at: ended,
      rate: SPREAD_RATE,
      unvetoed: true,
    },
    {
      text: `Without the veto, ${course}. At the worst, ${worst.gpus} GPUs in ${countText(worst.racks, 'rack')} are down. The forks are rolled back, and the pod recovers ${wholeSeconds(worst.ms)} s after the onset.${guess === undefined ? '' : ` ${answer}`}`,
      at: shownAt(world, without.ended),
      unvetoed: true,
    },
    {
      text: `You are back in the original world. To change another incident, select it and press “What if”.`,
      at: ended + AFTER_MS,
    },
  ];
}
