import type { World } from '../../../session/world';
import type { WorldName } from '../../../sim/math/seed-of';
import { FIRST_INSTANT, LAST_INSTANT } from '../../../sim/words/time';
import { type Incident, nextRollback, rollbackBefore } from '../../../sim/world/incidents/incidents';
import { announce } from '../../../ui/announcer';

/** Milliseconds by which one step moves the world. */
const KEY_STEP_MS = 1_000;
/**
 * Real milliseconds skipped by a jump back while the world runs; otherwise it would find the incident that it has just
 * found.
 */
const BACK_MS = 1_500;

/** Pauses time `steps` seconds later, or earlier if negative. */
export function stepTime({ clock }: World, steps: number): void {
  clock.pauseAt(clock.now() + steps * KEY_STEP_MS);
}

/** Pauses time if it runs, and resumes it if it is paused. */
export function togglePause({ clock }: World): void {
  if (clock.state.mode === 'paused') clock.resume();
  else clock.pause();
}

/**
 * True if the beginning of the incident's rollback is within the world's time; an incident before 1970 has no name
 * either.
 */
const isWithinTime = ({ n, ended }: Incident) => n >= 0 && ended >= FIRST_INSTANT && ended <= LAST_INSTANT;

/** Returns the first incident to roll back after `t`, without those before 1970. */
function next(world: WorldName, t: number): Incident {
  const incident = nextRollback(world, t);
  return incident.n < 0 ? next(world, incident.ended) : incident;
}

/**
 * Moves time to the beginning of the next rollback, or of the last one, at the same rate, and returns its incident.
 * Does nothing and returns undefined if there is none within the world's time.
 */
export function goToRollback({ clock, name: world }: World, direction: 'next' | 'previous'): Incident | undefined {
  const t = clock.now();
  const incident = direction === 'next' ? next(world, t) : rollbackBefore(world, t - BACK_MS * clock.state.rate);
  if (!isWithinTime(incident)) return undefined;
  clock.seek(incident.ended);
  return incident;
}

/** Moves time to a rollback and selects its incident, or announces that there is none. */
export function visitRollback(world: World, direction: 'next' | 'previous', select: (id: string) => void): void {
  const incident = goToRollback(world, direction);
  if (incident) select(incident.id);
  else announce(`No ${direction} incident`);
}
