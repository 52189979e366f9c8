import { floor } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import type { MachineName } from './machine-names';
import type { Terrain } from './specs';

/** Metres of a stretch of Tern's route, and the share of the stretches that are wet grass. */
const STRETCH = { metres: 60, wet: 0.25 } as const;
/** Metres before and behind a dock that are dry concrete. */
const APRON = 22;

/**
 * Surface at a place, metres along the patrol: the same on every patrol. `dock` is the place of the dock that the leg
 * leads to, if it leads to one; a patrol begins in another at 0.
 */
export function terrainAt(
  world: WorldName,
  machine: MachineName,
  place: number,
  dock = Number.POSITIVE_INFINITY,
): Terrain {
  if (machine === 'heron') return 'rubble';
  if (machine === 'petrel') return 'still water';
  if (place < APRON || place > dock - APRON) return 'dry concrete';
  return stream(world, 'machines/surface').chance(STRETCH.wet, floor(place / STRETCH.metres))
    ? 'wet grass'
    : 'dry concrete';
}
