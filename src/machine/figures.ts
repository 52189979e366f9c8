import type { Container } from 'pixi.js';
import type { SurfaceKind } from '../plot/surface/scene';
import type { Field, MachineFigure } from './figure';
import { createFigureGraphics } from './figure-graphics';
import { createFigureMesh, geometryOf } from './figure-mesh';
import type { MachinePart } from './shapes';

/** Machine with its earlier positions behind it, the newest first. */
export interface Figures {
  /** Views from back to front. */
  readonly views: readonly Container[];
  readonly machine: MachineFigure;
  readonly earlier: readonly MachineFigure[];
  layout(field: Field): void;
}

/** Creates a machine and so many earlier positions for the kind of surface. */
export function createFigures(kind: SurfaceKind, parts: readonly MachinePart[], positions: number): Figures {
  const geometry = kind === 'webgl' ? geometryOf(parts) : undefined;
  const create = (): MachineFigure => (geometry ? createFigureMesh(geometry) : createFigureGraphics(parts));
  const machine = create();
  const earlier = Array.from({ length: positions }, create);
  const all = [machine, ...earlier];
  return {
    views: all.map(({ view }) => view).reverse(),
    machine,
    earlier,
    layout(field) {
      for (const figure of all) figure.layout(field);
    },
  };
}
