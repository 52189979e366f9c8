import { min } from '../../math/math';
import { PAIR_GPUS, TOPOLOGY } from '../topology';

/**
 * Reading of its inlet probe, in degrees Celsius, above which a pair of trays gets no work. A drill falsifies readings
 * alone.
 */
export const IDLE_C = 32;
/** Milliseconds in which the readings of a rack rise by a degree without a veto, at severity 1. */
export const DEGREE_MS = 5_000;
/** Degrees by which each pair of trays reads less than the one above it, nearer to the hot end. */
const PER_PAIR = 1;
/** Degrees by which the hot end of each further rack reads less than that of the rack before. */
const PER_RACK = (PER_PAIR * TOPOLOGY.gpusPerRack) / PAIR_GPUS;

/** Degrees Celsius at which a rack shuts down: the inlets of all its trays then read above `IDLE_C`. */
export const SHUTDOWN_C = IDLE_C + PER_RACK - PER_PAIR;

/**
 * Reading of the hot end of a rack, in degrees Celsius, after a drill has spread for `ms`. `order` counts the racks
 * from the incident's, which is 0, in the order in which it reaches them. At the onset as many of its pairs as the
 * severity read too high. The readings of a rack that is shut down rise no further; those of the next do.
 */
export const inletAfter = (severity: number, ms: number, order: number): number =>
  min(IDLE_C + (severity - 1) * PER_PAIR + (ms * severity * PER_PAIR) / DEGREE_MS - order * PER_RACK, SHUTDOWN_C);
