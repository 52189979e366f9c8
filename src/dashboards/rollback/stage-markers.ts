import { Container, Graphics } from 'pixi.js';
import { createLabels } from '../../stage/marks/labels';
import { createRules } from '../../stage/marks/rules';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { snapTo } from '../../stage/snap';
import { monoWidth } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { MARKER_INK } from './inks';
import type { RollbackState } from './sim';
import { TEXT_GAP } from './stage-axes';
import { nameAt, type RollbackLayout } from './stage-layout';
import { createMotion } from './stage-motion';
import { alongColumns } from './stage-scale';

/** Width of a marker's line, and of the ground it clears on either side. CSS px at scale 1. */
const LINE = 2;
const CLEARING = 1;
/** Width and height of the tip of a line that ends above the bars. CSS px at scale 1. */
const TIP = { width: 9, height: 7 } as const;

const PERCENTILES = ['p99', 'p95'] as const;

/** The lines at P95 and P99, which end in a tip above bars that are too narrow for them, each named before its upper end, P99 in the line of text above that of P95. */
export interface Markers {
  readonly view: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  update(state: RollbackState): void;
  draw(t: number, reducedMotion: boolean): void;
}

export function createMarkers(kind: SurfaceKind): Markers {
  const view = new Container();
  const markers = PERCENTILES.map((key) => ({ key, line: createRules(), tip: new Graphics(), width: 0 }));
  const labels = createLabels(kind);
  view.addChild(...markers.flatMap(({ line, tip }) => [line.view, tip]), labels.view);
  const motion = createMotion(PERCENTILES.length);
  let placed: { layout: RollbackLayout; viewport: Viewport } | undefined;

  return {
    view,
    layout(layout, viewport, palette) {
      placed = { layout, viewport };
      const { plot, names, type, through } = layout;
      const { scale } = viewport;
      for (const { key, line, tip } of markers) {
        const y = names[key];
        const height = through ? plot.y + plot.height - y : plot.y - y;
        const clear = CLEARING * scale;
        line.show(
          [
            { x: 0, y, width: LINE * scale + clear * 2, height, ink: 'panel' },
            { x: clear, y, width: LINE * scale, height, ink: MARKER_INK },
          ],
          viewport,
          palette,
        );
        tip.clear();
        if (through) continue;
        const [middle, half] = [clear + (LINE / 2) * scale, (TIP.width / 2) * scale];
        const top = plot.y - TIP.height * scale;
        tip.poly([middle - half, top, middle + half, top, middle, plot.y]).fill(palette[MARKER_INK]);
      }
      const text = { x: 0, align: 'end', font: 'mono', weight: '500', size: type.count, ink: MARKER_INK } as const;
      labels.layout(
        PERCENTILES.map((key) => ({ ...text, y: names[key] })),
        viewport,
        palette,
      );
    },
    update(state) {
      markers.forEach((marker, i) => {
        const { key } = marker;
        const text = `${key.toUpperCase()} ${state[key].toFixed(2)} ms`;
        labels.set(i, text);
        marker.width = monoWidth(text.length, placed?.layout.type.count ?? 0);
        motion.next[i] = alongColumns(state[key]);
      });
      motion.take(state.ts);
    },
    draw(t, reducedMotion) {
      if (!placed) return;
      const { plot, names } = placed.layout;
      const { scale, resolution } = placed.viewport;
      const u = reducedMotion ? 1 : motion.progress(t);
      const snap = snapTo(resolution);
      const half = (LINE / 2 + CLEARING) * scale;
      markers.forEach(({ key, line, tip, width }, i) => {
        const x = Math.min(plot.x + plot.width * motion.at(i, u), plot.x + plot.width - half);
        line.view.x = tip.x = snap(x - half);
        labels.move(i, nameAt(x, width, TEXT_GAP * scale + half, names) + width, names[key]);
      });
    },
  };
}
