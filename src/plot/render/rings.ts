import { Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../grammar/viewport';
import type { SurfaceKind } from '../surface/scene';
import { NOWHERE } from './primitives/point';
import { createPoints } from './primitives/points';

/** Two discs make a ring, the smaller one in front: half their sizes in CSS px at scale 1, and their colours. */
const DISCS: readonly { readonly half: number; readonly colour: ColourName }[] = [
  { half: 6, colour: 'focus' },
  { half: 3.5, colour: 'panel' },
];
const MOST = 3;

/** At most three rings, one below the other. */
export interface Rings {
  readonly container: Container;
  /** Draws a ring at `x` at each of `heights`, in CSS px. `scale` is that of the rings' size. */
  show(x: number, heights: readonly number[], scale: number, viewport: Viewport, palette: Palette): void;
}

export function createRings(kind: SurfaceKind): Rings {
  const discs = DISCS.map(({ half, colour }) => {
    return { half, points: createPoints(kind, MOST, [{ colour, shape: 'disc' }]) };
  });
  return {
    container: new Container({ children: discs.map(({ points }) => points.container) }),
    show(x, heights, scale, viewport, palette) {
      const { width, height } = viewport;
      const area = { x: 0, y: 0, width, height };
      const places = {
        x: Float32Array.from({ length: MOST }, (_, i) => (heights[i] === undefined ? NOWHERE : x / width)),
        y: Float32Array.from({ length: MOST }, (_, i) => (heights[i] ?? 0) / height),
        ink: new Uint8Array(MOST),
      };
      for (const { half, points } of discs) {
        points.layout(area, half * scale, viewport, palette);
        points.update(places);
        points.slide(0);
      }
    },
  };
}
