import { ceil, min } from '../../math/math';
import type { MachineName } from './machine-names';
import { legInPatrol, legsOf } from './rhythm';
import type { Spec } from './specs';

/**
 * Way from the beginning of a patrol's last leg to the dock: its least metres, which a slow leg makes in half its time,
 * and the metres of which the dock's place is a multiple. The ground's pattern repeats after those, so that it is the
 * same under a machine in its dock at the end of a patrol and at the beginning of the next.
 */
const WAYS: Readonly<Record<MachineName, { readonly least: number; readonly every: number }>> = {
  tern: { least: 25, every: 15 },
  heron: { least: 8, every: 11 },
  petrel: { least: 60, every: 21 },
};

/** Rest of the way, as a speed for one more step, below which a machine is there. Metres a second. */
const ARRIVED = 1e-6;

/**
 * Place of the dock to which leg number `index` of a machine leads if it begins at `place`, metres along the patrol;
 * undefined if it is not the last of a patrol.
 */
export function dockIn(machine: MachineName, index: number, place: number): number | undefined {
  if (legInPatrol(machine, index) < legsOf(machine) - 1) return undefined;
  const { least, every } = WAYS[machine];
  return ceil((place + least) / every) * every;
}

/** Motion that is committed at the beginning of a step: the place then, and the speeds of the step before and of it. */
interface Committed {
  readonly place: number;
  readonly before: number;
  readonly during: number;
}

/**
 * Greatest speed to commit for the next step so that the machine can still come to rest in a dock, and does if it is
 * committed each time. Without a dock it is the top speed.
 */
export function fastestTo(dock: number | undefined, { place, before, during }: Committed, spec: Spec): number {
  const { top, gain, step } = spec;
  if (dock === undefined) return top;
  // The steps committed already are part of the way: a sixth of the one before, five of the present one.
  const rest = ((dock - place) * 1_000) / step - before / 6 - (5 * during) / 6;
  if (rest < ARRIVED) return 0;
  // The steps of a stop from a speed are the speed, the speed less a gain, and so on.
  for (let steps = 1; ; steps++) {
    const speed = (rest + (gain * steps * (steps - 1)) / 2) / steps;
    if (speed <= steps * gain || steps * gain >= top) return min(speed, top);
  }
}
