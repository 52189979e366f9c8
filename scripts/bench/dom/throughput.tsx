import { INKS } from '../../../src/dashboards/throughput/inks';
import type { ThroughputState } from '../../../src/dashboards/throughput/sim';
import { levelOf } from '../../../src/dashboards/throughput/stage-levels';
import { FULL_LEVEL, type Rect } from '../../../src/stage/marks/cell';
import { layout, struckOf, textsOf } from '../views/throughput';
import { Cell, Rules, Texts } from './marks';

export function Throughput({ state }: { state: ThroughputState }) {
  const rates = state.pods.flatMap(({ racks }) => racks.flatMap(({ gpus }) => gpus));
  return (
    <>
      {rates.map((tflops, i) => {
        const rect = layout.cells[i] as Rect;
        const ink = tflops === 0 ? INKS.down : INKS.up;
        return <Cell key={`${rect.x} ${rect.y}`} {...rect} level={levelOf(tflops) / FULL_LEVEL} ink={ink} />;
      })}
      <Rules rules={struckOf(state)} />
      <Texts texts={textsOf(state)} />
    </>
  );
}
