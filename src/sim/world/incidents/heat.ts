import { min } from '../../math/math';
import { PAIR, TOPOLOGY } from '../topology';

/** Degrees Celsius at its inlet above which a pair of trays gets no work. */
export const IDLE_C = 32;
/** Milliseconds in which the inlets of a rack warm by a degree without a veto, at severity 1. */
export const DEGREE_MS = 5_000;
/** Degrees by which each pair of trays is cooler than the one above it, nearer to the hot end. */
const PER_PAIR = 1;
/** Degrees by which the hot end of each further rack is cooler than that of the rack before. */
const PER_RACK = (PER_PAIR * TOPOLOGY.gpusPerRack) / PAIR;

/** Degrees Celsius at which a rack shuts down: the inlets of all its trays are then above `IDLE_C`. */
export const SHUTDOWN_C = IDLE_C + PER_RACK - PER_PAIR;

/**
 * Degrees Celsius at the hot end of a rack after heat has spread for `ms`. `order` counts the racks from the
 * incident's, which is 0, in the order in which it reaches them. At the onset as many of its pairs as the severity are
 * too warm. A rack that is shut down warms no further; its heat goes on to the next.
 */
export const inletAfter = (severity: number, ms: number, order: number): number =>
  min(IDLE_C + (severity - 1) * PER_PAIR + (ms * severity * PER_PAIR) / DEGREE_MS - order * PER_RACK, SHUTDOWN_C);
