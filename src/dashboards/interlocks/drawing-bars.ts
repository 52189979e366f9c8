import type { Rect } from '../../plot/grammar/rect';
import { faultEnd } from '../../sim/world/gate';
import { type Row, STRIP_MS } from './sim';

/** Most bars that are drawn, the newest: of 200,000 instants none had more than 5. */
export const MOST_BARS = 16;
/** The least width of a bar in CSS px at scale 1. */
const LEAST_BAR = 3;
/** Milliseconds of the world between two places of the bars: the strips are small. */
export const STEP_MS = 1_000;
const NO_BAR: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** The faults of the last minute before `t` as bars in the strips of their interlocks. */
export function barsAt(
  tiles: readonly (Pick<Row, 'recent'> & { readonly strip: Rect })[],
  t: number,
  scale: number,
): Rect[] {
  const faults = tiles
    .flatMap(({ recent, strip }) => recent.map((fault) => ({ fault, strip })))
    .sort((a, b) => b.fault.onset - a.fault.onset);
  return Array.from({ length: MOST_BARS }, (_, i) => {
    const found = faults[i];
    if (!found) return NO_BAR;
    const { fault, strip } = found;
    const place = (at: number) => strip.width * Math.min(Math.max(1 - (t - at) / STRIP_MS, 0), 1);
    const [from, to] = [place(fault.onset), place(faultEnd(fault))];
    if (to <= 0 || strip.width === 0) return NO_BAR;
    const width = Math.min(Math.max(to - from, LEAST_BAR * scale), strip.width);
    return { ...strip, x: strip.x + Math.min(from, strip.width - width), width };
  });
}
