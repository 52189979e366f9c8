import { floor } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { SECOND_MS } from '../../words/time';
import { grouped } from '../../words/units';
import type { Incident } from '../incidents/incidents';
import { actOf, motionOf, ownStop } from './acts';
import { drillMachine } from './drills';
import { isAtRest } from './motion';
import { NAMES } from './specs';

/**
 * How an incident ends for the machine on which it is a drill, as a clause: `Tern slows to a stop and is held`, `Tern
 * is at rest and stays held` or, where no veto comes before it, `Petrel’s own watchdog stops it after 10 s`. Undefined
 * without a machine.
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
  return `${name}’s own ${ownStop(act)} stops it after ${grouped(floor((act.until - act.from) / SECOND_MS + 0.5))} s`;
}
