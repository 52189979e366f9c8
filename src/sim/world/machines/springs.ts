import { clamp, max, min, smoothCubic } from '../../math/math';
import type { Motion } from './motion';
import { standsAt } from './standstill';
import { BITE_S } from './tern';

/** Milliseconds in which the current lets the springs close at a standstill, and draws them back before it moves. */
const EASED_MS = 300;

/**
 * Closing of a Tern's springs on its sprockets at `t`, 0 to 1. They are closed while it stands, for whatever reason,
 * and open while it is driven; a cut closes them at once.
 */
export function springsAt(motion: Motion, t: number): number {
  const { stood, stays } = standsAt(motion, t);
  const closed = smoothCubic(clamp(stood / EASED_MS, 0, 1));
  const cut = motion.cutAt(t);
  const bitten = cut ? smoothCubic(clamp((t - cut.at) / (BITE_S * 1_000), 0, 1)) : 0;
  return min(max(closed, bitten), smoothCubic(clamp(stays / EASED_MS, 0, 1)));
}
