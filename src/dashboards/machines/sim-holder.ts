import type { WorldName } from '../../sim/math/seed-of';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { WATCHDOG_MS } from '../../sim/world/incidents/spread';
import type { MachineState } from './sim';

/**
 * What has closed the gate of a machine: an interlock or, where none vetoed its drill, the pod’s watchdog, such as
 * `Split-vote hold (inc-qdsa8-ad)`.
 */
export function holderOf(world: WorldName, { corr }: Pick<MachineState, 'corr'>): string {
  if (corr === null) return 'a false trip';
  const incident = incidentNamed(world, corr);
  const by =
    !incident || incident.watchdog ? `the ${WATCHDOG_MS / 1_000} s watchdog` : INTERLOCKS[incident.interlock]?.name;
  return `${by} (${corr})`;
}
