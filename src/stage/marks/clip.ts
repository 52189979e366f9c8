import type { Viewport } from '../scene';

/**
 * What takes CSS px to WebGL's clip space, for a shader's `uClip`: factors of x and y, whose origins are the left and the top edge, then
 * the buffer's width and height in pixels. A mark keeps it among its own uniforms: Pixi's are sent anew with every mark of every frame. So
 * marks do not follow a container that is moved; they move by a uniform.
 */
export function clipOf({ width, height, resolution }: Viewport): [number, number, number, number] {
  const [columns, rows] = [Math.round(width * resolution), Math.round(height * resolution)];
  return [(2 * resolution) / columns, (-2 * resolution) / rows, columns, rows];
}
