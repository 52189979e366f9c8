import type { World } from '../../../session/world';
import type { WorldName } from '../../../sim/math/seed-of';
import { FIRST_INSTANT, LAST_INSTANT } from '../../../sim/words/time';
import { type Incident, nextRollback, rollbackBefore } from '../../../sim/world/incidents/incidents';
import { announce } from '../../../ui/announcer';

/** Milliseconds by which one step moves the world. */
const STEP_MS = 1_000;
/** While the world runs, the incident that has just begun is not the one before: real milliseconds that are skipped. */
const BACK_MS = 1_500;

/** Pauses time `steps` seconds later, or earlier if negative. */
export function stepTime({ clock }: World, steps: number): void {
  clock.pauseAt(clock.now() + steps * STEP_MS);
}

/** Pauses time if it runs, and resumes it if it is paused. */
export function toggle({ clock }: World): void {
  if (clock.state.mode === 'paused') clock.resume();
  else clock.pause();
}

/** Whether the world's time holds the beginning of the incident's rollback; those before 1970 have no name either. */
const isWithinTime = ({ n, vetoed }: Incident) => n >= 0 && vetoed >= FIRST_INSTANT && vetoed <= LAST_INSTANT;

/** The first incident to roll back after `t`, those from before 1970 left out. */
function next(world: WorldName, t: number): Incident {
  const incident = nextRollback(world, t);
  return incident.n < 0 ? next(world, incident.vetoed) : incident;
}

/**
 * Moves time to the beginning of the next rollback, or of the last one, and returns its incident. Keeps the rate.
 * Returns undefined and does nothing if there is none within the world’s time.
 */
export function goToRollback({ clock, name: world }: World, direction: 'next' | 'previous'): Incident | undefined {
  const t = clock.now();
  const incident = direction === 'next' ? next(world, t) : rollbackBefore(world, t - BACK_MS * clock.state.rate);
  if (!isWithinTime(incident)) return undefined;
  clock.seek(incident.vetoed);
  return incident;
}

/** Moves there and selects the incident; announces it if there is none. */
export function visitRollback(world: World, direction: 'next' | 'previous', select: (id: string) => void): void {
  const incident = goToRollback(world, direction);
  if (incident) select(incident.id);
  else announce(`No ${direction} incident`);
}
