import { levelTick, otherFrame } from '../../stage/compared';
import type { Rule } from '../../stage/marks/rules';
import type { Viewport } from '../../stage/scene';
import type { CoresState } from './sim';
import type { CoresLayout } from './stage-layout';

/** What another state has otherwise: a tick across a gauge at its level there, and a frame around one whose core does something else. */
export function comparedRules(
  state: CoresState,
  other: CoresState,
  { cells }: CoresLayout,
  viewport: Viewport,
): Rule[] {
  return cells.flatMap(({ gauge }, i) => {
    const [here, there] = [state.cores[i], other.cores[i]];
    if (!here || !there) return [];
    const frame = here.state === there.state ? [] : otherFrame(gauge, viewport);
    if (here.utilisation === there.utilisation) return frame;
    return [...frame, ...levelTick(gauge, there.utilisation / 100, viewport)];
  });
}
