import { Container } from 'pixi.js';
import { FULL_LEVEL } from '../../plot/marks/cell';
import { createCells } from '../../plot/marks/cells';
import { createLabels } from '../../plot/marks/labels';
import { createOutline } from '../../plot/marks/outline';
import { createRules } from '../../plot/marks/rules';
import type { Rect } from '../../plot/rect';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { LINE_HEIGHT, monoWidth } from '../../plot/type';
import type { Palette } from '../../theme/palette';
import { INCIDENT } from './inks';
import { type Sample, STEP_MS } from './sim';
import { pxPerMs, type UtilisationLayout, WINDOW_MS } from './stage-layout';
import { incidentRuns, MOST_RUNS, namedRuns, type Run } from './stage-runs';

/** Most ids under the plot: incidents are 40 s apart on average. */
const MOST_NAMES = 12;
const NO_BAR: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** Characters between two ids; half of them lie between an id and the tick at its end. */
const NAME_GAP = 2;
/** Thickness of a tick, in CSS px at scale 1. */
const TICK = 1;

/** Bars under the samples of an incident with the ids that there is room for, each at a tick from its bar. They are placed before the newest sample, which `move` places. */
export function createIncidents(kind: SurfaceKind) {
  const view = new Container();
  const bars = createCells(kind, MOST_RUNS, [INCIDENT], 'none');
  const full = new Uint16Array(MOST_RUNS).fill(FULL_LEVEL);
  const ink = new Uint8Array(MOST_RUNS);
  const names = createLabels(kind);
  const ticks = createRules();
  const highlighted = createOutline('accent');
  /** Where the newest sample stands, in CSS px. */
  let at = 0;
  let shown: { runs: readonly Run[]; layout: UtilisationLayout; viewport: Viewport; palette: Palette } | undefined;
  view.addChild(bars.view, ticks.view, highlighted.view, names.view);

  return {
    view,
    layout({ size }: UtilisationLayout, viewport: Viewport, palette: Palette): void {
      const place = { x: 0, y: 0, align: 'end', size, font: 'mono', weight: '400', ink: 'text' } as const;
      names.layout(Array(MOST_NAMES).fill(place), viewport, palette);
    },
    update(samples: readonly Sample[], layout: UtilisationLayout, viewport: Viewport, palette: Palette): void {
      const { strip, size, scale, idTops } = layout;
      const pace = pxPerMs(layout);
      const runs = incidentRuns(samples);
      shown = { runs, layout, viewport, palette };
      const snap = snapTo(viewport.resolution);
      const places = Array.from({ length: MOST_RUNS }, (_, i): Rect => {
        const run = runs[i];
        if (!run) return NO_BAR;
        const width = Math.max(snap((run.to - run.from) * pace), 1 / viewport.resolution);
        return { ...strip, x: snap(run.from * pace), width };
      });
      bars.layout(places, viewport, palette);
      bars.update({ before: full, now: full, ink });
      bars.blend(1);
      const named = namedRuns(runs, (id) => monoWidth(id.length + NAME_GAP, size) / pace, WINDOW_MS - STEP_MS);
      const tick = Math.max(snap(TICK * scale), 1 / viewport.resolution);
      for (let i = 0; i < MOST_NAMES; i++) {
        const { corr = '', to = 0, row = 0 } = named[i] ?? {};
        names.set(i, corr);
        names.move(i, snap(to * pace) - monoWidth(NAME_GAP / 2, size), idTops[row]);
      }
      ticks.show(
        named.map(({ to, row }) => {
          const height = idTops[row] + (size * (1 + LINE_HEIGHT)) / 2 - strip.y;
          return { x: snap(to * pace) - tick, y: strip.y, width: tick, height, ink: INCIDENT.colour };
        }),
        viewport,
        palette,
      );
    },
    /** Outlines the bar of that incident, where there is one. */
    select(id: string | undefined): void {
      if (!shown) return;
      const { runs, layout, viewport, palette } = shown;
      const run = runs.find(({ corr }) => corr === id);
      const pace = pxPerMs(layout);
      const rect = run && { ...layout.bounds, x: run.from * pace, width: (run.to - run.from) * pace };
      highlighted.show(rect, viewport, palette);
      highlighted.view.visible = rect !== undefined;
      highlighted.view.x = at;
    },
    /** Slides everything such that the newest sample stands at `x`, on a whole buffer pixel. */
    move(x: number): void {
      at = x;
      bars.move(x);
      ticks.view.x = x;
      names.moveAll(x, 0);
      if (highlighted.view.visible) highlighted.view.x = x;
    },
  };
}
