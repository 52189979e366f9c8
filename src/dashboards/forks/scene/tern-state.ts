import { max } from '../../../sim/math/math';
import type { WorldName } from '../../../sim/math/seed-of';
import { motionOf } from '../../../sim/world/machines/acts';
import { springsAt } from '../../../sim/world/machines/springs';

/**
 * State of Tern in the world at `t`: the metres that it has travelled, on which its tracks have turned, and the closing
 * of its springs, also by a hand that holds the world’s brake (`hold`).
 */
export function ternStateAt(world: WorldName, t: number, hold: number): { travelled: number; brake: number } {
  const motion = motionOf(world, 'tern', []);
  return { travelled: motion.at(t).place, brake: max(hold, springsAt(motion, t)) };
}
