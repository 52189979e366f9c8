import { dashboards } from '../dashboards/registry';
import type { WorldName } from '../sim/math/seed-of';
import { MACHINE_NAMES } from '../sim/world/drills';
import type { Cut } from '../sim/world/machines/cuts';

/**
 * Real milliseconds: the earliest and the latest cut of the current in a scene, the step between
 * instants that are tried, and the time until a person starts the machines again.
 */
const CUT_MS = { first: 5_000, last: 25_000, step: 500, back: 20_000 } as const;

/**
 * Weight of the speed of Tern, which is drawn where there is room for one machine, against the
 * others'.
 */
const TERN = 4;

/**
 * The cuts of a scene from `start` on: of all machines, at the instant at which they go fastest, so
 * that one sees them stop.
 */
export function sceneCuts(world: WorldName, start: number, speed: number): readonly Cut[] {
  const { state, settings } = dashboards.machines;
  let best = { at: start, sum: -1 };
  for (let ms: number = CUT_MS.first; ms <= CUT_MS.last; ms += CUT_MS.step) {
    const at = Math.round(start + ms * speed);
    const speeds = state(world, at, settings).machines.map((one) => one.speed * (one.name === 'tern' ? TERN : 1));
    const sum = speeds.reduce((a, b) => a + b);
    if (sum > best.sum) best = { at, sum };
  }
  const back = Math.round(best.at + CUT_MS.back * speed);
  return MACHINE_NAMES.map((machine) => ({ machine, at: best.at, back }));
}
