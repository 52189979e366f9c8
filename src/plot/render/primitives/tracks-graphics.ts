import { Graphics } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import { CORNERS, DISC_RADIUS, HOLLOW_LINE, insetCorners, type Shape, TRAIL } from '../../../theme/shape';
import type { ColourName } from '../../../theme/tokens';
import { markerX, type Track } from '../../grammar/track';
import type { Viewport } from '../../grammar/viewport';
import { grownAt, haloOf, type Tracks, trailLength } from './track';

/** Markers for Pixi's canvas renderer, which draws custom meshes blank. */
export function createTracksGraphics(most: number, inks: Readonly<Record<string, ColourName>>, trail: number): Tracks {
  const container = new Graphics({ label: 'tracks' });
  let tracks: readonly Track[] = [];
  let geometry: { size: number; viewport: Viewport; palette: Palette } | undefined;

  /** Adds a shape of half size `half` with its edge moved inwards by `by`, unless nothing is left of it. */
  function outline(shape: Shape, x: number, y: number, half: number, by: number): void {
    if (shape === 'disc') {
      container.circle(x, y, Math.max(DISC_RADIUS * half - by, 0));
      return;
    }
    const corners = insetCorners(CORNERS[shape], by / half);
    container.poly(corners.flatMap(([cx, cy]) => [x + cx * half, y + cy * half]));
  }

  return {
    container,
    layout(size, viewport, palette) {
      geometry = { size, viewport, palette };
    },
    update(next) {
      tracks = next.slice(0, most);
    },
    draw(t, reducedMotion) {
      if (!geometry) return;
      const { size, viewport, palette } = geometry;
      container.clear();
      for (const track of tracks) {
        const grown = grownAt(track, t, reducedMotion);
        if (grown === 0) continue;
        const half = (size * grown) / 2;
        const x = markerX(track, t);
        const { shape, y } = track;
        const tail = half * TRAIL.height;
        container.poly([x, y - tail, x, y + tail, x - trailLength(track, t, trail), y]);
        container.fill(palette[inks[track.ink] as ColourName]);
        outline(shape, x, y, half, -haloOf(half, viewport.scale));
        container.fill(palette.panel);
        outline(shape, x, y, half, 0);
        container.fill(palette[inks[track.ink] as ColourName]);
        if (!track.isHollow) continue;
        outline(shape, x, y, half, HOLLOW_LINE * half);
        container.fill(palette.panel);
      }
    },
  };
}
