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
}

/** Places the forks for a show: from edge to edge, with one line of words above them. `told`: for one incident, larger. */
export function layoutShow({ width, height, scale }: Viewport, told: boolean): ShowLayout {
  const upright = isUpright({ width, height });
  const share = upright ? TYPE.upright : TYPE.share;
  const size = typeSize(Math.max(Math.min(width, height) * share, TYPE.least * scale), scale);
  const gap = GAP * scale;
  const line = size * LINE_HEIGHT;
  const [along, across] = upright ? [height, width] : [width, height];
  const top = upright ? 0 : line + gap;
  const band = (across - top) / 2;
  const seen = told ? TOLD_SLICES : slicesSeen(along, 2 * band);
  const half = band * (told ? BUNDLE.told : BUNDLE.all);
  const centre = top + band;
  return {
    map: timeMap({ upright, half, centre }, { from: 0, along, seen }),
    ends: [-centre / half, band / half],
    size,
    gap,
    line,
    along,
    across,
  };
}

/** A text of the show along time: where it is to stand, how long it is, and which side of its instant it keeps to. CSS px. */
export interface ShowWord {
  /** Of its instant, along time from the left or the top. */
  readonly at: number;
  /** Its extent along time. */
  readonly long: number;
  readonly side: 'before' | 'after';
}

/** Where the words of one row or column begin, CSS px along time; undefined for those that an edge or a more important one, given earlier, would cut. */
export function placeWords(words: readonly ShowWord[], along: number, gap: number): (number | undefined)[] {
  const taken: { readonly from: number; readonly to: number }[] = [];
  return words.map(({ at, long, side }) => {
    const own = side === 'before' ? at - gap - long : at + gap;
    const other = side === 'before' ? at + gap : at - gap - long;
    const fits = (from: number) =>
      from >= 0 && from + long <= along && !taken.some((one) => from < one.to + gap && one.from < from + long + gap);
    const from = [own, other].find(fits);
    if (from !== undefined) taken.push({ from, to: from + long });
    return from;
  });
}
