import type { Rect } from '../../../plot/grammar/rect';
import { monoWidth } from '../../../plot/grammar/type';
import type { PathPoint } from '../../../sim/world/machines/deviation';
import { BELOW, type MachineField, wordsEnd } from './layout';

/** Characters of the longest words beside a plan. */
const WORDS = '14.34 m off route, inc-qdsa8-ad'.length;
/**
 * Box of a plan, CSS px at scale 1: least width and height, largest height, room for the words on its route, room for
 * the distance beside it, and gap to the words.
 */
const BOX = { width: 150, height: 40, most: 96, words: 18, figure: 72, apart: 14 } as const;
/** Words on the route: no wider than the narrowest plan. */
export const ROUTE_WORDS = 'route, from above';
/** Least and most metres along the patrol that a plan shows. */
const ALONG = { least: 12, most: 60 } as const;

/** Room for the plan in a field: beside its words, or else below its ruler; undefined if there is none. CSS px. */
export function planBox(field: MachineField, scale: number): Rect | undefined {
  const { x, y, width, height, ruler, words, type } = field;
  const after = monoWidth(WORDS, type.words) + BOX.apart * scale;
  if (!words.beside && width - after >= BOX.width * scale) {
    return { x: x + after, y, width: width - after, height: Math.min(wordsEnd(field) - y, BOX.most * scale) };
  }
  const top = ruler + BELOW * scale;
  const room = Math.min(y + height - top, BOX.most * scale);
  return room >= BOX.height * scale ? { x, y: top, width, height: room } : undefined;
}

/** Length of a dash of the route, and of the gap behind it, CSS px at scale 1. */
export const DASH = 6;
/** Gap between the route and the distance, CSS px at scale 1. */
const FIGURE_GAP = 4;

/** Left ends of the route's dashes, which end before the words at `words` where they would meet. CSS px. */
export function dashesAt({ x, width }: Rect, route: number, words: Rect, scale: number): number[] {
  const [dash, clear] = [DASH * scale, FIGURE_GAP * scale];
  const isCrossed = route >= words.y - clear && route <= words.y + words.height + clear;
  return Array.from({ length: Math.floor(width / (2 * dash)) }, (_, n) => x + 2 * n * dash).filter(
    (from) => !isCrossed || from + dash <= words.x - clear,
  );
}

/** Geometry of a plan in CSS px: the path, and the route's height. */
export interface PlanGeometry {
  readonly path: Float32Array;
  readonly route: number;
  /** Place of the machine now. */
  readonly now: { readonly x: number; readonly y: number };
}

/** Path seen from above, in a box: the route along its lower edge, both axes at one scale. */
export function planGeometry(path: readonly PathPoint[], { x, y, width, height }: Rect, scale: number): PlanGeometry {
  const last = path.at(-1) ?? { place: 0, off: 0 };
  const furthest = Math.max(...path.map(({ off }) => off), 1);
  const along = Math.min(Math.max(last.place - (path[0]?.place ?? 0), ALONG.least), ALONG.most);
  const route = y + height - BOX.words * scale;
  const nowX = x + width - BOX.figure * scale;
  const pxPerMetre = Math.min((route - y - 4 * scale) / furthest, (nowX - x) / along);
  const points = path
    .map(({ place, off }) => [nowX - (last.place - place) * pxPerMetre, route - off * pxPerMetre] as const)
    .filter(([at]) => at >= x);
  return {
    path: new Float32Array(points.flat()),
    route,
    now: { x: nowX, y: route - last.off * pxPerMetre },
  };
}
