import { Graphics } from 'pixi.js';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { GHOST } from './inks';
import { DOT_NUMBERS, type Dots } from './stage-ghosts-dots';
import type { TimeMap } from './stage-layout';

/** The same dots for Pixi's canvas renderer, as squares, which it draws much faster. */
export function createDotsGraphics(): Dots {
  const view = new Graphics({ label: 'ghosts' });
  let placed: { map: TimeMap; palette: Palette; scale: number } | undefined;
  let dots: Float32Array = new Float32Array(0);
  let built = '';

  return {
    view,
    layout(map, { scale }, palette) {
      placed = { map, palette, scale };
      built = '';
    },
    load(next) {
      dots = next;
      built = '';
    },
    draw({ x, y, now, selected }) {
      view.position.set(x, y);
      const key = `${now >= 2 * SLICE_MS ? 2 * SLICE_MS : now} ${selected}`;
      if (!placed || key === built) return;
      built = key;
      const { map, palette, scale } = placed;
      view.clear();
      const side = 2 * GHOST.radius * scale;
      for (const light of [GHOST.light, 1]) {
        let drawn = false;
        for (let at = 0; at < dots.length; at += DOT_NUMBERS) {
          const [t = 0, height = 0, own = 0, vetoed = 0] = dots.subarray(at, at + DOT_NUMBERS);
          const shown = selected !== null && Math.abs(vetoed - selected) < 0.5 ? 1 : own;
          if (t > now || Math.abs(shown - light) > 0.01) continue;
          const [along, across] = [t * map.pxPerMs, height * map.half];
          const [left, top] = map.upright ? [across, -along] : [along, across];
          view.rect(left - side / 2, top - side / 2, side, side);
          drawn = true;
        }
        if (drawn) view.fill({ color: palette[GHOST.colour], alpha: light });
      }
    },
  };
}
