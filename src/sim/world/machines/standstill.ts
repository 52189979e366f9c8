import { floor } from '../../math/math';
import { releaseOf } from './cuts';
import type { Motion } from './motion';
import { legAt } from './rhythm';
import { SPECS } from './specs';

/** Standstill of a machine at an instant, in milliseconds. */
export interface Standstill {
  /** How long it has stood, as far as the step before; 0 while it moves or its stop is not over. */
  readonly stood: number;
  /** How long it still stands, as far as the next step; infinity if longer. */
  readonly stays: number;
}

/** True if a machine moves by a committed step in the step that begins at `t`. */
function isDriven({ machine, leg }: Motion, t: number): boolean {
  const { start, speeds } = leg(legAt(machine, t));
  const j = floor((t - start) / SPECS[machine].step + 0.5);
  return [0, 1, 2].some((n) => (speeds[j + n] ?? 0) > 0);
}

/** Standstill of a machine at `t` by its committed steps, whether or not its power is cut. */
function committedAt(motion: Motion, t: number): Standstill {
  const { step } = SPECS[motion.machine];
  const { start } = motion.leg(legAt(motion.machine, t));
  const from = start + floor((t - start) / step) * step;
  if (isDriven(motion, from)) return { stood: 0, stays: 0 };
  const hasJustStopped = isDriven(motion, from - step) && motion.cutAt(from - 1) === undefined;
  return {
    stood: t - from + (hasJustStopped ? 0 : step),
    stays: isDriven(motion, from + step) ? from + step - t : Number.POSITIVE_INFINITY,
  };
}

/**
 * Standstill of a machine at `t`. One whose power is cut stood before the cut or not at all, and stays until its
 * release.
 */
export function standsAt(motion: Motion, t: number): Standstill {
  const cut = motion.cutAt(t);
  const committed = committedAt(motion, t);
  if (!cut) return committed;
  const { stood } = committedAt(motion, cut.at);
  const isReleased = t + committed.stays >= releaseOf(cut);
  return {
    stood: stood > 0 ? stood + t - cut.at : 0,
    stays: isReleased ? committed.stays : Number.POSITIVE_INFINITY,
  };
}
