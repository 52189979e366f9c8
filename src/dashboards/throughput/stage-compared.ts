import { otherFrame } from '../../plot/compared';
import type { Rule } from '../../plot/marks/rules';
import type { Viewport } from '../../plot/scene';
import type { ThroughputState } from './sim';
import type { ThroughputLayout } from './stage-places';

/** The frames of the GPUs that are down in another state alone. */
export function comparedRules(
  state: ThroughputState,
  other: ThroughputState,
  { form, cells }: ThroughputLayout,
  viewport: Viewport,
): Rule[] {
  if (form !== 'field') return [];
  const rates = ({ pods }: ThroughputState) => pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
  const here = rates(state);
  return rates(other).flatMap((there, i) => {
    const cell = cells[i];
    return cell && there === 0 && here[i] !== 0 ? otherFrame(cell, viewport) : [];
  });
}

/** How many more or fewer GPUs are down than in another state, such as `, +17`; empty where as many are. */
export function downBy(down: number, there: number | undefined): string {
  if (there === undefined || there === down) return '';
  return there < down ? `, +${down - there}` : `, −${there - down}`;
}
