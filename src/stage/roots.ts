// Not among what the package exports: it forgets a root only where its own component has made it.
import { roots } from '../../node_modules/@pixi/react/lib/core/roots.mjs';

/** Lets go of what @pixi/react remembers of a canvas that is no longer in use: its root, and with it the application and its scene. */
export function releaseRoot(canvas: HTMLCanvasElement): void {
  roots.delete(canvas);
}
