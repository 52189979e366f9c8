import type { LabelsMark } from '../../plot/grammar/mark';
import { OTHER_INK } from '../../plot/grammar/other';
import { spaceOut } from '../../plot/grammar/placement';
import type { Rect } from '../../plot/grammar/rect';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import { countLabel } from '../../sim/words/sentences';
import { grouped } from '../../sim/words/units';
import type { ColourName } from '../../theme/tokens';
import { inMillions } from './drawing-axes';
import type { HistoryLayout } from './drawing-layout';
import type { PartId } from './drawing-stack';
import type { SiteSample } from './sim';

/** Decimals of the present rate in millions. */
const RATE_DECIMALS = 3;

/** Text of the present value of a part, where its line or strip ends: with its unit if there is room. */
const PRESENT: Record<PartId, (now: SiteSample, isNamed: boolean) => string> = {
  fp4: ({ fp4 }, isNamed) => (isNamed ? `${grouped(fp4)} TFLOPS` : inMillions(fp4, RATE_DECIMALS)),
  power: ({ power }) => `${grouped(power)} kW`,
  down: ({ down }, isNamed) => (isNamed ? countLabel(down, 'GPU') : String(down)),
  errors: ({ errors }, isNamed) => (isNamed ? countLabel(errors, 'error') : String(errors)),
};

/** Words of the present value at its height, and those of the other state at its own, as near as they may be. */
export function presentWords(
  id: PartId,
  { y, height }: Rect,
  samples: readonly SiteSample[],
  heights: readonly number[],
  ink: ColourName,
  { endX: x, size, isNamed }: HistoryLayout,
): LabelsMark['data'] {
  const half = (size * LINE_HEIGHT) / 2;
  const middles = spaceOut(heights, 2 * half, y + half, y + height - half);
  return samples.map((sample, i) => ({
    x,
    y: (middles[i] as number) - half,
    size,
    font: 'mono',
    weight: '500',
    ink: i === 0 ? ink : OTHER_INK,
    text: PRESENT[id](sample, isNamed),
  }));
}
