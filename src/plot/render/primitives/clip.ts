import type { Viewport } from '../../grammar/viewport';

/**
 * Value of a shader's `uClip`: factors from CSS px to clip space for x and y, measured from the left and top edges,
 * then the buffer's width and height in pixels. It replaces Pixi's transform, which would be sent for every mark in
 * every frame. A mark therefore ignores the transform of its container; a uniform moves it.
 */
export function clipOf({ width, height, resolution }: Viewport): [number, number, number, number] {
  const [columns, rows] = [Math.round(width * resolution), Math.round(height * resolution)];
  return [(2 * resolution) / columns, (-2 * resolution) / rows, columns, rows];
}

/** Value of `uClip` for a shader that places vertices in buffer pixels. */
export function pixelClipOf(viewport: Viewport): [number, number, number, number] {
  const [across, down, columns, rows] = clipOf(viewport);
  return [across / viewport.resolution, down / viewport.resolution, columns, rows];
}
