import type { CoresState } from '../../../src/dashboards/cores/sim';
import { type CoreCell, layoutCores } from '../../../src/dashboards/cores/stage-layout';
import { VIEWPORT } from '../panels/painter';
import { type Text, textsAt } from './view';

export const layout = layoutCores(VIEWPORT);

export function textsOf({ cores }: CoresState): Text[] {
  const strings = new Map(layout.sockets.entries());
  cores.forEach(({ core, utilisation }, i) => {
    const { number, value } = layout.cells[i] as CoreCell;
    strings.set(number, String(core).padStart(2, '0'));
    strings.set(value, String(utilisation));
  });
  return textsAt(layout.labels, strings);
}
