import { otherFrame } from '../../plot/compared';
import type { Rule } from '../../plot/marks/rules';
import type { Viewport } from '../../plot/scene';
import type { InterlocksState } from './sim';
import { barsAt } from './stage-bars';
import type { TilePlace } from './stage-layout';

/** The frames of the faults of the last minute before `t` that another state has alone. */
export function comparedRules(
  state: InterlocksState,
  other: InterlocksState,
  tiles: readonly TilePlace[],
  t: number,
  viewport: Viewport,
): Rule[] {
  const strips = tiles.map(({ strip }) => strip);
  const shift = t - state.ts;
  const [own, there] = [
    barsAt(state.rows, strips, t, viewport.scale),
    barsAt(other.rows, strips, other.ts + shift, viewport.scale),
  ];
  const known = new Set(own.map((bar) => JSON.stringify(bar)));
  return there.flatMap((bar) => (bar.width > 0 && !known.has(JSON.stringify(bar)) ? otherFrame(bar, viewport) : []));
}
