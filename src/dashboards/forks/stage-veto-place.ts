import type { LabelPlace } from '../../plot/marks/labels';
import type { Viewport } from '../../plot/scene';
import { LINE_HEIGHT, typeSize } from '../../plot/type';
import { GHOST } from './inks';
import type { ForksLayout } from './stage-layout';
import { ternBox, ternPlace } from './stage-tern-place';

/** Lines that are said of a new veto. */
export const LINES = 6;
/** Their type as a multiple of that of ids, where there is room for it. */
const LARGER = 2;
/** CSS px at scale 1 from now to them: in line with the page's lead. */
const BESIDE = 20;
/** Width of the longest of them, as a multiple of their type. */
const LONG = 8.9;

/** What of a drawing's layout the lines of a new veto need. */
export type VetoRoom = Pick<ForksLayout, 'map' | 'size' | 'gap'>;

/**
 * Where the lines of a new veto stand: beside now, above the live line; where time runs upwards, beside the live line above now, or above Tern
 * where that is too narrow.
 */
export function vetoPlaces({ map, size, gap }: VetoRoom, viewport: Viewport): LabelPlace[] {
  const { width, scale, inset } = viewport;
  const { upright, now, centre, half } = map;
  const most = upright ? size : Math.min(LARGER * size, (half - 3 * gap) / LINES / LINE_HEIGHT);
  const type = Math.max(typeSize(most, scale), size);
  const beside = upright ? centre + 0.75 * gap : now + BESIDE * scale;
  const last = width - (inset?.right ?? 0) - LONG * type;
  const fits = !upright || beside <= last;
  const x = fits ? beside : last;
  const ground = upright ? now : centre;
  const foot = fits ? ground - 1.5 * gap : ternBox(ternPlace(map, viewport)).y - gap;
  return Array.from({ length: LINES }, (_, i) => ({
    x,
    y: foot - (LINES - i) * type * LINE_HEIGHT,
    size: type,
    font: 'sans',
    weight: i === 0 ? '500' : '400',
    // What is prevented is violet, here as in the drawing.
    ink: i < 2 ? 'text' : GHOST.colour,
  }));
}
