import { type Grid, SHIFT_ROOM } from './size';

/** The picture of a whole wall as one of its screens sees it, CSS px. */
interface WallPicture {
  readonly width: number;
  readonly height: number;
  /** Of this screen's left top corner in the picture. */
  readonly left: number;
  readonly top: number;
}

/**
 * The picture that screen number `tile`, from 1, of a wall shows a part of, with `bezel` CSS px of it lost between two
 * screens. `width` and `height` are what a screen can show of it as it is shifted: the screen with `SHIFT_ROOM` around
 * it, which the whole picture has too.
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
