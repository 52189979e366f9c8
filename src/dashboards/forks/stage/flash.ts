import { clamp, smooth } from '../../../sim/math/math';

/**
 * Milliseconds of the world for which a veto is an event, in which it comes to its full light, and in which it lets go.
 */
export const VETO_MS = 3_000;
const RISE_MS = 120;
const LET_GO_MS = 500;
/** Milliseconds in which what was cut drops and comes back, and its words come to their place. */
const DROP_MS = 400;
/** Share of its height by which what was cut drops, at most. */
const DROP = 0.07;

/**
 * How far what stands in front of a cut gives way to it, 0 to 1: from the onset of one of the `incidents` until the
 * answer to its veto is over. `still`: without motion.
 */
export function clearanceAt(
  incidents: readonly { readonly onset: number; readonly vetoed: number }[],
  t: number,
  still: boolean,
): number {
  const of = ({ onset, vetoed }: { readonly onset: number; readonly vetoed: number }) => {
    const end = vetoed + VETO_MS;
    if (still) return Number(onset <= t && t < end);
    return clamp((t - onset) / RISE_MS, 0, 1) * smooth(clamp((end - t) / LET_GO_MS, 0, 1));
  };
  return Math.max(0, ...incidents.map(of));
}

/** How the drawing answers a veto. */
export interface VetoFlash {
  /** The instant of the veto, milliseconds since the Unix epoch. */
  readonly vetoed: number;
  /** Brightness, 0 to 1. */
  readonly light: number;
  /** Share of its height by which what was cut is lower. */
  readonly drop: number;
  /** How far its words are from their place, 1 to 0. */
  readonly fall: number;
  /** The instant from which it looks different. */
  readonly next: number;
}

/**
 * The answer to the newest of the `vetoes` (instants) at `t`; undefined where the last is longer ago than VETO_MS.
 * `still`: without motion, as one change and another.
 */
export function flashAt(vetoes: readonly number[], t: number, still: boolean): VetoFlash | undefined {
  const vetoed = vetoes.findLast((at) => at <= t && t < at + VETO_MS);
  if (vetoed === undefined) return undefined;
  if (still) return { vetoed, light: 1, drop: 0, fall: 0, next: vetoed + VETO_MS };
  const age = t - vetoed;
  const dropped = Math.min(age / DROP_MS, 1);
  const letsGo = VETO_MS - LET_GO_MS;
  return {
    vetoed,
    light: Math.min(age / RISE_MS, 1) * (1 - smooth(clamp((age - letsGo) / LET_GO_MS, 0, 1))),
    drop: DROP * Math.sin(Math.PI * Math.sqrt(dropped)),
    fall: (1 - dropped) ** 3,
    next: age < DROP_MS || age >= letsGo ? t : vetoed + letsGo,
  };
}
