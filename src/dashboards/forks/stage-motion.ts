import { clamp, lerp, smooth } from '../../sim/math/math';

/** Milliseconds of the world for which the drawing answers a veto, and in which it comes to its brightest. */
const VETO_MS = 400;
const RISE_MS = 60;
/** Share of its height by which what was cut drops, at most. */
const DROP = 0.07;
/** Light of what is foreseen in a world at rest, of 1 while it runs. */
const FORESEEN_AT_REST = 0.4;

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
}

/** The answer to the newest of the `vetoes` (instants) at `t`; undefined where the last is longer ago than VETO_MS. */
export function flashAt(vetoes: readonly number[], t: number): VetoFlash | undefined {
  const vetoed = vetoes.findLast((at) => at <= t && t < at + VETO_MS);
  if (vetoed === undefined) return undefined;
  const age = t - vetoed;
  const fading = 1 - smooth(clamp((age - RISE_MS) / (VETO_MS - RISE_MS), 0, 1));
  return {
    vetoed,
    light: Math.min(age / RISE_MS, 1) * fading,
    drop: DROP * Math.sin(Math.PI * Math.sqrt(age / VETO_MS)),
    fall: (1 - age / VETO_MS) ** 3,
  };
}

/** What the world's pace does to the drawing: `fed`, the share of the past, counted from now, in which the live line is at its full width. */
export const paced = (pace: number) => ({
  fed: clamp(pace, 0, 1) ** 1.5,
  foreseen: lerp(FORESEEN_AT_REST, 1, clamp(pace, 0, 1)),
});
