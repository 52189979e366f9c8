import { type Grid, SHIFT_ROOM } from './size';

/** The picture of a whole wall and the part that one of its screens shows, in CSS px. */
interface WallPicture {
  readonly width: number;
  readonly height: number;
  /** Left edge of this screen's part in the picture. */
  readonly left: number;
  /** Top edge of this screen's part in the picture. */
  readonly top: number;
}

/**
 * Returns the picture of a wall and the part of it on screen number `tile` (from 1), with `bezel` CSS px of it lost
 * between two screens. `width` and `height` are those of the visible part with its shifts: the screen with `SHIFT_ROOM`
 * around it, which the whole picture has too.
 */
export function wallPicture(
  { columns, rows }: Grid,
  { tile, bezel }: { readonly tile: number; readonly bezel: number },
  width: number,
  height: number,
): WallPicture {
  const column = (tile - 1) % columns;
  const row = Math.floor((tile - 1) / columns);
  const across = width - 2 * SHIFT_ROOM + bezel;
  const down = height - 2 * SHIFT_ROOM + bezel;
  return {
    width: (columns - 1) * across + width,
    height: (rows - 1) * down + height,
    left: column * across,
    top: row * down,
  };
}
