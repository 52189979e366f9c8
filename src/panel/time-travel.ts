import type { World } from '../clock/world';
import { type Incident, nextRollback, rollbackBefore } from '../sim/incidents';

/** Milliseconds by which one step moves the world. */
export const STEP_MS = 1_000;
/** While the world runs, the incident that has just begun is not the one before: real milliseconds that are skipped. */
const BACK_MS = 1_500;

/** Stands still `steps` seconds on, or back. */
export function step({ clock }: World, steps: number): void {
  clock.stand(clock.now() + steps * STEP_MS);
}

/** Stands still where it runs, and runs on where it stands still. */
export function toggle({ clock }: World): void {
  if (clock.state.mode === 'paused') clock.resume();
  else clock.pause();
}

/** Goes to the rollback that begins next, or to the one that began last, and tells whose it is. Keeps the rate. */
export function goToRollback({ clock, seed }: World, direction: 'next' | 'previous'): Incident {
  const t = clock.now();
  const incident = direction === 'next' ? nextRollback(seed, t) : rollbackBefore(seed, t - BACK_MS * clock.state.rate);
  clock.seek(incident.vetoed);
  return incident;
}
