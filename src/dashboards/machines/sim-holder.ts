import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { actOf, holdAt } from '../../sim/world/machines/acts';
import type { MachineState } from './sim';

/** What has closed the gate of a machine in an incident: its interlock, or what ended its act without a veto. */
function endOf(world: WorldName, incident: Incident): string | undefined {
  const { by = 'veto' } = actOf(world, incident) ?? {};
  return by === 'veto' ? INTERLOCKS[incident.interlock]?.name : `its ${by}`;
}

/**
 * What has closed the gate of a machine, such as `Split-vote hold (inc-qdsa8-ad)`. `ids`: whether the drill’s id
 * follows.
 */
export function holderOf(world: WorldName, { corr }: Pick<MachineState, 'corr'>, ids = true): string {
  if (corr === null) return 'a false trip';
  const incident = incidentNamed(world, corr);
  const by = incident && endOf(world, incident);
  return ids ? `${by} (${corr})` : `${by}`;
}

/** The same at `t`, where a false trip has the name of its interlock. */
export function namedHolder(world: WorldName, machine: MachineState, t: number): string {
  const { trips } = holdAt(world, machine.name, t) ?? {};
  const holder = holderOf(world, machine);
  return machine.corr === null && trips !== undefined ? `${holder} of ${INTERLOCKS[trips]?.name}` : holder;
}
