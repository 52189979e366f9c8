import { floor, max, min } from '../../sim/math/math';
import { type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { countText } from '../../sim/words/sentences';
import { SECOND_MS } from '../../sim/words/time';
import {
  BUCKETS,
  countBuckets,
  HIGHEST_PERCENTILE,
  PERCENTILES,
  percentileText,
  type RollbackSample,
  type RollbackState,
} from './sim';

const RANGES = [...BUCKETS.map((edge, i) => `${BUCKETS[i - 1] ?? 0} to ${edge}`), `above ${BUCKETS.at(-1)}`];

/** Table with one row a bucket, the fastest first, and one for samples above the last. */
export function rollbackTable({ buckets, above, samples }: RollbackState): Table {
  const forced = countBuckets(samples.filter(({ corr }) => corr !== null));
  const forcedCounts = [...forced.buckets, forced.above];
  const share = (count: number) => ((count * 100) / samples.length).toFixed(1);
  const ranges = [...buckets, above].map((count, i) => ({ i, count, forced: forcedCounts[i] as number }));
  return tableOf(ranges, {
    key: ({ i }) => String(i),
    columns: [
      { key: 'range', label: 'Latency', unit: 'ms', cell: ({ i }) => RANGES[i] as string },
      { key: 'samples', label: 'Actions undone', numeric: true, cell: ({ count }) => count },
      { key: 'ordinary', label: 'Outside an incident', numeric: true, cell: (range) => range.count - range.forced },
      { key: 'forced', label: 'During an incident', numeric: true, cell: (range) => range.forced },
      { key: 'share', label: 'Share', unit: '%', numeric: true, cell: ({ count }) => share(count) },
    ],
  });
}

/** Tables of the percentiles across the bars, and of the strip's samples by the second, the newest first. */
export function rollbackDetails(state: RollbackState): NamedTable[] {
  const secondOf = ({ ts }: RollbackSample) => floor(ts / SECOND_MS) * SECOND_MS;
  const seconds = [...new Set(state.samples.map(secondOf))].reverse().map((from) => {
    const samples = state.samples.filter((sample) => secondOf(sample) === from);
    return { from, times: samples.map(({ ms }) => ms), forced: samples.filter(({ corr }) => corr !== null).length };
  });
  const percentiles = tableOf(PERCENTILES, {
    key: ({ key }) => key,
    columns: [
      { key: 'percentile', label: 'Percentile', cell: ({ name }) => name },
      { key: 'ms', label: 'Latency', unit: 'ms', numeric: true, cell: ({ key }) => percentileText(state[key]) },
    ],
  });
  const strip = tableOf(seconds, {
    key: ({ from }) => String(from),
    at: ({ from }) => from,
    columns: [
      { key: 'from', label: 'From', instant: 'time', cell: ({ from }) => from },
      { key: 'samples', label: 'Actions undone', numeric: true, cell: ({ times }) => times.length },
      { key: 'forced', label: 'During an incident', numeric: true, cell: ({ forced }) => forced },
      { key: 'fastest', label: 'Fastest', unit: 'ms', numeric: true, cell: ({ times }) => min(...times).toFixed(2) },
      { key: 'slowest', label: 'Slowest', unit: 'ms', numeric: true, cell: ({ times }) => max(...times).toFixed(2) },
    ],
  });
  return [
    { name: 'Percentiles', ...percentiles },
    { name: 'Last seconds', ...strip },
  ];
}

/** Sentence that adds to the figure the median, the slowest, and the rollback or what it has left in the window. */
export function rollbackSentence(state: RollbackState): string {
  const { p50, above, corr, samples } = state;
  const forced = samples.filter((sample) => sample.corr).length;
  const left = forced > 0 ? `; ${forced} of the ${samples.length} actions were undone during an incident` : '';
  const { name, key } = HIGHEST_PERCENTILE;
  const slowest = `the ${name} ${percentileText(state[key])} ms; ${countText(above, 'action')} took longer than ${BUCKETS.at(-1)} ms`;
  return `The median is ${percentileText(p50)} ms and ${slowest}${corr ? `; incident ${corr} is being rolled back` : left}.`;
}
