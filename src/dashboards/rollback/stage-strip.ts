import type { Container } from 'pixi.js';
import type { PointPlaces } from '../../stage/marks/point';
import { createPoints } from '../../stage/marks/points';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import type { Palette } from '../../theme/palette';
import { POINT_INKS } from './inks';
import { REFRESH_MS, type RollbackState, WINDOW } from './sim';
import type { RollbackLayout } from './stage-layout';
import { alongEdges, STRIP_SECONDS } from './stage-scale';

/** Half of a point's size: a share of the strip's height, and its bounds in CSS px at scale 1. */
const HALF = { share: 0.014, least: 2, most: 4 } as const;
/**
 * Milliseconds after which a point is gone. A window's oldest sample may be that young, with its jitter and the step by which
 * the strip is behind; so all leave at one place.
 */
const LIFE_MS = STRIP_SECONDS * 1_000 - 100;

/** The samples of the last seconds as points, the newest at the right. */
export interface Strip {
  readonly view: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  update(state: RollbackState): void;
  draw(t: number, settled: boolean): void;
}

export function createStrip(kind: SurfaceKind): Strip {
  const points = createPoints(kind, WINDOW, [POINT_INKS.ordinary, POINT_INKS.forced]);
  const places: PointPlaces = {
    x: new Float32Array(WINDOW),
    y: new Float32Array(WINDOW),
    ink: new Uint8Array(WINDOW),
  };
  let ts = 0;

  return {
    view: points.view,
    layout({ strip }, viewport, palette) {
      points.view.visible = strip !== undefined;
      if (!strip) return;
      const { least, most, share } = HALF;
      const half = Math.min(Math.max(strip.height * share, least * viewport.scale), most * viewport.scale);
      const width = (strip.width * LIFE_MS) / (STRIP_SECONDS * 1_000);
      points.layout({ ...strip, x: strip.x + strip.width - width, width }, half, viewport, palette);
    },
    update(state) {
      ts = state.ts;
      let place = 0;
      for (const forced of [false, true]) {
        for (const { ts: at, ms, corr } of state.samples) {
          if ((corr !== null) !== forced) continue;
          places.x[place] = 1 - (ts - at) / LIFE_MS;
          places.y[place] = 1 - alongEdges(ms);
          places.ink[place] = forced ? 1 : 0;
          place += 1;
        }
      }
      points.update(places);
    },
    draw(t, settled) {
      // A step behind, so that the newest slide in as the oldest slide out.
      points.slide(settled ? 0 : (t - ts - REFRESH_MS) / LIFE_MS);
    },
  };
}
