import { clamp, smooth } from '../../../sim/math/math';

/** Milliseconds of the world for which a veto is highlighted. */
export const VETO_MS = 3_000;
/** Milliseconds in which the highlight comes to its full light. */
const RISE_MS = 120;
/** Milliseconds in which it fades at its end. */
const LET_GO_MS = 500;
/** Milliseconds in which its words fade at its end. */
const WORDS_FADE_MS = 300;
/** Milliseconds in which the cut forks drop and come back, and their words come to their place. */
const DROP_MS = 400;
/** Largest drop of the cut forks, as a share of their height. */
const DROP = 0.07;

/**
 * How far what stands in front of a cut gives way to it, 0 to 1: from the onset of one of the `incidents` until the
 * answer to its veto is over. `still`: without motion.
 */
export function clearanceAt(
  incidents: readonly { readonly onset: number; readonly ended: number }[],
  t: number,
  still: boolean,
): number {
  const of = ({ onset, ended }: { readonly onset: number; readonly ended: number }) => {
    const end = ended + VETO_MS;
    if (still) return Number(onset <= t && t < end);
    return clamp((t - onset) / RISE_MS, 0, 1) * smooth(clamp((end - t) / LET_GO_MS, 0, 1));
  };
  return Math.max(0, ...incidents.map(of));
}

/** Highlight of a veto: how the lines that it cut and its words stand out. */
export interface VetoFlash {
  /** The instant of the veto, milliseconds since the Unix epoch. */
  readonly vetoed: number;
  /** Brightness, 0 to 1. */
  readonly light: number;
  /** Share of their height by which the cut forks are lower. */
  readonly drop: number;
  /** Distance of its words from their place, 1 to 0. */
  readonly fall: number;
  /** Opacity of its words, 0 to 1. */
  readonly opacity: number;
  /** Instant of the next visible change. */
  readonly next: number;
}

/**
 * Highlight of the newest of the `vetoes` (instants) at `t`; undefined if that is longer ago than VETO_MS. `still`:
 * without motion, as one change at its start and one at its end.
 */
export function flashAt(vetoes: readonly number[], t: number, still: boolean): VetoFlash | undefined {
  const vetoed = vetoes.findLast((at) => at <= t && t < at + VETO_MS);
  if (vetoed === undefined) return undefined;
  if (still) return { vetoed, light: 1, drop: 0, fall: 0, opacity: 1, next: vetoed + VETO_MS };
  const age = t - vetoed;
  const dropped = Math.min(age / DROP_MS, 1);
  const letsGo = VETO_MS - LET_GO_MS;
  return {
    vetoed,
    light: Math.min(age / RISE_MS, 1) * (1 - smooth(clamp((age - letsGo) / LET_GO_MS, 0, 1))),
    drop: DROP * Math.sin(Math.PI * Math.sqrt(dropped)),
    fall: (1 - dropped) ** 3,
    opacity: smooth(Math.min((VETO_MS - age) / WORDS_FADE_MS, 1)),
    next: age < DROP_MS || age >= letsGo ? t : vetoed + letsGo,
  };
}
