import { dashboards } from '../dashboards/registry';
import type { WorldName } from '../sim/math/seed-of';
import { MACHINE_NAMES } from '../sim/world/incidents/drills';
import type { Cut } from '../sim/world/machines/cuts';

/**
 * Real milliseconds: the earliest and the latest cut of the current in a scene, the step between instants that are
 * tried, and the time until a person starts the machines again.
 */
const CUT_MS = { first: 3_000, last: 25_000, step: 500, back: 20_000 } as const;

/** Share of the highest speed of a scene that is enough to see the machines stop. */
const ENOUGH = 0.9;

/** Weight of the speed of Tern, which is drawn where there is room for one machine, against the others'. */
const TERN = 4;

/**
 * The cuts of a scene from `start` on, of all machines: as early as they are seen to stop, because nobody stays for
 * long before a headline that says so.
 */
export function sceneCuts(world: WorldName, start: number, speed: number): readonly Cut[] {
  const { state, settings } = dashboards.machines;
  const count = (CUT_MS.last - CUT_MS.first) / CUT_MS.step + 1;
  const instants = Array.from({ length: count }, (_, i) => {
    const at = Math.round(start + (CUT_MS.first + i * CUT_MS.step) * speed);
    const speeds = state(world, at, settings).machines.map((one) => one.speed * (one.name === 'tern' ? TERN : 1));
    return { at, speed: speeds.reduce((a, b) => a + b) };
  });
  const enough = ENOUGH * Math.max(...instants.map((each) => each.speed));
  const { at } = instants.find((each) => each.speed >= enough) ?? { at: start };
  const back = Math.round(at + CUT_MS.back * speed);
  return MACHINE_NAMES.map((machine) => ({ machine, at, back }));
}
