import { Container, Graphics } from 'pixi.js';
import type { LabelPlace } from '../../../plot/grammar/label';
import type { Rect } from '../../../plot/grammar/rect';
import { snapTo } from '../../../plot/grammar/snap';
import { LINE_HEIGHT } from '../../../plot/grammar/type';
import type { Viewport } from '../../../plot/grammar/viewport';
import { createLabels } from '../../../plot/render/primitives/labels';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { WorldName } from '../../../sim/math/seed-of';
import type { Incident } from '../../../sim/world/incidents/incidents';
import type { Palette } from '../../../theme/palette';
import type { ColourName } from '../../../theme/tokens';
import { GHOST } from '../inks';
import type { VetoFlash } from './flash';
import type { BundleArea } from './map';
import { ADVANCE, LINES, VEIL, vetoPlaces } from './veto-place';
import { vetoLines } from './veto-words';

/**
 * Distance over which the words come to their place from ahead of now, as a multiple of their size: further, and they
 * cross the lines.
 */
const FALL = 1.2;
/** Opacity of each of its layers. */
const LAYER = 1 - VEIL.left ** (1 / VEIL.steps);

/** Boxes around texts at their places, edge to edge on whole buffer pixels. */
function boxesOf(places: readonly LabelPlace[], texts: readonly string[], snap: (px: number) => number): Rect[] {
  return places.flatMap(({ x, y, size }, i) => {
    const { length } = texts[i] ?? '';
    const top = snap(y);
    return length === 0
      ? []
      : [{ x, y: top, width: length * ADVANCE * size, height: snap(y + size * LINE_HEIGHT) - top }];
  });
}

/** Draws a veil behind boxes, each as long as its own. It does not begin before `start`, now or the picture's edge. */
function drawVeil(veil: Graphics, boxes: readonly Rect[], start: number, scale: number, color: number): void {
  for (let step = VEIL.steps; step > 0; step--) {
    const [around, right] = [VEIL.around, VEIL.right].map((px) => (px * scale * step) / VEIL.steps) as [number, number];
    boxes.forEach(({ x, y, width, height }, i) => {
      const from = Math.max(x - around, start);
      const top = i === 0 ? y - around : y;
      const bottom = y + height + (i === boxes.length - 1 ? around : 0);
      veil.rect(from, top, x + width + right - from, bottom - top).fill({ color, alpha: LAYER });
    });
  }
}

/** Ink of what an incident's veto prevents; in a fork without the veto it takes its course, and is not prevented. */
function inkOf(incident: Incident | undefined, isCompared: boolean): ColourName {
  if (incident?.missedVeto !== undefined) return 'fault';
  return isCompared ? 'text' : GHOST.colour;
}

/** Place whose ink for prevented futures is another one. */
const withInk = (place: LabelPlace, ink: ColourName): LabelPlace =>
  place.ink === GHOST.colour ? { ...place, ink } : place;

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
    /**
     * Draws the words, as far from their place, and as faint, as those of a highlighted veto are. `isCompared`: another
     * state has the ink of prevented futures.
     */
    draw(
      world: WorldName,
      incident: Incident | undefined,
      { fall, opacity }: Pick<VetoFlash, 'fall' | 'opacity'> = { fall: 0, opacity: 1 },
      isCompared = false,
    ): void {
      if (!arrangement) return;
      labels.fadeAll(opacity);
      veil.alpha = opacity;
      const { places, start, viewport, palette } = arrangement;
      labels.moveAll(snapTo(viewport.resolution)(fall * FALL * (places[0]?.size ?? 0)), 0);
      const lines = incident ? vetoLines(world, incident) : [];
      const inRow = LINES / places.length;
      const texts = places.map((_, i) => lines.slice(i * inRow, (i + 1) * inRow).join(' '));
      const ink = inkOf(incident, isCompared);
      const all = [ink, ...texts].join('\n');
      if (all === covered) return;
      covered = all;
      labels.layout(
        places.map((place) => withInk(place, ink)),
        viewport,
        palette,
      );
      texts.forEach((text, i) => {
        labels.set(i, text);
      });
      veil.clear();
      const boxes = boxesOf(places, texts, snapTo(viewport.resolution));
      drawVeil(veil, boxes, start, viewport.scale, palette.panel);
    },
  };
}
