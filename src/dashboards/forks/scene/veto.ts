import { Container, Graphics } from 'pixi.js';
import type { LabelPlace } from '../../../plot/grammar/label';
import type { Rect } from '../../../plot/grammar/rect';
import { snapTo } from '../../../plot/grammar/snap';
import { LINE_HEIGHT } from '../../../plot/grammar/type';
import type { Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/primitives/labels';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { WorldName } from '../../../sim/math/seed-of';
import { vetoLines } from '../../../sim/world/incident-words/veto-words';
import type { Incident } from '../../../sim/world/incidents/incidents';
import type { Palette } from '../../../theme/palette';
import { GHOST } from '../inks';
import type { VetoFlash } from './flash';
import type { BundleArea } from './map';
import { ADVANCE, LINES, VEIL, vetoPlaces } from './veto-place';

/**
 * Distance over which the words come to their place from ahead of now, as a multiple of their size: further, and they
 * cross the lines.
 */
const FALL = 1.2;
/** Opacity of each of its layers. */
const LAYER = 1 - VEIL.left ** (1 / VEIL.steps);

/** Box around texts at their places, if there are any. */
function boxOf(places: readonly LabelPlace[], texts: readonly string[]): Rect | undefined {
  const rows = places.filter((_, i) => texts[i]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const width = Math.max(...texts.map((text) => text.length)) * ADVANCE * first.size;
  return { x: first.x, y: first.y, width, height: last.y + last.size * LINE_HEIGHT - first.y };
}

/** Draws a veil behind a box. It does not begin before `start`, the line of now or the picture's edge. */
function drawVeil(veil: Graphics, { x, y, width, height }: Rect, start: number, scale: number, color: number): void {
  for (let step = VEIL.steps; step > 0; step--) {
    const [around, right] = [VEIL.around, VEIL.right].map((px) => (px * scale * step) / VEIL.steps) as [number, number];
    const from = Math.max(x - around, start);
    veil.rect(from, y - around, x + width + right - from, height + 2 * around).fill({ color, alpha: LAYER });
  }
}

/** In a fork without the veto the incident takes its course: it is not prevented. */
const inFork = (place: LabelPlace): LabelPlace => ({ ...place, ink: place.ink === GHOST.colour ? 'fault' : place.ink });

/** Words for a highlighted veto, or for an incident that goes on without its veto. */
export function createVetoWords(kind: SurfaceKind) {
  const veil = new Graphics({ label: 'veil' });
  const labels = createLabels(kind);
  const container = new Container();
  container.addChild(veil, labels.container);
  let arrangement: { places: readonly LabelPlace[]; start: number; viewport: Viewport; palette: Palette } | undefined;
  let covered: string | undefined;
  return {
    container,
    layout(layout: BundleArea, viewport: Viewport, palette: Palette): void {
      const places = vetoPlaces(layout, viewport);
      const { upright, now } = layout.map;
      // Words behind now leave its line whole.
      const start = !upright && (places[0]?.x ?? 0) > now ? now + layout.gap / 4 : 0;
      arrangement = { places, start, viewport, palette };
      covered = undefined;
    },
    /** Draws the words, as far from their place, and as faint, as those of a highlighted veto are. */
    draw(
      world: WorldName,
      incident: Incident | undefined,
      { fall, opacity }: Pick<VetoFlash, 'fall' | 'opacity'> = { fall: 0, opacity: 1 },
    ): void {
      if (!arrangement) return;
      labels.fadeAll(opacity);
      veil.alpha = opacity;
      const { places, start, viewport, palette } = arrangement;
      labels.moveAll(snapTo(viewport.resolution)(fall * FALL * (places[0]?.size ?? 0)), 0);
      const lines = incident ? vetoLines(world, incident) : [];
      const inRow = LINES / places.length;
      const texts = places.map((_, i) => lines.slice(i * inRow, (i + 1) * inRow).join(' '));
      const all = texts.join('\n');
      if (all === covered) return;
      covered = all;
      labels.layout(incident?.missedVeto === undefined ? places : places.map(inFork), viewport, palette);
      texts.forEach((text, i) => {
        labels.set(i, text);
      });
      veil.clear();
      const box = boxOf(places, texts);
      if (box) drawVeil(veil, box, start, viewport.scale, palette.panel);
    },
  };
}
