import { Graphics } from 'pixi.js';
import { SLICE_MS } from '../../sim/world/scenario';
import type { Palette } from '../../theme/palette';
import { type DotInk, GHOST } from './inks';
import { DOT_NUMBERS, type Dots } from './stage-ghosts-dots';
import type { TimeMap } from './stage-layout';

/** The same dots for Pixi's canvas renderer, as squares, which it draws much faster. */
export function createDotsGraphics(ink: DotInk = GHOST): Dots {
  const view = new Graphics({ label: 'ghosts' });
  let geometry: { map: TimeMap; palette: Palette; scale: number } | undefined;
  let dots: Float32Array = new Float32Array(0);
  let built = '';

  return {
    view,
    layout(map, { scale }, palette) {
      geometry = { map, palette, scale };
      built = '';
    },
    load(next) {
      dots = next;
      built = '';
    },
    draw({ x, y, now, flash }) {
      view.position.set(x, y);
      const key = [Math.min(now, 2 * SLICE_MS), flash?.at, flash?.light].join();
      if (!geometry || key === built) return;
      built = key;
      const { map, palette, scale } = geometry;
      view.clear();
      const side = 2 * ink.radius * scale;
      const lights = new Map<number, number[]>();
      for (let at = 0; at < dots.length; at += DOT_NUMBERS) {
        const [t = 0, , own = 0, vetoed = 0] = dots.subarray(at, at + DOT_NUMBERS);
        if (t > now) continue;
        const answers = flash !== undefined && Math.abs(vetoed - flash.at) < 0.5;
        const light = answers ? own + (1 - own) * flash.light : own * (1 - (flash?.light ?? 0) / 2);
        const known = lights.get(light);
        if (known) known.push(at);
        else lights.set(light, [at]);
      }
      for (const [light, places] of lights) {
        for (const at of places) {
          const [t = 0, height = 0] = dots.subarray(at, at + 2);
          const [along, across] = [t * map.pxPerMs, height * map.half];
          const [left, top] = map.upright ? [across, -along] : [along, across];
          view.rect(left - side / 2, top - side / 2, side, side);
        }
        view.fill({ color: palette[ink.colour], alpha: light });
      }
    },
  };
}
