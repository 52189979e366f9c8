import { floor } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';

/** Length of a slice in milliseconds: the rollback cadence in the specification. */
export const SLICE_MS = 90_000;

/** Phases of a slice, in order. */
export const PHASES = ['ingest', 'fork', 'eval', 'rollback'] as const;
/** Share of the slice at which each phase begins. */
const PHASE_STARTS = [0, 0.3, 0.42, 0.86] as const;

export type Phase = (typeof PHASES)[number];

/** Scenarios that the world rehearses: 18. */
export const SCENARIOS = [
  'Convoy spacing',
  'Lost beacon',
  'Dust ingress',
  'Narrow passage',
  'Crosswind dock',
  'Thermal throttle',
  'Sensor dropout',
  'Drive asymmetry',
  'Relay failover',
  'Decoy return',
  'Payload shift',
  'Stale map',
  'Clock skew',
  'Jammed link',
  'Split quorum',
  'Person in path',
  'Low battery return',
  'Corridor handover',
] as const;

/** Milliseconds between audit exports, which fall on every fifth minute. */
export const AUDIT_MS = 300_000;

/** A slice at one instant. */
export interface Slice {
  /** Number of the slice since the Unix epoch. */
  readonly index: number;
  /** Index into SCENARIOS. */
  readonly scenario: number;
  readonly phase: Phase;
  /** Milliseconds since the Unix epoch at which the slice began. */
  readonly start: number;
}

/** Milliseconds into a slice at which a phase begins. */
export function phaseStart(phase: Phase): number {
  return (PHASE_STARTS[PHASES.indexOf(phase)] as number) * SLICE_MS;
}

/** First instant after `t` at which a phase of that name begins. */
export function nextPhase(phase: Phase, t: number): number {
  const start = floor(t / SLICE_MS) * SLICE_MS + phaseStart(phase);
  return start > t ? start : start + SLICE_MS;
}

/** Phase after another one. */
export const followedBy = (phase: Phase): Phase => PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as Phase;

/** Index into PHASES of the phase at `elapsed` milliseconds into a slice. */
export function phaseIndexAt(elapsed: number): number {
  const share = elapsed / SLICE_MS;
  let i = PHASES.length - 1;
  while (i > 0 && share < (PHASE_STARTS[i] as number)) i--;
  return i;
}

/** The slice running at `t` in `world`. */
export function sliceAt(world: WorldName, t: number): Slice {
  const index = floor(t / SLICE_MS);
  const start = index * SLICE_MS;
  const scenario = stream(world, 'scenario/pick').int(SCENARIOS.length, index);
  return { index, scenario, phase: PHASES[phaseIndexAt(t - start)] as Phase, start };
}
