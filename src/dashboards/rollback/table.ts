import { floor, max, min } from '../../sim/math/math';
import { type Difference, harmDifference, harmful, measureDifference } from '../../sim/words/difference';
import type { NamedTable, Table } from '../../sim/words/table';
import { SECOND_MS } from '../../sim/words/time';
import { BUCKETS, countBuckets, MARKED, PERCENTILES, percentileText, type RollbackState, type Sample } from './sim';

const COLUMNS = [
  { key: 'range', label: 'Latency', unit: 'ms' },
  { key: 'samples', label: 'Actions undone', numeric: true },
  { key: 'ordinary', label: 'Outside an incident', numeric: true },
  { key: 'forced', label: 'During an incident', numeric: true },
  { key: 'share', label: 'Share', unit: '%', numeric: true },
] satisfies Table['columns'];

const RANGES = [...BUCKETS.map((edge, i) => `${BUCKETS[i - 1] ?? 0} to ${edge}`), `above ${BUCKETS.at(-1)}`];

/** One row a bucket, the fastest first, and one for what is above the last. */
export function rollbackTable({ buckets, above, samples }: RollbackState): Table {
  const ordinary = countBuckets(samples.filter(({ corr }) => corr === null));
  const ordinaries = [...ordinary.buckets, ordinary.above];
  return {
    columns: COLUMNS,
    rows: [...buckets, above].map((count, i) => ({
      key: String(i),
      cells: [
        RANGES[i] as string,
        count,
        ordinaries[i] as number,
        count - (ordinaries[i] as number),
        ((count * 100) / samples.length).toFixed(1),
      ],
    })),
  };
}

/** The percentiles that cross the bars, and the samples of the strip below them by the second, the newest first. */
export function rollbackDetails(state: RollbackState): NamedTable[] {
  const percentiles = PERCENTILES.map(({ key, name }) => ({ key, cells: [name, percentileText(state[key])] }));
  const secondOf = ({ ts }: Sample) => floor(ts / SECOND_MS) * SECOND_MS;
  const strip = [...new Set(state.samples.map(secondOf))].map((from) => {
    const samples = state.samples.filter((sample) => secondOf(sample) === from);
    const times = samples.map(({ ms }) => ms);
    const forced = samples.filter(({ corr }) => corr !== null).length;
    const cells = [from, samples.length, forced, min(...times).toFixed(2), max(...times).toFixed(2)];
    return { key: String(from), at: from, cells };
  });
  return [
    {
      name: 'Percentiles',
      columns: [
        { key: 'percentile', label: 'Percentile' },
        { key: 'ms', label: 'Latency', unit: 'ms', numeric: true },
      ],
      rows: percentiles,
    },
    {
      name: 'Last seconds',
      columns: [
        { key: 'from', label: 'From', instant: 'time' },
        { key: 'samples', label: 'Actions undone', numeric: true },
        { key: 'forced', label: 'During an incident', numeric: true },
        { key: 'fastest', label: 'Fastest', unit: 'ms', numeric: true },
        { key: 'slowest', label: 'Slowest', unit: 'ms', numeric: true },
      ],
      rows: strip.reverse(),
    },
  ];
}

/** What the figure cannot say, in one sentence: the median, the slowest, and what is rolled back. */
export function rollbackSentence({ p50, p99, above, corr }: RollbackState): string {
  const many = above === 0 ? 'none' : above === 1 ? 'one' : above;
  const slowest = `the P99 ${percentileText(p99)} ms; ${many} took longer than ${BUCKETS.at(-1)} ms`;
  return `The median is ${percentileText(p50)} ms and ${slowest}${corr ? `; the forks of incident ${corr} are being rolled back` : ''}.`;
}

/** The differences of the state from another one, in clauses. */
export function rollbackDifferences(state: RollbackState, other: RollbackState): Difference[] {
  const slower = (by: number, what: string) => harmful(by, measureDifference(by, what, 'ms', 1));
  return [
    ...MARKED.flatMap(({ key, name }) => slower(state[key] - other[key], name)),
    ...harmDifference(state.above - other.above, 'action', 'actions', `above ${BUCKETS.at(-1)} ms`),
  ];
}
