import { Container, Graphics } from 'pixi.js';
import { clamp } from '../../sim/math/math';
import { createInstantRule } from '../../stage/instant-rule';
import { createOutline } from '../../stage/marks/outline';
import { POINT_CORNERS, type PointPlaces } from '../../stage/marks/point';
import { createPoints } from '../../stage/marks/points';
import type { Rect } from '../../stage/rect';
import type { Highlight, SurfaceKind, Viewport } from '../../stage/scene';
import { LINE_HEIGHT } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { POINT_INKS } from './inks';
import { BUCKETS, type RollbackState, WINDOW } from './sim';
import { overflowWidth } from './stage-axes';
import type { RollbackLayout } from './stage-layout';
import { latencyPosition, STRIP_SECONDS, stripEnd } from './stage-scale';

/** Half of a point's size: a share of the strip's height, and its bounds in CSS px at scale 1. */
const HALF = { share: 0.016, least: 2, most: 4 } as const;
/** From the strip's upper edge to the middle of the marks of samples above it, as a multiple of half a point's size. */
const OVER = 1.3;
/** Half the size of the triangle in the heading, as a multiple of its type's. */
const SIGN = 0.32;
const LAST_MS = BUCKETS.at(-1) as number;
/** Whose samples the inks of `POINT_INKS` are, in their order. */
const POINT_KINDS = [
  { forced: false, above: false },
  { forced: true, above: false },
  { forced: false, above: true },
  { forced: true, above: true },
] as const;
/** Milliseconds from one end of the strip to the other. */
const SPAN_MS = STRIP_SECONDS * 1_000;

/** Milliseconds over which a point grows when it comes in, and shrinks before it leaves. */
const GROWTH_MS = 200;

/** The samples of the last seconds as points, the newest at the right. */
export interface Strip {
  readonly view: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  update(state: RollbackState): void;
  draw(t: number): void;
  /** Marks the instant, and what the incident's rollback took, where they are in the strip. */
  highlight(highlight: Highlight): void;
  /** The instant at `x`, in CSS px; undefined where the strip does not reach. */
  instantAt(x: number): number | undefined;
}

export function createStrip(kind: SurfaceKind): Strip {
  const points = createPoints(kind, WINDOW, Object.values(POINT_INKS));
  const places: PointPlaces = {
    x: new Float32Array(WINDOW),
    y: new Float32Array(WINDOW),
    ink: new Uint8Array(WINDOW),
  };
  const rule = createInstantRule();
  const highlighted = createOutline('accent');
  /** A triangle beside the word that says what it is. */
  const sign = new Graphics();
  const view = new Container({ children: [points.view, sign, rule.view, highlighted.view] });
  let ts = 0;
  /** Where the marks of samples above the last edge stand, as a share of the strip's height. */
  let over = 0;
  let placed: { strip: Rect; viewport: Viewport; palette: Palette } | undefined;
  let attended: Highlight = { instant: undefined, incident: undefined };
  /** The instant at the right end. */
  let end = 0;
  let outlined = '';

  const shareOf = (at: number) => 1 - (end - at) / SPAN_MS;

  /** Outlines the rollback of the incident as far as it is in the strip, again only where that has moved by a pixel. */
  function outline(): void {
    if (!placed) return;
    const { strip, viewport, palette } = placed;
    const { incident } = attended;
    const from = strip.x + clamp(incident ? shareOf(incident.vetoed) : 0, 0, 1) * strip.width;
    const to = strip.x + clamp(incident ? shareOf(incident.rolledBack) : 0, 0, 1) * strip.width;
    const key = `${Math.round(from)} ${Math.round(to)}`;
    if (key === outlined) return;
    outlined = key;
    const rect = to > from ? { ...strip, x: Math.round(from), width: Math.round(to - from) } : undefined;
    highlighted.show(rect, viewport, palette);
  }

  return {
    view,
    layout({ strip, type }, viewport, palette) {
      view.visible = strip !== undefined;
      placed = strip && { strip, viewport, palette };
      outlined = '';
      if (!strip) return;
      rule.layout([strip], viewport, palette);
      const { least, most, share } = HALF;
      const half = Math.min(Math.max(strip.height * share, least * viewport.scale), most * viewport.scale);
      const [x, y] = [strip.x + strip.width - overflowWidth(type.axis), strip.y - type.axis * LINE_HEIGHT];
      sign
        .clear()
        .poly(
          POINT_CORNERS.triangle.flatMap(([right, down]) => [
            x + right * SIGN * type.axis,
            y + down * SIGN * type.axis,
          ]),
        )
        .fill(palette.faint);
      over = (-OVER * half) / strip.height;
      points.layout(strip, half, viewport, palette, GROWTH_MS / SPAN_MS);
    },
    update(state) {
      ts = state.ts;
      let place = 0;
      POINT_KINDS.forEach(({ forced, above }, ink) => {
        for (const { ts: at, ms, corr } of state.samples) {
          if ((corr !== null) !== forced || ms > LAST_MS !== above) continue;
          places.x[place] = 1 - (ts - at) / SPAN_MS;
          places.y[place] = above ? over : 1 - latencyPosition(ms);
          places.ink[place] = ink;
          place += 1;
        }
      });
      points.update(places);
    },
    draw(t) {
      end = stripEnd(t, ts);
      points.slide((end - ts) / SPAN_MS);
      rule.place(attended.instant === undefined ? undefined : shareOf(attended.instant));
      outline();
    },
    highlight(highlight) {
      attended = highlight;
    },
    instantAt(x) {
      if (!placed) return undefined;
      const share = (x - placed.strip.x) / placed.strip.width;
      return share >= 0 && share <= 1 ? end - (1 - share) * SPAN_MS : undefined;
    },
  };
}
