import type { WorldName } from '../../math/seed-of';
import { afterOnset } from '../../words/measures';
import type { Incident } from '../incidents/incidents';
import { actOf, motionOf, ownStop } from './acts';
import { drillMachine } from './drills';
import { isAtRest, type Motion } from './motion';
import { NAMES } from './specs';

/** Words for the rest of a machine at `t` with its cause; without one where an incident’s gate makes it rest. */
function restWords(motion: Motion, { id }: Incident, t: number): string {
  if (motion.holdsAt(t).some(({ corr, opens }) => corr !== id && t < opens)) return 'is held already';
  const doing = motion.doingAt(t);
  if (doing === 'dock') return 'is in its dock';
  return doing === 'pause' ? 'has paused on its patrol' : 'is at rest';
}

/**
 * How an incident ends for the machine on which it is a drill, as a clause: `Tern slows to a stop and is held`, `Tern
 * has paused on its patrol and stays held` or, where no veto comes before it, `Petrel’s own watchdog stops it 12 s
 * after the onset`. Undefined without a machine.
 */
export function machineEnd(world: WorldName, incident: Incident): string | undefined {
  const machine = drillMachine(world, incident);
  if (!machine) return undefined;
  const act = actOf(world, incident);
  const name = NAMES[machine];
  const motion = motionOf(world, machine, []);
  const end = act?.until ?? incident.ended;
  const rest = isAtRest(motion.at(end).speed) ? restWords(motion, incident, end) : undefined;
  if (!act || act.by === 'veto') return `${name} ${rest ? `${rest} and stays held` : 'slows to a stop and is held'}`;
  if (rest) return `${name} ${rest}, and its own ${ownStop(act)} keeps it there`;
  return `${name}’s own ${ownStop(act)} stops it ${afterOnset(act.until - incident.onset)}`;
}
