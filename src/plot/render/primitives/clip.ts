import type { Viewport } from '../../grammar/viewport';

/**
 * Value of a shader's `uClip`: factors from CSS px to clip space for x and y, measured from the left and top edges,
 * then the buffer's width and height in pixels. A mark has this uniform instead of Pixi's transform, which is sent for
 * every mark in every frame. A mark therefore does not follow a container; its own uniform moves it.
 */
export function clipOf({ width, height, resolution }: Viewport): [number, number, number, number] {
  const [columns, rows] = [Math.round(width * resolution), Math.round(height * resolution)];
  return [(2 * resolution) / columns, (-2 * resolution) / rows, columns, rows];
}

/** The same for a shader that places vertices in buffer pixels. */
export function pixelClipOf(viewport: Viewport): [number, number, number, number] {
  const [across, down, columns, rows] = clipOf(viewport);
  return [across / viewport.resolution, down / viewport.resolution, columns, rows];
}
