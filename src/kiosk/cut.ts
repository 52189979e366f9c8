import { dashboards } from '../dashboards/registry';
import type { WorldName } from '../sim/math/seed-of';
import { MACHINE_NAMES, type MachineName } from '../sim/world/incidents/drills';
import type { Cut } from '../sim/world/machines/cuts';

/** Real milliseconds for which each machine in turn has its stop: the scene begins again when all have had theirs. */
const TURN_MS = 20_000;
const ROUND_MS = TURN_MS * MACHINE_NAMES.length;
/** Real milliseconds into a turn: the earliest and the latest cut of the current, and the step between those tried. */
const CUT_MS = { first: 3_000, last: 13_000, step: 500 } as const;

/** Share of a machine's highest speed in that time that is enough to see it stop. */
const ENOUGH = 0.6;

/** Whose turn it is, and since when all have had theirs, in milliseconds of the world. */
interface Turn {
  readonly machine: MachineName;
  readonly round: number;
}

/** The turn at `t` of a scene that began at `start`, in a world at `speed` world seconds a second. */
export function turnAt(start: number, speed: number, t: number): Turn {
  const real = Math.max(0, (t - start) / speed);
  const machine = MACHINE_NAMES[Math.floor((real % ROUND_MS) / TURN_MS)] ?? MACHINE_NAMES[0];
  return { machine, round: start + Math.floor(real / ROUND_MS) * ROUND_MS * speed };
}

/**
 * The cuts of a round that begins at `round`: of each machine in its turn, as early as it is seen to stop, because
 * nobody stays for long before a headline that says so. All stand until the round is over.
 */
export function sceneCuts(world: WorldName, round: number, speed: number): readonly Cut[] {
  const { state, settings } = dashboards.machines;
  const count = (CUT_MS.last - CUT_MS.first) / CUT_MS.step + 1;
  return MACHINE_NAMES.map((machine, turn) => {
    const instants = Array.from({ length: count }, (_, i) => {
      const at = Math.round(round + (turn * TURN_MS + CUT_MS.first + i * CUT_MS.step) * speed);
      return { at, speed: state(world, at, settings).machines[turn]?.speed ?? 0 };
    });
    const enough = ENOUGH * Math.max(...instants.map((each) => each.speed));
    const { at } = instants.find((each) => each.speed >= enough) ?? { at: round };
    return { machine, at, back: Math.round(round + ROUND_MS * speed) };
  });
}
