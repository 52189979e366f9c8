import { Graphics } from 'pixi.js';
import { isEqual } from '../../../sim/math/equality';
import type { Palette } from '../../../theme/palette';
import type { Rule } from '../../grammar/rule';
import { snapTo } from '../../grammar/snap';
import type { Viewport } from '../../grammar/viewport';

/** Straight lines on whole buffer pixels that seldom change, drawn the same way on every surface. */
export interface Rules {
  readonly container: Graphics;
  /** Replaces the rules; free if they are the same. */
  show(rules: readonly Rule[], viewport: Viewport, palette: Palette): void;
}

export function createRules(): Rules {
  const container = new Graphics({ label: 'rules' });
  let drawn: unknown;
  return {
    container,
    show(rules, { resolution }, palette) {
      const next = [rules, rules.map(({ ink }) => palette[ink]), resolution];
      if (isEqual(next, drawn)) return;
      drawn = next;
      const snap = snapTo(resolution);
      const thick = (px: number) => Math.max(snap(px), 1 / resolution);
      container.clear();
      for (const { x, y, width, height, ink } of rules) {
        container.rect(snap(x), snap(y), thick(width), thick(height)).fill(palette[ink]);
      }
    },
  };
}
