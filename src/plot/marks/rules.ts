import { Graphics } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../scene';
import { snapTo } from '../snap';

/** A straight line along an axis: a gridline, a threshold, a crosshair. CSS px. */
export interface Rule {
  readonly x: number;
  readonly y: number;
  /** Of width and height, one is the rule's length and the other its thickness. */
  readonly width: number;
  readonly height: number;
  readonly ink: ColourName;
}

/** Straight lines on whole buffer pixels that change seldom, drawn the same way on every surface. */
export interface Rules {
  readonly view: Graphics;
  /** Replaces the rules drawn before; free if they are the same. */
  show(rules: readonly Rule[], viewport: Viewport, palette: Palette): void;
}

export function createRules(): Rules {
  const view = new Graphics({ label: 'rules' });
  let drawnKey: string | undefined;
  return {
    view,
    show(rules, { resolution }, palette) {
      const key = JSON.stringify([rules, rules.map(({ ink }) => palette[ink]), resolution]);
      if (key === drawnKey) return;
      drawnKey = key;
      const snap = snapTo(resolution);
      const thick = (px: number) => Math.max(snap(px), 1 / resolution);
      view.clear();
      for (const { x, y, width, height, ink } of rules) {
        view.rect(snap(x), snap(y), thick(width), thick(height)).fill(palette[ink]);
      }
    },
  };
}
