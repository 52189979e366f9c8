import type { Viewport } from '../../stage/scene';
import { LINE_HEIGHT, typeSize } from '../../stage/type';
import { type ForksLayout, isUpright, slicesSeen, timeMap } from './stage-layout';

/** Slices that are seen where one incident is told. */
const TOLD_SLICES = 1.5;
/** Share of the room across time that the bundle takes; where one incident is told, what it spared needs the rest. */
const BUNDLE = { all: 0.93, told: 0.66 } as const;
/** Type as a share of the picture's shorter side, and CSS px at scale 1 that it has at least. */
const TYPE = { share: 0.034, upright: 0.026, least: 16 } as const;
/** CSS px at scale 1. */
const GAP = 8;

/** The room of a show's drawing. */
export interface ShowLayout extends Pick<ForksLayout, 'map' | 'ends' | 'size' | 'gap' | 'line'> {
  /** Length of the picture along time, and its size across it. */
  readonly along: number;
  readonly across: number;
  /** Rows of words above the bundle, and where they end: 0 where time runs upwards. */
  readonly rows: number;
  readonly top: number;
}

/** Places the forks for a show: from edge to edge, with two rows of words above them. `told`: for one incident, larger, with one row. */
export function layoutShow({ width, height, scale }: Viewport, told: boolean): ShowLayout {
  const upright = isUpright({ width, height });
  const share = upright ? TYPE.upright : TYPE.share;
  const size = typeSize(Math.max(Math.min(width, height) * share, TYPE.least * scale), scale);
  const gap = GAP * scale;
  const line = size * LINE_HEIGHT;
  const [along, across] = upright ? [height, width] : [width, height];
  const rows = upright ? 0 : told ? 1 : 2;
  const top = upright ? 0 : topOfRow({ line, gap }, rows) + (3 * gap) / 4;
  const band = (across - top) / 2;
  const seen = told ? TOLD_SLICES : slicesSeen(along, 2 * band);
  const half = band * (told ? BUNDLE.told : BUNDLE.all);
  const centre = top + band;
  return {
    map: timeMap({ upright, half, centre }, { from: 0, along, seen }),
    // Words above the bundle have nothing behind them.
    ends: [-band / half, band / half],
    size,
    gap,
    line,
    along,
    across,
    rows,
    top,
  };
}

/** Top of a row of words above the bundle, CSS px; 0 is the highest row. */
export const topOfRow = ({ line, gap }: Pick<ShowLayout, 'line' | 'gap'>, row: number) => row * (line + gap / 4);

/** Whether words of this length that begin there stay in the picture and clear of those that are there. CSS px along time. */
export function fitsAlong(
  from: number,
  long: number,
  taken: readonly { readonly from: number; readonly to: number }[],
  along: number,
  gap: number,
): boolean {
  return from >= 0 && from + long <= along && !taken.some((one) => from < one.to + gap && one.from < from + long + gap);
}
