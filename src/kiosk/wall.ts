import type { Wall } from './parts';

/** The picture of a whole wall as one of its screens sees it, CSS px. */
export interface WallPicture {
  readonly width: number;
  readonly height: number;
  /** Of this screen's left top corner in the picture. */
  readonly left: number;
  readonly top: number;
}

/**
 * The picture that screen number `tile`, from 1, of a wall shows a part of, where each screen has `width` by `height` CSS px and `bezel` px of
 * the picture are lost between two. Undefined where the screens show a picture each.
 */
export function wallPicture(
  wall: Wall | undefined,
  { tile, bezel }: { readonly tile: number; readonly bezel: number },
  width: number,
  height: number,
): WallPicture | undefined {
  if (wall === undefined || wall === 'each') return undefined;
  const { columns, rows } = wall;
  const column = (tile - 1) % columns;
  const row = Math.floor((tile - 1) / columns);
  return {
    width: columns * width + (columns - 1) * bezel,
    height: rows * height + (rows - 1) * bezel,
    left: column * (width + bezel),
    top: row * (height + bezel),
  };
}
