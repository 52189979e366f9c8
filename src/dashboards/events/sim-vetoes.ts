import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents';
import type { EventSchedule } from './sim-schedule';

/** Milliseconds after a veto within which its row is recorded at any rate. */
const REACH_MS = 5_000;

/**
 * The number of the first event recorded after a veto, from `from` on, that is ordinary or of the incident's own burst.
 */
function rowFor({ place }: EventSchedule, { id }: Incident, from: number): number {
  let seq = from;
  for (let at = place(seq); at.incident && at.incident.id !== id; at = place(seq)) seq++;
  return seq;
}

/**
 * The incident whose veto event number `seq` says, if it says one. Each veto has one row: the first that is recorded
 * after it, unless that belongs to another incident's burst or says another veto.
 */
export function vetoAt(world: WorldName, schedule: EventSchedule, seq: number): Incident | undefined {
  const { created } = schedule.place(seq);
  const from = created - REACH_MS;
  let taken = Number.NEGATIVE_INFINITY;
  const vetoes = incidentsBetween(world, from - maxDuration(world), created).filter(
    ({ vetoed }) => vetoed > from && vetoed < created,
  );
  for (const incident of vetoes.sort((a, b) => a.vetoed - b.vetoed)) {
    const first = schedule.newest(incident.vetoed) + 1;
    taken = rowFor(schedule, incident, first > taken ? first : taken + 1);
    if (taken === seq) return incident;
  }
  return undefined;
}
