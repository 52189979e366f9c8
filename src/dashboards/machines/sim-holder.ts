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

/** True if a person has to release a machine that stands behind its gate: no veto stopped it in time. */
export const isHalted = ({ needs }: MachineState): boolean => needs === 'person';

/** Words for a machine that stands behind its gate, behind `is`. */
export function standsBehindGate(world: WorldName, machine: MachineState): string {
  const holder = namedHolder(world, machine);
  return isHalted(machine) ? `stopped by ${holder} and waits for a person` : `held by ${holder}`;
}

/**
 * Explains why a machine is off its route at `t`: its drill was vetoed late, or not yet, or by no interlock, and what
 * ended that. Without `t`, behind the name of the drill, that and the end are left out.
 */
export function missedWords(world: WorldName, corr: string, t?: number): string {
  const incident = incidentNamed(world, corr);
  const act = incident && actOf(world, incident);
  const drill = t === undefined ? 'the incident' : corr;
  if (!incident || act?.by !== 'veto') {
    const hasEnded = act !== undefined && t !== undefined && act.until <= t;
    return `${drill} was not vetoed${hasEnded ? ` and only its own ${act.by} stopped it` : ''}`;
  }
  return t !== undefined && t < incident.ended ? `${drill} has not been vetoed yet` : `${drill} was vetoed late`;
}
