import type { WorldName } from '../../sim/math/seed-of';
import { incidentNamed } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { actOf, ownStop } from '../../sim/world/machines/acts';
import type { MachineState } from './sim';
import { wayToRest } from './sim-figures';

/** Name of the closer of a machine’s gate in an incident: its interlock, or `its Geofence` if no veto ended its act. */
export function stopperText(world: WorldName, corr: string): string | undefined {
  const incident = incidentNamed(world, corr);
  const stop = incident && ownStop(actOf(world, incident));
  return stop ? `its ${stop}` : INTERLOCKS[incident?.interlock ?? -1]?.name;
}

/**
 * Words for what closed the gate of a machine, such as `Split-vote hold (inc-qdsa8-ad)`: an interlock, or the end of
 * the act of a machine that none held.
 */
export const holderText = (world: WorldName, { corr }: Pick<MachineState, 'corr'>): string =>
  corr === null ? 'a false trip' : `${stopperText(world, corr)} (${corr})`;

/** True if the battery of a machine has stopped it. */
function isByBattery(world: WorldName, { corr }: Pick<MachineState, 'corr'>): boolean {
  const incident = corr === null ? undefined : incidentNamed(world, corr);
  return incident !== undefined && actOf(world, incident)?.by === 'battery';
}

/** The same, where a false trip has the name of its interlock, and a battery’s cut-off its reason. */
export function namedHolder(world: WorldName, machine: MachineState): string {
  const { trips } = machine;
  const holder = holderText(world, machine);
  if (isByBattery(world, machine)) return `${holder}, which believes the falsified probe`;
  return trips === null ? holder : `${holder} of ${INTERLOCKS[trips]?.name}`;
}

const OPEN_AGAIN = ', its gate open again';

/** True if a machine that has paused was stopped by its gate before: it moved when that closed. */
export const isStoppedInPause = ({ waits, corr, trips }: MachineState): boolean =>
  waits === 'pause' && (corr !== null || trips !== null);

/** True if a person has to release a machine that stands behind its gate: no veto stopped it in time. */
export const isHalted = ({ needs }: MachineState): boolean => needs === 'person';

/** Words for a machine that stands behind its gate, behind `is`. */
function standsBehindGate(world: WorldName, machine: MachineState): string {
  const holder = namedHolder(world, machine);
  if (!isHalted(machine)) return `held by ${holder}`;
  return `held by ${holder}${isByBattery(world, machine) ? ',' : ''} until a person restarts it`;
}

/**
 * Words for a machine whose gate has closed, behind `is`: its way to rest, `at` its speed, and what closed the gate,
 * which may be open again.
 */
export function wayToRestWords(world: WorldName, machine: MachineState, at = ''): string {
  const way = wayToRest(machine);
  if (way === undefined) return standsBehindGate(world, machine);
  const holder = namedHolder(world, machine);
  return `${way}${at}, ${machine.needs === 'rest' ? `vetoed by ${holder}${OPEN_AGAIN}` : `its gate closed by ${holder}`}`;
}

/** Words for a machine in a pause of its patrol, which may have begun while its gate still held it. */
export function pausedWords(world: WorldName, machine: MachineState, warning: string): string {
  const words = 'has paused on its patrol';
  if (!isStoppedInPause(machine)) return words + warning;
  return `${words}, stopped by ${namedHolder(world, machine)}${OPEN_AGAIN}${warning && `,${warning}`}`;
}

/**
 * Explains why a machine is off its route at `t`: its drill was vetoed late, or not yet, or by no interlock, and what
 * ended that, or is ending it while `moves`. Without `t`, behind the name of the drill, that and the end are left out.
 */
export function missedWords(world: WorldName, corr: string, t?: number, moves = false): string {
  const incident = incidentNamed(world, corr);
  const act = incident && actOf(world, incident);
  const drill = t === undefined ? 'the incident' : corr;
  if (!incident || act?.by !== 'veto') {
    const hasEnded = act !== undefined && t !== undefined && act.until <= t;
    return `${drill} was not vetoed${hasEnded ? ` and only its own ${ownStop(act)} ${moves ? 'is stopping' : 'stopped'} it` : ''}`;
  }
  return t !== undefined && t < incident.ended ? `${drill} has not been vetoed yet` : `${drill} was vetoed late`;
}
