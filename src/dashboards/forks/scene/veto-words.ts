import type { WorldName } from '../../../sim/math/seed-of';
import { tenthsOfSeconds, wholeSeconds } from '../../../sim/words/measures';
import { countLabel } from '../../../sim/words/sentences';
import { extentOf } from '../../../sim/world/incidents/extent';
import { IDLE_C } from '../../../sim/world/incidents/heat';
import { type Incident, withoutVeto } from '../../../sim/world/incidents/incidents';
import { INTERLOCKS, type Interlock, type InterlockName } from '../../../sim/world/incidents/interlocks';
import { lossNote, lossOf } from '../../../sim/world/machines/loss';

/** Words for the fault, by interlock, that need no explanation. */
const WRONG: Readonly<Record<InterlockName, string>> = {
  'Fork agreement': 'Forks disagreed.',
  'State digest': 'States differed.',
  'Replay parity': 'A replay differs.',
  'Speed envelope': 'Too fast.',
  'Torque limit': 'Too much torque.',
  Geofence: 'Out of bounds.',
  'Map age': 'A stale map.',
  'Sensor freshness': 'A stale sensor.',
  'Quorum count': 'Too few votes.',
  'Split-vote hold': 'A split vote.',
  'Rack inlet': `Inlet over ${IDLE_C} °C.`,
  'Battery pack': 'Battery over 60 °C.',
  'Link heartbeat': 'A lost link.',
  'Relay lease': 'A lease ran out.',
  'Ledger seal': 'A changed record.',
};

/**
 * Lines about a new veto: the fault, the time to its veto, and the prevented effects: those on a machine, GPUs or else
 * lanes, and the time until the pod recovers. In a fork that removes or delays its veto, the effects of the incident
 * there.
 */
export function vetoLines(world: WorldName, incident: Incident): readonly string[] {
  const isForked = incident.missedVeto !== undefined;
  const unvetoed = isForked ? incident : withoutVeto(world, incident);
  const { gpus, lanes, ms } = extentOf(unvetoed);
  const loss = lossOf(world, unvetoed);
  const took = tenthsOfSeconds(incident.ended - incident.onset);
  const time = `${wholeSeconds(ms)} s`;
  const lost = lanes > 0 ? `${countLabel(lanes, 'lane')} degraded` : '';
  const losses = gpus > 0 ? `${countLabel(gpus, 'GPU')} down` : lost;
  return [
    WRONG[(INTERLOCKS[incident.interlock] as Interlock).name],
    incident.watchdog ? 'No veto.' : `Onset to veto: ${took} s.`,
    isForked ? 'In the end:' : 'Without the veto:',
    ...(loss ? [`${lossNote(loss)}${isForked && !losses ? '.' : ','}`] : []),
    ...(losses ? [`${losses}${isForked ? '.' : ','}`] : []),
    `${isForked ? 'Pod' : 'pod'} recovers after ${time}.`,
  ];
}
