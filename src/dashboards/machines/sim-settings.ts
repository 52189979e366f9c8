import type { MachineName } from '../../sim/world/incidents/drills';
import { type Cut, orderedCuts, releaseOf } from '../../sim/world/machines/cuts';

/** What a visitor may choose of how the machines are shown. */
export type MachinesChoices = {
  /** The machine that is drawn where there is room for one. */
  readonly machine: MachineName;
};

/** The cuts, with the current of `machine` cut at `t`. A start that is not completed by then is called off. */
export function cutAt(cuts: readonly Cut[], machine: MachineName, t: number): Cut[] {
  const earlier = cuts.filter((cut) => cut.machine !== machine || cut.at <= t);
  const holding = earlier.find((cut) => cut.machine === machine && releaseOf(cut) > t);
  const others = earlier.filter((cut) => cut !== holding);
  return orderedCuts([...others, holding ? { ...holding, back: 0 } : { machine, at: t, back: 0 }]);
}

/**
 * The cuts, with a person starting `machine` at `t` if its current is cut then. One that was cut at `t` itself has
 * never been without current.
 */
export const startAt = (cuts: readonly Cut[], machine: MachineName, t: number): Cut[] =>
  orderedCuts(
    cuts
      .filter((cut) => cut.machine !== machine || cut.at < t)
      .map((cut) => (cut.machine === machine && releaseOf(cut) > t ? { ...cut, back: t } : cut)),
  );
