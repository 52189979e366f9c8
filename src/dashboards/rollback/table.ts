import { countDifference, measureDifference } from '../../sim/words/difference';
import type { Table } from '../../sim/words/table';
import { BUCKETS, countBuckets, type RollbackState } from './sim';

const COLUMNS = [
  { key: 'range', label: 'Latency', unit: 'ms' },
  { key: 'samples', label: 'Actions undone', numeric: true },
  { key: 'ordinary', label: 'During a slice', numeric: true },
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

/** What the figure cannot say, in one sentence: the median, the slowest, and what is rolled back. */
export function rollbackSummary({ p50, p99, above, corr }: RollbackState): string {
  const slowest = `P99 ${p99.toFixed(2)} ms, ${above} above ${BUCKETS.at(-1)} ms`;
  return `Median ${p50.toFixed(2)} ms, ${slowest}${corr ? `; incident ${corr} is being rolled back` : ''}.`;
}

/** The differences of the state from another one, in clauses. */
export function rollbackDifferences(state: RollbackState, other: RollbackState): string[] {
  return [
    ...measureDifference(state.p95 - other.p95, 'P95', 'ms', 2),
    ...measureDifference(state.p99 - other.p99, 'P99', 'ms', 2),
    ...countDifference(state.above - other.above, 'action', 'actions', `above ${BUCKETS.at(-1)} ms`),
  ];
}
