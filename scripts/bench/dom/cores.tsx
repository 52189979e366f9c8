import { INKS } from '../../../src/dashboards/cores/inks';
import type { CoresState } from '../../../src/dashboards/cores/sim';
import type { CoreCell } from '../../../src/dashboards/cores/stage-layout';
import { layout, textsOf } from '../views/cores';
import { Cell, Texts } from './marks';

export function Cores({ state }: { state: CoresState }) {
  return (
    <>
      {state.cores.map((core, i) => {
        const { gauge } = layout.cells[i] as CoreCell;
        return <Cell key={core.core} {...gauge} level={core.utilisation / 100} ink={INKS[core.state]} />;
      })}
      <Texts texts={textsOf(state)} />
    </>
  );
}
