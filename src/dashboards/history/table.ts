import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { type Difference, harmDifference, measureDifference } from '../../sim/words/difference';
import type { Column, NamedTable, Row, Table } from '../../sim/words/table';
import { counted, grouped, isoInstant } from '../../sim/words/units';
import { errorsSince, type HistoryState, REFRESH_MS, type SiteSample } from './sim';

const COLUMNS = [
  { key: 'ts', label: 'Time', instant: 'minute' },
  { key: 'fp4', label: 'FP4', unit: 'TFLOPS', numeric: true },
  { key: 'power', label: 'Power', unit: 'kW', numeric: true },
  { key: 'powerUS', label: 'US', unit: 'kW', numeric: true },
  { key: 'powerEU', label: 'EU', unit: 'kW', numeric: true },
  { key: 'powerUK', label: 'UK', unit: 'kW', numeric: true },
  { key: 'down', label: 'GPUs out', numeric: true },
  { key: 'errors', label: 'Node errors, last 5 min', numeric: true },
] as const satisfies readonly Column[];

const rowOf = ({ ts, fp4, power, powerUS, powerEU, powerUK, down, errors }: SiteSample): Row => ({
  key: String(ts),
  at: ts,
  cells: [ts, fp4, power, powerUS, powerEU, powerUK, down, errors],
});

const tableOf = cacheArguments(4, (samples: readonly SiteSample[]): Table => {
  return { columns: COLUMNS, rows: samples.map(rowOf).reverse() };
});

/** One row a sample, newest first: the same table until the next whole step. */
export const historyTable = ({ samples }: HistoryState): Table => tableOf(samples);

/**
 * The present, which the drawing has beside its lines and strips, as a row like those of the samples. Its errors count
 * from the last whole step.
 */
export function historyDetails({ now }: HistoryState): NamedTable[] {
  const [time, ...values] = COLUMNS;
  const label = `Node errors since ${isoInstant(errorsSince(now.ts)).slice(11, 16)} UTC`;
  return [
    {
      name: `Now, a reading every ${REFRESH_MS / 1_000} s`,
      columns: [
        { ...time, instant: 'second' },
        ...values.map((column) => (column.key === 'errors' ? { ...column, label } : column)),
      ],
      rows: [rowOf(now)],
    },
  ];
}

/**
 * What the figure cannot say: the range of the day, and the GPUs out at the figure's instant, in incidents and for
 * maintenance.
 */
export function historySentence({ now, corr, samples, maintained }: HistoryState): string {
  const rates = samples.map(({ fp4 }) => fp4);
  const errors = samples.reduce((total, sample) => total + sample.errors, 0);
  const out = maintained.at(-1) ?? 0;
  const down = now.down - out;
  const are = (gpus: number) => (gpus === 1 ? 'is' : 'are');
  const gpus = [
    ...(down > 0 ? [`${counted(down, 'GPU')} ${are(down)} down`] : []),
    down > 0 ? `${out} out for maintenance` : `${counted(out, 'GPU')} ${are(out)} out for maintenance`,
  ];
  return (
    `Range over 24 h: ${grouped(min(...rates))} to ${grouped(max(...rates))} TFLOPS, ${grouped(errors)} node errors. ` +
    `Now ${gpus.join(', ')}${corr ? `; incident ${corr} is open` : ''}.`
  );
}

/** In what the newest sample differs from that of another state, in clauses. */
export function historyDifferences({ now }: HistoryState, { now: other }: HistoryState): Difference[] {
  return [
    ...harmDifference(now.down - other.down, 'GPU', 'GPUs', 'out'),
    ...measureDifference(now.fp4 - other.fp4, 'rate', 'TFLOPS'),
    ...measureDifference(now.power - other.power, 'power', 'kW'),
  ];
}
