import { type Cut, orderedCuts, releaseOf } from '../../sim/world/machines/cuts';
import type { MachineName } from '../../sim/world/machines/machine-names';

export type MachinesChoices = {
  /** Machine that is drawn if there is room for one. */
  readonly machine: MachineName;
};

/** Cuts after the power of `machine` is cut at `t`. A start that is not completed by then is called off. */
export function cutAt(cuts: readonly Cut[], machine: MachineName, t: number): Cut[] {
  const earlier = cuts.filter((cut) => cut.machine !== machine || cut.at <= t);
  const holding = earlier.find((cut) => cut.machine === machine && releaseOf(cut) > t);
  const rest = earlier.filter((cut) => cut !== holding);
  return orderedCuts([...rest, holding ? { ...holding, back: 0 } : { machine, at: t, back: 0 }]);
}

/**
 * Cuts after a person starts `machine` at `t`, if its power is cut then. A machine cut at `t` itself has never been
 * without power.
 */
export const startAt = (cuts: readonly Cut[], machine: MachineName, t: number): Cut[] =>
  orderedCuts(
    cuts
      .filter((cut) => cut.machine !== machine || cut.at < t)
      .map((cut) => (cut.machine === machine && releaseOf(cut) > t ? { ...cut, back: t } : cut)),
  );
