import type { WorldName } from '../../math/seed-of';
import { wholeSeconds } from '../../words/measures';
import type { Incident } from '../incidents/incidents';
import { actOf, motionOf, ownStop } from './acts';
import { drillMachine } from './drills';
import { isAtRest } from './motion';
import { NAMES } from './specs';

/**
 * How an incident ends for the machine on which it is a drill, as a clause: `Tern slows to a stop and is held`, `Tern
 * is at rest and stays held` or, where no veto comes before it, `Petrel’s own watchdog stops it 12 s after the onset`.
 * Undefined without a machine.
 */
export function machineEnd(world: WorldName, incident: Incident): string | undefined {
  const machine = drillMachine(world, incident);
  if (!machine) return undefined;
  const act = actOf(world, incident);
  const name = NAMES[machine];
  const stands = isAtRest(motionOf(world, machine, []).at(act?.until ?? incident.ended).speed);
  if (!act || act.by === 'veto')
    return `${name} ${stands ? 'is at rest and stays held' : 'slows to a stop and is held'}`;
  if (stands) return `${name} is at rest, and its own ${ownStop(act)} keeps it there`;
  return `${name}’s own ${ownStop(act)} stops it ${wholeSeconds(act.until - incident.onset)} s after the onset`;
}
