import { ceil, max } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { counted, countWord } from '../../sim/words/sentences';
import { incidentPlace } from '../../sim/world/incidents/incident-place';
import { type Incident, nextRollback, withoutVeto } from '../../sim/world/incidents/incidents';
import { INTERLOCKS, takenBy } from '../../sim/world/incidents/interlocks';
import { extentOf, wholeSeconds } from '../../sim/world/incidents/prevented';
import { WATCHDOG_MS } from '../../sim/world/incidents/spread';
import { lossClause, lossOf } from '../../sim/world/machines/loss';
import { machineEnd } from '../../sim/world/machines/machine-end';
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

/** World seconds per second while an incident spreads. Taste. */
const SPREAD_RATE = 4;
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
  const loss = lossOf(world, without);
  const machineClause = loss ? `, and ${NAMES[loss.machine]}, given the same fault, ${lossClause(loss)}` : '';
  const verdict =
    guess === worst.gpus
      ? ' You guessed right.'
      : ` You said ${counted(guess ?? 0, 'GPU')}; the answer is ${worst.gpus}.`;
  const machineEnding = machineEnd(world, incident);
  const stops = machineEnd(world, without);
  const end = stops
    ? `${stops}, and the pod’s watchdog ends the rest of the incident after ${WATCHDOG_MS / 1_000} s`
    : `only the pod’s watchdog ends the incident, after ${WATCHDOG_MS / 1_000} s`;
  const guessed = guess === undefined ? '' : verdict;
  return [
    {
      text: `This is a drill: incident ${id} begins in ${incidentPlace(incident)}. With the veto, it takes down ${countWord(actual.gpus)} of the ${TOPOLOGY.gpusPerRack} GPUs in the rack. How many would it take down without it?`,
      at: onset,
    },
    {
      text: `After ${((ended - onset) / 1_000).toFixed(1)} s the ${INTERLOCKS[interlock]?.name} interlock vetoed the commit${machineEnding ? `: ${machineEnding}` : ''}. In all, ${counted(actual.gpus, 'GPU')} went down, and all were back ${wholeSeconds(actual.ms)} s after the onset.`,
      at: ended + AFTER_MS,
    },
    {
      text: `This is a fork of the world: the same up to this time, and from here on with no veto. More GPUs go down${takenBy(incident).lanes ? ', more batches are degraded' : ''}, and each fork tries the proposal on a core of its own.`,
      at: ended,
      rate: SPREAD_RATE,
      unvetoed: true,
    },
    {
      text: `With no veto, ${end}. By then ${worst.gpus} GPUs in ${counted(worst.racks, 'rack')} are down${machineClause}. The last GPU is back ${wholeSeconds(worst.ms)} s after the onset.${guessed}`,
      at: shownAt(world, without.ended),
      unvetoed: true,
    },
    {
      text: `This is the original world again, where the veto kept the loss to ${counted(actual.gpus, 'GPU')}. To try another incident, choose one and then “What if”.`,
      at: ended + AFTER_MS,
    },
  ];
}
