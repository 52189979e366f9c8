import { Graphics } from 'pixi.js';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { type DotInk, GHOST } from './inks';
import { DOT_NUMBERS, type Dots } from './stage-ghosts-dots';
import type { TimeMap } from './stage-layout';

/** The same dots for Pixi's canvas renderer, as squares, which it draws much faster. */
export function createDotsGraphics(ink: DotInk = GHOST): Dots {
  const view = new Graphics({ label: 'ghosts' });
  let placed: { map: TimeMap; palette: Palette; scale: number } | undefined;
  let dots: Float32Array = new Float32Array(0);
  let built = Number.NaN;

  return {
    view,
    layout(map, { scale }, palette) {
      placed = { map, palette, scale };
      built = Number.NaN;
    },
    load(next) {
      dots = next;
      built = Number.NaN;
    },
    draw({ x, y, now }) {
      view.position.set(x, y);
      const key = Math.min(now, 2 * SLICE_MS);
      if (!placed || key === built) return;
      built = key;
      const { map, palette, scale } = placed;
      view.clear();
      const side = 2 * ink.radius * scale;
      for (const light of new Set(
        Array.from({ length: dots.length / DOT_NUMBERS }, (_, i) => dots[i * DOT_NUMBERS + 2] as number),
      )) {
        let drawn = false;
        for (let at = 0; at < dots.length; at += DOT_NUMBERS) {
          const [t = 0, height = 0, own = 0] = dots.subarray(at, at + DOT_NUMBERS);
          if (t > now || own !== light) continue;
          const [along, across] = [t * map.pxPerMs, height * map.half];
          const [left, top] = map.upright ? [across, -along] : [along, across];
          view.rect(left - side / 2, top - side / 2, side, side);
          drawn = true;
        }
        if (drawn) view.fill({ color: palette[ink.colour], alpha: light });
      }
    },
  };
}
