import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { type Difference, harmDifference, measureDifference } from '../../sim/words/difference';
import type { Column, NamedTable, Row, Table } from '../../sim/words/table';
import { counted, grouped } from '../../sim/words/units';
import type { HistoryState, Sample } from './sim';

const COLUMNS = [
  { key: 'ts', label: 'Time', instant: 'minute' },
  { key: 'fp4', label: 'FP4', unit: 'TFLOPS', numeric: true },
  { key: 'power', label: 'Power', unit: 'kW', numeric: true },
  { key: 'powerUS', label: 'US', unit: 'kW', numeric: true },
  { key: 'powerEU', label: 'EU', unit: 'kW', numeric: true },
  { key: 'powerUK', label: 'UK', unit: 'kW', numeric: true },
  { key: 'down', label: 'GPUs down', numeric: true },
  { key: 'errors', label: 'Node errors', numeric: true },
] as const satisfies readonly Column[];

const rowOf = ({ ts, fp4, power, powerUS, powerEU, powerUK, down, errors }: Sample): Row => ({
  key: String(ts),
  at: ts,
  cells: [ts, fp4, power, powerUS, powerEU, powerUK, down, errors],
});

const tableOf = cacheArguments(4, (samples: readonly Sample[]): Table => {
  return { columns: COLUMNS, rows: samples.map(rowOf).reverse() };
});

/** One row a sample, newest first: the same table until the next whole step. */
export const historyTable = ({ samples }: HistoryState): Table => tableOf(samples);

/** The present, which the drawing has beside its lines and strips, as a row like those of the samples. */
export function historyDetails({ now }: HistoryState): NamedTable[] {
  const [time, ...values] = COLUMNS;
  return [{ name: 'Now', columns: [{ ...time, instant: 'full' }, ...values], rows: [rowOf(now)] }];
}

/**
 * What the figure cannot say: the range of the day, and the GPUs down at the figure's instant, which are out for
 * maintenance while no incident is open.
 */
export function historySentence({ now, corr, samples }: HistoryState): string {
  const rates = samples.map(({ fp4 }) => fp4);
  const errors = samples.reduce((total, sample) => total + sample.errors, 0);
  return (
    `Range over 24 h: ${grouped(min(...rates))} to ${grouped(max(...rates))} TFLOPS, ${grouped(errors)} node errors. ` +
    `Now ${counted(now.down, 'GPU')} ${now.down === 1 ? 'is' : 'are'} ${corr ? `down or out for maintenance; incident ${corr} is open` : 'out for maintenance'}.`
  );
}

/** In what the newest sample differs from that of another state, in clauses. */
export function historyDifferences({ now }: HistoryState, { now: other }: HistoryState): Difference[] {
  return [
    ...harmDifference(now.down - other.down, 'GPU', 'GPUs', 'down'),
    ...measureDifference(now.fp4 - other.fp4, 'rate', 'TFLOPS'),
    ...measureDifference(now.power - other.power, 'power', 'kW'),
  ];
}
