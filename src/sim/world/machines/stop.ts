import { max } from '../../math/math';
import type { MachineName } from './machine-names';
import { petrelRest, petrelStopping } from './petrel';
import type { Terrain } from './specs';
import { GRIP, ternRest, ternStopping } from './tern';

/**
 * Seconds of the shortest run-out of a Heron's body after a cut, of which a footfall leaves more if it has just begun.
 */
const LEAST_LEFT_S = 0.28;

/** Stop without power. */
export interface Stop {
  readonly machine: MachineName;
  /** Instant at which the contactors open, milliseconds since the Unix epoch. */
  readonly at: number;
  /** Metres along the patrol at that instant. */
  readonly from: number;
  /** Speed at that instant, metres a second. */
  readonly speed: number;
  readonly terrain: Terrain;
  /** Seconds that a Heron's footfall had left; 0 for the others. */
  readonly left: number;
  /** Committed step of the leg into which it falls. */
  readonly step: number;
  /** Place at which a Heron's foot was to come down in it, metres along the patrol. */
  readonly landing: number;
}

/** Duration and distance of a stop: seconds from the cut to rest, and metres travelled in them. */
export interface Rest {
  readonly seconds: number;
  readonly distance: number;
}

const gripOn = (terrain: Terrain) => (terrain === 'wet grass' ? GRIP['wet grass'] : GRIP['dry concrete']);

/** Seconds over which a Heron's body comes to rest. */
const runOut = (left: number) => 2 * max(left, LEAST_LEFT_S);

/** Computes the distance and the duration of a stop. */
export function restOf({ machine, speed, terrain, left }: Stop): Rest {
  if (speed <= 0) return { seconds: 0, distance: 0 };
  if (machine === 'petrel') return petrelRest(speed);
  if (machine === 'heron') return { seconds: runOut(left), distance: (speed * runOut(left)) / 2 };
  return ternRest(speed, gripOn(terrain));
}

/** Metres travelled `s` seconds after the cut, and the speed then. */
export function stopAt(stop: Stop, s: number): { travelled: number; speed: number } {
  const { machine, speed, terrain, left } = stop;
  const rest = restOf(stop);
  if (s >= rest.seconds) return { travelled: rest.distance, speed: 0 };
  if (machine === 'petrel') return petrelStopping(speed, s);
  if (machine === 'heron') {
    const out = runOut(left);
    return { travelled: speed * (s - (s * s) / (2 * out)), speed: speed * (1 - s / out) };
  }
  return ternStopping(speed, gripOn(terrain), s);
}
