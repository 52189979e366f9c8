import type { WorldName } from '../../math/seed-of';
import { counted } from '../../words/sentences';
import { lossNote, lossOf } from '../machines/loss';
import { type Incident, withoutVeto } from './incidents';
import { INTERLOCKS } from './interlocks';
import { extentOf, wholeSeconds } from './prevented';

/** What went wrong, by interlock, in words that need no explanation. */
const WRONG: Readonly<Record<string, string>> = {
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
  'Rack inlet': 'A hot rack.',
  'Battery pack': 'A hot battery.',
  'Link heartbeat': 'A lost link.',
  'Relay lease': 'A lease ran out.',
  'Ledger seal': 'A changed record.',
};

/**
 * What is said of a veto while it is new, in short lines: what was wrong, how soon its veto came, and what would have
 * been without it: what becomes of a machine, GPUs or else lanes, and the time until the pod is back.
 */
export function vetoLines(world: WorldName, incident: Incident): readonly string[] {
  const without = withoutVeto(world, incident);
  const { gpus, lanes, ms } = extentOf(without);
  const loss = lossOf(world, without);
  const took = ((incident.vetoed - incident.onset) / 1_000).toFixed(1);
  const time = `${wholeSeconds(ms)} s`;
  const lost = lanes > 0 ? `${counted(lanes, 'lane')} degraded` : '';
  const losses = gpus > 0 ? `${counted(gpus, 'GPU')} down` : lost;
  return [
    WRONG[INTERLOCKS[incident.interlock]?.name ?? ''] ?? '',
    `Onset to veto: ${took} s.`,
    'Without the veto:',
    ...(loss ? [`${lossNote(loss)},`] : []),
    ...(losses ? [`${losses},`] : []),
    `pod back in ${time}.`,
  ];
}
