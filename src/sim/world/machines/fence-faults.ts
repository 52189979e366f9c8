import type { WorldName } from '../../math/seed-of';
import { type Fault, faultEnd } from '../incidents/gate';
import { unvetoedIncidents } from '../incidents/incidents';
import { INTERLOCKS } from '../incidents/interlocks';
import { drillMachine } from '../machines/drills';
import { actOf } from './acts';
import type { MachineName } from './machine-names';

/** Index of the interlock Geofence. */
const FENCE = INTERLOCKS.findIndex(({ name }) => name === 'Geofence');

/** Fault of a machine’s own Geofence, which halts it because no veto came before. */
export interface FenceFault extends Fault {
  readonly interlock: number;
  readonly machine: MachineName;
}

/**
 * Faults of the machines’ own Geofences that begin by `to` and last until after `from`; milliseconds since the epoch.
 */
export const fenceFaultsBetween = (world: WorldName, from: number, to: number): readonly FenceFault[] =>
  unvetoedIncidents(world)
    .flatMap((incident): FenceFault[] => {
      const [machine, act] = [drillMachine(world, incident), actOf(world, incident)];
      if (!machine || act?.by !== 'Geofence') return [];
      return [{ onset: act.until, corr: incident.id, interlock: FENCE, machine }];
    })
    .filter((fault) => fault.onset <= to && faultEnd(fault) > from);
