import { Container } from 'pixi.js';
import { FULL_LEVEL } from '../../../plot/grammar/cell';
import type { LabelPlace } from '../../../plot/grammar/label';
import type { Rect } from '../../../plot/grammar/rect';
import { LINE_HEIGHT } from '../../../plot/grammar/type';
import type { Port, Viewport } from '../../../plot/grammar/viewport';
import { createCells } from '../../../plot/render/marks/cells';
import { createLabels } from '../../../plot/render/marks/labels';
import type { SurfaceKind } from '../../../plot/surface/scene';
import type { WorldName } from '../../../sim/math/seed-of';
import type { Incident } from '../../../sim/world/incidents';
import { vetoLines } from '../../../sim/world/veto-words';
import type { Ink } from '../../../theme/ink';
import type { Palette } from '../../../theme/palette';
import type { BundleRoom } from './map';
import { ADVANCE, LINES, vetoPlaces } from './veto-place';

/** Ground of the words, so that no line of the drawing runs through them. */
const GROUND: Ink = { colour: 'panel', hatch: 'solid' };
const FULL = Uint16Array.of(FULL_LEVEL);
const EMPTY = Uint16Array.of(0);
const INK = Uint8Array.of(0);

/** The ground of texts at their places, with `pad` CSS px around them. */
function groundOf(places: readonly LabelPlace[], texts: readonly string[], pad: number): Rect {
  const rows = places.filter((_, i) => texts[i]);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { x: 0, y: 0, width: 0, height: 0 };
  const longest = Math.max(...texts.map((text) => text.length));
  return {
    x: first.x - pad,
    y: first.y - pad / 2,
    width: longest * ADVANCE * first.size + 2 * pad,
    height: last.y + last.size * LINE_HEIGHT - first.y + pad,
  };
}

/** What is said of a veto while the drawing answers it. */
export function createVetoWords(kind: SurfaceKind) {
  const ground = createCells(kind, 1, [GROUND], 'none');
  const labels = createLabels(kind);
  const view = new Container();
  view.addChild(ground.view, labels.view);
  let laid: (Port & { places: readonly LabelPlace[]; pad: number }) | undefined;
  let covered: string | undefined;
  return {
    view,
    layout(layout: BundleRoom, viewport: Viewport, palette: Palette): void {
      const places = vetoPlaces(layout, viewport);
      laid = { places, pad: layout.gap / 2, viewport, palette };
      covered = undefined;
      labels.layout(places, viewport, palette);
    },
    draw(world: WorldName, incident: Incident | undefined): void {
      if (!laid) return;
      const { places, pad, viewport, palette } = laid;
      const lines = incident && !incident.watchdog ? vetoLines(world, incident) : [];
      const inRow = LINES / places.length;
      const texts = places.map((_, i) => lines.slice(i * inRow, (i + 1) * inRow).join(' '));
      const all = texts.join('\n');
      if (all === covered) return;
      covered = all;
      texts.forEach((text, i) => {
        labels.set(i, text);
      });
      ground.layout([groundOf(places, texts, pad)], viewport, palette);
      const level = lines.length > 0 ? FULL : EMPTY;
      ground.update({ before: level, now: level, ink: INK });
      ground.blend(1);
    },
  };
}
