import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, incidentNamed } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { actOf } from '../../sim/world/machines/acts';
import type { MachineState } from './sim';

/** Words for what closed the gate of a machine in an incident: its interlock, or the end of its act without a veto. */
function endOf(world: WorldName, incident: Incident): string | undefined {
  const { by = 'veto' } = actOf(world, incident) ?? {};
  return by === 'veto' ? INTERLOCKS[incident.interlock]?.name : `its ${by}`;
}

/**
 * Words for what closed the gate of a machine, such as `Split-vote hold (inc-qdsa8-ad)`: an interlock, or the end of
 * the act of a machine that none held.
 */
export function holderText(world: WorldName, { corr }: Pick<MachineState, 'corr'>): string {
  if (corr === null) return 'a false trip';
  const incident = incidentNamed(world, corr);
  return `${incident && endOf(world, incident)} (${corr})`;
}

/** The same, where a false trip has the name of its interlock. */
export function namedHolder(world: WorldName, machine: MachineState): string {
  const { corr, trips } = machine;
  const holder = holderText(world, machine);
  return corr === null && trips !== null ? `${holder} of ${INTERLOCKS[trips]?.name}` : holder;
}

/**
 * Explains why a machine is off its route at `t`: its drill was vetoed late, or not yet, or by no interlock, and what
 * ended that; without `t` the end is left out.
 */
export function missedWords(world: WorldName, corr: string, t?: number): string {
  const incident = incidentNamed(world, corr);
  const act = incident && actOf(world, incident);
  if (!incident || act?.by !== 'veto') {
    const hasEnded = act !== undefined && t !== undefined && act.until <= t;
    return `${corr} was not vetoed${hasEnded ? ` and only its own ${act.by} stopped it` : ''}`;
  }
  return t !== undefined && t < incident.ended ? `${corr} has not been vetoed yet` : `${corr} was vetoed late`;
}
