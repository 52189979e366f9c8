import type { Rule } from '../../../plot/grammar/rule';
import { mix } from '../../../sim/math/random';
import type { Terrain } from '../../../sim/world/machines/specs';
import { TONES } from '../inks';
import type { MachineField } from './layout';

/** Joints of dry concrete: metres between two, and their size in CSS px at scale 1. */
const JOINT = { apart: 1.5, width: 3, height: 2.5 } as const;
/** Blades of wet grass, in metres: their distance, their least height, and the additional height of the highest. */
const BLADE = { apart: 0.045, least: 0.02, more: 0.05 } as const;
/**
 * Stones of rubble: metres between two places, the share of places that have one, and its least and additional size
 * along and up.
 */
const STONE = {
  apart: 0.11,
  share: 0.45,
  width: { least: 0.02, more: 0.14 },
  height: { least: 0.008, more: 0.04 },
} as const;
/** Length at the field's end in which nothing lies, CSS px at scale 1. */
const FREE = 8;

const APART = { 'dry concrete': JOINT.apart, 'wet grass': BLADE.apart, rubble: STONE.apart } as const;

/** Things on the ground of a field while the machine's nose is at `place`, in metres. */
export function groundRules(field: MachineField, scale: number, place: number, surface: Terrain): Rule[] {
  if (surface === 'still water') return [];
  const { x, width, nose, pxPerMetre, ground } = field;
  const apart = APART[surface];
  const found: Rule[] = [];
  const first = Math.ceil((place - (nose - x) / pxPerMetre) / apart);
  for (let n = first; nose + (n * apart - place) * pxPerMetre < x + width - FREE * scale; n++) {
    const at = nose + (n * apart - place) * pxPerMetre;
    const drawn = mix(n) / 2 ** 32;
    if (surface === 'dry concrete') {
      found.push({ x: at, y: ground, width: JOINT.width * scale, height: JOINT.height * scale, ink: TONES.ground });
    } else if (surface === 'wet grass') {
      const high = (BLADE.least + BLADE.more * drawn) * pxPerMetre;
      found.push({ x: at, y: ground - high, width: scale, height: high, ink: TONES.tick });
    } else if (drawn < STONE.share) {
      const wide = (STONE.width.least + STONE.width.more * drawn) * pxPerMetre;
      const high = (STONE.height.least + STONE.height.more * drawn) * pxPerMetre;
      found.push({ x: at, y: ground - high, width: wide, height: high, ink: TONES.stone });
    }
  }
  return found;
}
