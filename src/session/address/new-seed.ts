import { browserTime } from '../../clock/time-source';

/** Letters and digits behind `world-`. */
const LENGTH = 8;
const BASE = 32;

/**
 * The seed of a world that nobody has seen yet, such as `world-4kd02hsq`. Chance ends here: all else follows from the
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
