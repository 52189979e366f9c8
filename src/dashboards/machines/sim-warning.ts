import type { WorldName } from '../../sim/math/seed-of';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { isAtRest } from '../../sim/world/machines/motion';
import type { MachineState } from './sim';

/**
 * True if a standing machine sounds its warning at `t`: while a person’s start of it is carried out, from the end of a
 * drill’s rollback on, and throughout a false trip.
 */
export function warns(world: WorldName, { waits, corr, speed }: MachineState, t: number): boolean {
  if (!isAtRest(speed)) return false;
  if (waits !== 'gate') return waits === 'start';
  return corr === null || t >= (incidentNamed(world, corr)?.rolledBack ?? t);
}

/** Further conditions of a machine's start besides its warning, behind a comma; Tern alone has a scanner. */
export const fieldWords = ({ name }: MachineState): string =>
  name === 'tern' ? ', and its scanner’s field must be clear' : '';
