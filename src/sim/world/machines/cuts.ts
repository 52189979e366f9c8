import { LAST_INSTANT } from '../../words/time';
import { MACHINE_NAMES, type MachineName } from './machine-names';
import { SPECS } from './specs';

/** Cut of one machine's power. Instants are whole milliseconds since the Unix epoch. */
export type Cut = {
  readonly machine: MachineName;
  readonly at: number;
  /** Instant at which a person starts the machine again, milliseconds since the Unix epoch; 0 until then. */
  readonly back: number;
};

/** Most cuts of one machine that are kept. */
const MOST_CUTS = 8;
const ONE = /^(?:(tern|heron|petrel|all)\.)?(\d{1,13})(?:\.(\d{1,13}))?$/;

/**
 * Instant at which a machine whose power was cut may commit a step again, milliseconds since the Unix epoch; infinity
 * if nobody has started it.
 */
export function releaseOf({ machine, at, back }: Cut): number {
  const { settled, procedure } = SPECS[machine];
  if (back === 0) return Number.POSITIVE_INFINITY;
  return (back > at + settled ? back : at + settled) + procedure;
}

/**
 * Instant at which the procedure of starting a machine begins: it is at rest by then. Infinity if nobody has started
 * it.
 */
export const startOf = (cut: Cut): number => releaseOf(cut) - SPECS[cut.machine].procedure;

/**
 * Sorts cuts by machine and instant, without those that fall into a stop or into the procedure after it; of each
 * machine the newest.
 */
export function orderedCuts(cuts: readonly Cut[]): Cut[] {
  return MACHINE_NAMES.flatMap((machine) => {
    const machineCuts = cuts.filter((cut) => cut.machine === machine).sort((a, b) => a.at - b.at);
    const effective: Cut[] = [];
    for (const cut of machineCuts) {
      const before = effective.at(-1);
      if (!before || releaseOf(before) <= cut.at) effective.push(cut);
    }
    return effective.slice(-MOST_CUTS);
  });
}

/**
 * Reads the cuts in a link's text, such as `1772528006800` for all machines or `tern.1772528006800.1772528020000`;
 * undefined if it is invalid.
 */
export function readCuts(text: string): readonly Cut[] | undefined {
  const cuts: Cut[] = [];
  const parts = text.split('_');
  if (parts.length > MOST_CUTS * MACHINE_NAMES.length) return undefined;
  for (const part of parts) {
    const [match, name = 'all', from, to] = ONE.exec(part) ?? [];
    const at = Number(from);
    const back = Number(to ?? 0);
    if (match === undefined || at > LAST_INSTANT || (to !== undefined && (back < at || back > LAST_INSTANT)))
      return undefined;
    const named = MACHINE_NAMES.filter((machine) => name === 'all' || machine === name);
    cuts.push(...named.map((machine) => ({ machine, at, back })));
  }
  return orderedCuts(cuts);
}

/** Writes the cuts as `readCuts` reads them. */
export function cutsText(cuts: readonly Cut[]): string {
  const times = (cut: Cut) => (cut.back === 0 ? String(cut.at) : `${cut.at}.${cut.back}`);
  const isOfAll = (cut: Cut) =>
    MACHINE_NAMES.every((machine) => cuts.some((each) => each.machine === machine && times(each) === times(cut)));
  const ofAll = new Set(cuts.filter(isOfAll).map(times));
  const ofOne = cuts.filter((cut) => !isOfAll(cut)).map((cut) => `${cut.machine}.${times(cut)}`);
  return [...ofAll, ...ofOne].join('_');
}
