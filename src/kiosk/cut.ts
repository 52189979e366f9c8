import { dashboards } from '../dashboards/registry';
import type { WorldName } from '../sim/math/seed-of';
import type { Cut } from '../sim/world/machines/cuts';
import { MACHINE_NAMES, type MachineName } from '../sim/world/machines/machine-names';

/** Real milliseconds of each machine's turn, in which it stops. The scene starts again after the last turn. */
const TURN_MS = 20_000;
const ROUND_MS = TURN_MS * MACHINE_NAMES.length;
/**
 * Real milliseconds into a turn: the earliest cut of the power, the latest for a passer-by to see, the latest of all,
 * and the step between candidates.
 */
const CUT_MS = { first: 3_000, soon: 8_000, last: 13_000, step: 500 } as const;

/** Share of a machine's highest speed in the whole turn that it must reach early enough for a passer-by. */
const ENOUGH = 0.5;
/** Share of its highest speed in the chosen part of the turn at which its power is cut. */
const NEAR = 0.95;

const highest = (instants: readonly { readonly speed: number }[]) => Math.max(...instants.map(({ speed }) => speed));

/** The machine whose turn it is, and the instant at which the round of turns began, in milliseconds of the world. */
interface Turn {
  readonly machine: MachineName;
  readonly round: number;
}

/** Returns the turn at `t` of a scene that began at `start`, in a world at `speed` world seconds per second. */
export function turnAt(start: number, speed: number, t: number): Turn {
  const real = Math.max(0, (t - start) / speed);
  const machine = MACHINE_NAMES[Math.floor((real % ROUND_MS) / TURN_MS)] ?? MACHINE_NAMES[0];
  return { machine, round: start + Math.floor(real / ROUND_MS) * ROUND_MS * speed };
}

/**
 * Returns the cuts of the round that begins at `round`: one per machine, in its turn, at its highest speed within the
 * seconds that a passer-by stays, or later if it hardly moves in them. All machines stand until the round is over.
 */
export function showCuts(world: WorldName, round: number, speed: number): readonly Cut[] {
  const { state, settings } = dashboards.machines;
  const count = (CUT_MS.last - CUT_MS.first) / CUT_MS.step + 1;
  return MACHINE_NAMES.map((machine, turn) => {
    const instants = Array.from({ length: count }, (_, i) => {
      const at = Math.round(round + (turn * TURN_MS + CUT_MS.first + i * CUT_MS.step) * speed);
      return { at, speed: state(world, at, settings).machines[turn]?.speed ?? 0 };
    });
    const soon = instants.slice(0, (CUT_MS.soon - CUT_MS.first) / CUT_MS.step + 1);
    const tried = highest(soon) >= ENOUGH * highest(instants) ? soon : instants;
    const { at } = tried.find((each) => each.speed >= NEAR * highest(tried)) ?? { at: round };
    return { machine, at, back: Math.round(round + ROUND_MS * speed) };
  });
}
