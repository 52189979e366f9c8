import { TERN_SIZE } from '../../../machine/tern';
import type { Rect } from '../../../plot/grammar/rect';
import type { Viewport } from '../../../plot/grammar/viewport';
import type { TimeMap } from './map';

/**
 * Height of Tern as shares of the picture's, and of the room above the live line where time runs to the right. Taller,
 * and it stands before the words; lower, and its tracks are a dash.
 */
const TALL = { picture: 0.25, room: 0.92 } as const;
/**
 * Height of Tern where time runs upwards, as a share of the room above now, and its length as one of the room beside
 * the live line.
 */
const UPRIGHT = { above: 0.8, beside: 0.88 } as const;
/** CSS px at scale 1 from its nose to the live line beside it. */
const ASIDE = 10;

/** Place of a machine in the drawing. CSS px. */
export interface TernPlace {
  readonly pxPerMetre: number;
  /**
   * Place of its nose on the ground: on the live line at now, or, where time runs upwards, on the line of now beside
   * the live line.
   */
  readonly nose: { readonly x: number; readonly y: number };
}

/**
 * Places Tern, or a machine of another size in metres, in a picture. Where time runs upwards it stands across time: a
 * side view that was turned would climb a wall, and cover the forks that it has just passed.
 */
export function ternPlace(
  { upright, now, centre, half }: TimeMap,
  { width, height, scale }: Viewport,
  size: { readonly length: number; readonly height: number } = TERN_SIZE,
): TernPlace {
  if (!upright) {
    const tall = Math.min(TALL.picture * height, TALL.room * half, (now * size.height) / size.length);
    return { pxPerMetre: tall / size.height, nose: { x: now, y: centre } };
  }
  const aside = ASIDE * scale;
  const pxPerMetre = Math.min(
    (UPRIGHT.above * now) / size.height,
    (UPRIGHT.beside * half - aside) / size.length,
    (TALL.picture * width) / size.height,
  );
  return { pxPerMetre, nose: { x: centre - aside, y: now } };
}

export function ternBox({ pxPerMetre, nose }: TernPlace): Rect {
  const [width, height] = [TERN_SIZE.length * pxPerMetre, TERN_SIZE.height * pxPerMetre];
  return { x: nose.x - width, y: nose.y - height, width, height };
}
