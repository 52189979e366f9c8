// Not among what the package exports: it forgets a root only where its own component has made it.
import { roots } from '../../node_modules/@pixi/react/lib/core/roots.mjs';

/**
 * Releases the root that @pixi/react keeps for a canvas no longer in use, and with it the application and its scene: 90 to 140 kB for each
 * graphics device that is lost.
 */
export function releaseRoot(canvas: HTMLCanvasElement): void {
  roots.delete(canvas);
}
