import { browserTime } from '../../clock/time-source';

/** Number of letters and digits after `world-`. */
const LENGTH = 8;
const BASE = 32;

/**
 * Returns a random seed, such as `world-4kd02hsq`. This is the only use of chance: everything else follows from the
 * seed.
 */
export function newSeed(): string {
  try {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    return `world-${[...bytes].map((byte) => (byte % BASE).toString(BASE)).join('')}`;
  } catch {
    return `world-${browserTime.now().toString(BASE)}`;
  }
}
