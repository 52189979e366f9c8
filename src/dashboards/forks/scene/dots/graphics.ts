import { Graphics } from 'pixi.js';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { Palette } from '../../../../theme/palette';
import type { DotInk } from '../../inks';
import { offsetOf, type TimeMap } from '../map';
import type { SlicePlacement } from '../visible-world';
import { DOT_NUMBERS, type Dots } from './dots';

/** Starts of the dots that have come, each as an index of its first number, grouped by light. */
function dotsByLight(dots: Float32Array, { now, flash }: SlicePlacement): Map<number, number[]> {
  const lights = new Map<number, number[]>();
  for (let at = 0; at < dots.length; at += DOT_NUMBERS) {
    const [t = 0, , base = 0, vetoed = 0] = dots.subarray(at, at + DOT_NUMBERS);
    if (t > now) continue;
    const answers = flash !== undefined && Math.abs(vetoed - flash.at) < 0.5;
    const light = answers ? base + (1 - base) * flash.light : base * (1 - (flash?.light ?? 0) / 2);
    const known = lights.get(light);
    if (known) known.push(at);
    else lights.set(light, [at]);
  }
  return lights;
}

/** Dots for Pixi's canvas renderer, as squares, which it draws much faster. */
export function createDotsGraphics(ink: DotInk): Dots {
  const container = new Graphics({ label: 'ghosts' });
  let arrangement: { map: TimeMap; palette: Palette; side: number } | undefined;
  let dots: Float32Array = new Float32Array(0);
  let built = '';

  return {
    container,
    layout(map, { scale }, palette) {
      arrangement = { map, palette, side: 2 * ink.radius * scale };
      built = '';
    },
    load(next) {
      dots = next;
      built = '';
    },
    draw(moment) {
      const { x, y, now, flash } = moment;
      container.position.set(x, y);
      const key = [Math.min(now, 2 * SLICE_MS), flash?.at, flash?.light].join();
      if (!arrangement || key === built) return;
      built = key;
      const { map, palette, side } = arrangement;
      container.clear();
      for (const [light, places] of dotsByLight(dots, moment)) {
        for (const at of places) {
          const place = offsetOf(map, dots[at] ?? 0, dots[at + 1] ?? 0);
          container.rect(place.x - side / 2, place.y - side / 2, side, side);
        }
        container.fill({ color: palette[ink.colour], alpha: light });
      }
    },
  };
}
