import { Container, Graphics } from 'pixi.js';
import type { Palette } from '../theme/palette';
import { beside } from './axis';
import { createLabels } from './marks/labels';
import type { Rect } from './rect';
import type { SurfaceKind, Viewport } from './scene';
import { snapTo } from './snap';
import { LINE_HEIGHT, monoWidth } from './type';

/**
 * Thickness of the rule and of the text's frame, distance between the two, and the frame's padding; CSS px at scale 1.
 */
const RULE = 1;
const GAP = 8;
const PADDING = 6;

/** A vertical rule through plots with lines of text beside it. Moving it costs nothing. */
export interface Crosshair {
  readonly view: Container;
  /** Sets the plots that the rule crosses and within which the text stays, in CSS px, the `size` of the text, and how many lines it has at most. */
  layout(bounds: Rect, size: number, most: number, viewport: Viewport, palette: Palette): void;
  /** Sets the lines to print, or hides the crosshair; free if they are the same. */
  setLines(lines: readonly string[] | undefined): void;
  /** Moves the rule to `x` in CSS px, clamped to the plots. */
  move(x: number): void;
}

export function createCrosshair(kind: SurfaceKind): Crosshair {
  const view = new Container();
  const rule = new Graphics();
  const frame = new Graphics();
  const labels = createLabels(kind);
  view.addChild(rule, frame, labels.view);
  view.visible = false;
  let placed: { bounds: Rect; size: number; most: number; viewport: Viewport; palette: Palette } | undefined;
  let printed: string | undefined;
  let at = 0;
  let width = 0;

  function place(): void {
    if (!placed) return;
    const { bounds, viewport } = placed;
    const snap = snapTo(viewport.resolution);
    const x = snap(Math.min(Math.max(at, bounds.x), bounds.x + bounds.width));
    rule.x = x;
    const left = snap(beside(x, width, GAP * viewport.scale, bounds));
    const top = snap(bounds.y + GAP * viewport.scale);
    frame.position.set(left, top);
    labels.moveAll(left, top);
  }

  return {
    view,
    layout(bounds, size, most, viewport, palette) {
      placed = { bounds, size, most, viewport, palette };
      printed = undefined;
      const snap = snapTo(viewport.resolution);
      const thick = Math.max(snap(RULE * viewport.scale), 1 / viewport.resolution);
      rule.clear().rect(0, snap(bounds.y), thick, snap(bounds.height)).fill(palette.focus);
      const x = PADDING * viewport.scale;
      const places = Array.from({ length: most }, (_, line) => ({
        x,
        y: x + line * size * LINE_HEIGHT,
        size,
        font: 'mono' as const,
        weight: line === 0 ? ('500' as const) : ('400' as const),
        ink: 'text' as const,
      }));
      labels.layout(places, viewport, palette);
    },
    setLines(lines) {
      view.visible = lines !== undefined;
      if (!lines || !placed) return;
      const text = lines.join('\n');
      if (text === printed) return;
      printed = text;
      const { size, most, viewport, palette } = placed;
      for (let line = 0; line < most; line++) labels.set(line, lines[line] ?? '');
      const snap = snapTo(viewport.resolution);
      const longest = Math.max(...lines.map((line) => line.length));
      const padding = 2 * PADDING * viewport.scale;
      const height = snap(lines.length * size * LINE_HEIGHT + padding);
      width = snap(monoWidth(longest, size) + padding);
      const line = Math.max(snap(RULE * viewport.scale), 1 / viewport.resolution);
      frame
        .clear()
        .rect(0, 0, width, height)
        .fill(palette.control)
        .rect(line, line, width - 2 * line, height - 2 * line)
        .fill(palette.panel);
      place();
    },
    move(x) {
      at = x;
      place();
    },
  };
}
