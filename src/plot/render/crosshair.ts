import { Container, Graphics } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { CrosshairReading } from '../grammar/mark';
import { placeBeside } from '../grammar/placement';
import type { Rect } from '../grammar/rect';
import { snapTo } from '../grammar/snap';
import { LINE_HEIGHT, monoWidth } from '../grammar/type';
import type { DrawingArea, Viewport } from '../grammar/viewport';
import type { SurfaceKind } from '../surface/scene';
import { createLabels } from './primitives/labels';
import { createRings } from './rings';

/** Thickness of the rule and of the text's frame, in CSS px at scale 1. */
const RULE = 1;
/** Distance between rule and frame, in CSS px at scale 1. */
const GAP = 8;
/** Padding of the frame, in CSS px at scale 1. */
const PADDING = 6;

/** A vertical rule through plots with rings on it and lines of text beside it. */
export interface Crosshair {
  readonly container: Container;
  /**
   * Sets the plots that the rule crosses and that contain the text, in CSS px, the `size` of the text, and its largest
   * number of lines.
   */
  layout(bounds: Rect, size: number, most: number, viewport: Viewport, palette: Palette): void;
  /** Shows a reading at `x` in CSS px, clamped to the plots; undefined hides it. Unchanged words cost nothing. */
  show(reading: CrosshairReading | undefined, x: number): void;
}

const thickness = ({ scale, resolution }: Viewport) => Math.max(snapTo(resolution)(RULE * scale), 1 / resolution);

export function createCrosshair(kind: SurfaceKind): Crosshair {
  const container = new Container();
  const rule = new Graphics();
  const frame = new Graphics();
  const rings = createRings(kind);
  const labels = createLabels(kind);
  container.addChild(rule, rings.container, frame, labels.container);
  container.visible = false;
  let arrangement: (DrawingArea & { bounds: Rect; size: number; most: number }) | undefined;
  let text: string | undefined;
  let width = 0;

  /** Writes the lines and draws a frame around them. */
  function print(lines: readonly string[], { size, most, viewport, palette }: NonNullable<typeof arrangement>): void {
    const next = lines.join('\n');
    if (next === text) return;
    text = next;
    for (let line = 0; line < most; line++) labels.set(line, lines[line] ?? '');
    const snap = snapTo(viewport.resolution);
    const longest = Math.max(...lines.map((line) => line.length));
    const padding = 2 * PADDING * viewport.scale;
    const height = snap(lines.length * size * LINE_HEIGHT + padding);
    width = snap(monoWidth(longest, size) + padding);
    const line = thickness(viewport);
    frame
      .clear()
      .rect(0, 0, width, height)
      .fill(palette.control)
      .rect(line, line, width - 2 * line, height - 2 * line)
      .fill(palette.panel);
  }

  return {
    container,
    layout(bounds, size, most, viewport, palette) {
      arrangement = { bounds, size, most, viewport, palette };
      text = undefined;
      const snap = snapTo(viewport.resolution);
      rule.clear().rect(0, snap(bounds.y), thickness(viewport), snap(bounds.height)).fill(palette.focus);
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
    show(reading, at) {
      container.visible = reading !== undefined;
      if (!reading || !arrangement) return;
      print(reading.lines, arrangement);
      const { bounds, viewport, palette } = arrangement;
      const snap = snapTo(viewport.resolution);
      const x = snap(Math.min(Math.max(at, bounds.x), bounds.x + bounds.width));
      rule.x = x;
      rings.show(x + thickness(viewport) / 2, reading.rings, viewport.scale, viewport, palette);
      const left = snap(placeBeside(x, width, GAP * viewport.scale, bounds));
      const top = snap(bounds.y + GAP * viewport.scale);
      frame.position.set(left, top);
      labels.moveAll(left, top);
    },
  };
}
