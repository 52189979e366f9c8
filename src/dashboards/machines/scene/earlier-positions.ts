import { sunkAt } from '../../../sim/world/machines/gait';
import type { Motion } from '../../../sim/world/machines/motion';
import { legAt, legStart } from '../../../sim/world/machines/rhythm';
import { SPECS } from '../../../sim/world/machines/specs';
import { restOf } from '../../../sim/world/machines/stop';

/** Number of earlier positions drawn. */
export const EARLIER_POSITIONS = 3;
/**
 * World milliseconds between them, in which a machine travels about half its length at its top speed. A Heron's are
 * every second footfall, at which its legs are as they were.
 */
const APART = {
  tern: { going: 300, stopping: 150 },
  heron: { going: 2 * SPECS.heron.step, stopping: SPECS.heron.settled },
  petrel: { going: 600, stopping: 1_800 },
} as const;
/** Least share of that time between any two of them: before a cut they are at other instants than after it. */
const LEAST_APART = 0.4;
/** Metres below which two positions are one. */
const SAME = 0.02;
/** Legs searched for the last motion. */
const LEGS_BACK = 4;

/** Earlier position of a machine. */
export interface EarlierPosition {
  readonly t: number;
  /** Age in positions behind the machine, with the part of the way to the next one. */
  readonly age: number;
}

/** Last instant up to `t` at which a machine moved; minus infinity if that is long ago. */
function lastMotion(motion: Motion, t: number): number {
  const { machine } = motion;
  const cut = motion.cutAt(t);
  if (cut) {
    const rested = cut.at + restOf(motion.stopOf(cut)).seconds * 1_000;
    const end = machine === 'heron' ? Math.max(rested, sunkAt(motion, cut)) : rested;
    if (motion.stopOf(cut).speed > 0 || machine === 'heron') return Math.min(t, end);
  }
  const { step } = SPECS[machine];
  for (let back = 0; back < LEGS_BACK; back++) {
    const { start, places } = motion.leg(legAt(machine, t) - back);
    for (let j = Math.min(Math.floor((t - start) / step), places.length - 2); j >= 0; j--) {
      if ((places[j + 1] as number) > (places[j] as number)) return Math.min(t, start + (j + 1) * step);
    }
  }
  return Number.NEGATIVE_INFINITY;
}

/** Grid of instants before `t`: from the cut that holds the machine on, or else from the leg's beginning. */
function gridAt(motion: Motion, t: number): { from: number; apart: number } {
  const cut = motion.cutAt(t - 1e-3);
  const { going, stopping } = APART[motion.machine];
  return cut
    ? { from: cut.at, apart: stopping }
    : { from: legStart(motion.machine, legAt(motion.machine, t)), apart: going };
}

/**
 * Newest earlier positions of a machine at `t`, newest first. They stay where they are while the machine is at rest.
 */
export function earlierPositions(motion: Motion, t: number): EarlierPosition[] {
  const found: EarlierPosition[] = [];
  let from = lastMotion(motion, t);
  let place = motion.at(t).place;
  let age = 0;
  // A Heron without power sinks in one place, where more than how it stood at the cut would be a tangle.
  const sinks = motion.machine === 'heron' && motion.cutAt(t - 1e-3) !== undefined;
  const count = sinks ? 1 : EARLIER_POSITIONS;
  for (let tries = 0; tries < 4 * count && found.length < count; tries++) {
    if (from === Number.NEGATIVE_INFINITY) break;
    const grid = gridAt(motion, from);
    const least = found.length > 0 ? LEAST_APART : 1e-6;
    const instant = grid.from + (Math.ceil((from - grid.from) / grid.apart - least) - 1) * grid.apart;
    const at = motion.at(instant).place;
    if (at > place + 1) break;
    age += (from - instant) / grid.apart;
    if (place - at > SAME || sinks) {
      found.push({ t: instant, age });
      from = instant;
    } else {
      from = Math.min(lastMotion(motion, instant), instant);
    }
    place = at;
  }
  return found;
}
