import type { Rect } from '../../plot/grammar/rect';
import { faultEnd } from '../../sim/world/incidents/gate';
import { type InterlockRow, STRIP_MS } from './sim';

/** Most bars drawn, the newest: in 200,000 sampled instants none had more than 5. */
export const MOST_BARS = 16;
/** Most closures of the gate that are drawn, the newest. */
export const MOST_CLOSURES = 8;
/** The least width of a bar in CSS px at scale 1. */
const LEAST_BAR = 3;
/** Milliseconds of the world between two places of the bars: on these small strips, finer steps are not visible. */
export const BAR_STEP_MS = 1_000;

/**
 * Fault in the strip of its interlock. The key is its age, so that a fault of another state which is as old has the
 * same place.
 */
interface Bar {
  readonly key: string;
  readonly box: Rect;
}

/** Bars of the faults of the last minute before `t`, in the strips of their interlocks. */
export function barsAt(
  tiles: readonly (Pick<InterlockRow, 'name' | 'recent'> & { readonly strip: Rect })[],
  t: number,
  scale: number,
): Bar[] {
  return tiles
    .flatMap(({ name, recent, strip }) => recent.map((fault) => ({ name, fault, strip })))
    .sort((a, b) => b.fault.onset - a.fault.onset)
    .slice(0, MOST_BARS)
    .flatMap(({ name, fault, strip }) => {
      const place = (at: number) => strip.width * Math.min(Math.max(1 - (t - at) / STRIP_MS, 0), 1);
      const [from, to] = [place(fault.onset), place(faultEnd(fault))];
      if (to <= 0 || strip.width === 0) return [];
      const width = Math.min(Math.max(to - from, LEAST_BAR * scale), strip.width);
      const box = { ...strip, x: strip.x + Math.min(from, strip.width - width), width };
      return [{ key: `${name} ${t - fault.onset}`, box }];
    });
}
