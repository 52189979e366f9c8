import type { Container } from 'pixi.js';
import type { SurfaceKind } from '../plot/surface/scene';
import type { MachinePart } from './shapes';
import type { Field, Silhouette } from './silhouette';
import { createSilhouetteGraphics } from './silhouette-graphics';
import { createSilhouetteMesh, geometryOf } from './silhouette-mesh';

/** Machine with its earlier positions behind it, the newest first. */
export interface Silhouettes {
  /** Views from back to front. */
  readonly containers: readonly Container[];
  readonly machine: Silhouette;
  readonly earlier: readonly Silhouette[];
  layout(field: Field): void;
}

/** Creates a machine and so many earlier positions for the kind of surface. */
export function createSilhouettes(kind: SurfaceKind, parts: readonly MachinePart[], positions: number): Silhouettes {
  const geometry = kind === 'webgl' ? geometryOf(parts) : undefined;
  const create = (): Silhouette => (geometry ? createSilhouetteMesh(geometry) : createSilhouetteGraphics(parts));
  const machine = create();
  const earlier = Array.from({ length: positions }, create);
  const all = [machine, ...earlier];
  return {
    containers: all.map(({ container }) => container).reverse(),
    machine,
    earlier,
    layout(field) {
      for (const silhouette of all) silhouette.layout(field);
    },
  };
}
