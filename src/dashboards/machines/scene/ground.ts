import type { Rule } from '../../../plot/grammar/rule';
import { mix } from '../../../sim/math/random';
import type { Terrain } from '../../../sim/world/machines/specs';
import { TONES } from '../inks';
import type { MachineField } from './layout';

/** Joints of dry concrete: metres between two, and their size in CSS px at scale 1. */
const JOINT = { apart: 1.5, width: 3, height: 2.5 } as const;
/** Blades of wet grass, in metres: their distance, their least height, and the additional height of the highest. */
const BLADE = { apart: 0.05, least: 0.02, more: 0.05 } as const;
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
/** Stones after which rubble repeats: 11 m, of which a Heron's dock is a multiple. */
const STONES = 100;

/** Ground of a field: the surface at each place, metres along the patrol. */
type SurfaceAt = (place: number) => Terrain;

/** Things on the ground of a field while the machine's nose is at `place`, in metres. They lie where they are. */
export function groundRules(field: MachineField, scale: number, place: number, ground: SurfaceAt): Rule[] {
  const here = ground(place);
  if (here === 'still water') return [];
  const surfaces = here === 'rubble' ? ([here] as const) : (['dry concrete', 'wet grass'] as const);
  return surfaces.flatMap((surface) => {
    const apart = APART[surface];
    const first = Math.ceil((place - (field.nose - field.x) / field.pxPerMetre) / apart);
    const found: Rule[] = [];
    for (let n = first; ; n++) {
      const at = field.nose + (n * apart - place) * field.pxPerMetre;
      if (at >= field.x + field.width - FREE * scale) return found;
      const rule = ground(n * apart) === surface ? thingAt(field, scale, { surface, n, at }) : undefined;
      if (rule) found.push(rule);
    }
  });
}

/** Thing number `n` on a surface, at `at` CSS px; undefined where rubble has no stone. */
function thingAt(
  { pxPerMetre, ground }: MachineField,
  scale: number,
  { surface, n, at }: { surface: keyof typeof APART; n: number; at: number },
): Rule | undefined {
  if (surface === 'dry concrete')
    return { x: at, y: ground, width: JOINT.width * scale, height: JOINT.height * scale, ink: TONES.ground };
  const drawn = mix(surface === 'rubble' ? n - Math.floor(n / STONES) * STONES : n) / 2 ** 32;
  if (surface === 'wet grass') {
    const high = (BLADE.least + BLADE.more * drawn) * pxPerMetre;
    return { x: at, y: ground - high, width: scale, height: high, ink: TONES.tick };
  }
  if (drawn >= STONE.share) return undefined;
  const wide = (STONE.width.least + STONE.width.more * drawn) * pxPerMetre;
  const high = (STONE.height.least + STONE.height.more * drawn) * pxPerMetre;
  return { x: at, y: ground - high, width: wide, height: high, ink: TONES.stone };
}
