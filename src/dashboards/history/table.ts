import { cacheArguments } from '../../sim/math/cache-arguments';
import { max, min } from '../../sim/math/math';
import { type Column, type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { countText, countWord } from '../../sim/words/sentences';
import { grouped, isoInstant } from '../../sim/words/units';
import { underWayWords } from '../../sim/world/incident-words/under-way';
import { PODS } from '../../sim/world/topology';
import { errorsSince, type HistoryState, SHOWN_MS, type SiteSample } from './sim';

/** Samples as rows, with their instants to the minute or to the second, and their errors under `errorsLabel`. */
const samplesTable = (
  samples: readonly SiteSample[],
  instant: NonNullable<Column['instant']>,
  errorsLabel: string,
): Table =>
  tableOf(samples, {
    key: ({ ts }) => String(ts),
    at: ({ ts }) => ts,
    columns: [
      { key: 'ts', label: 'Time', instant, cell: ({ ts }) => ts },
      { key: 'fp4', label: 'FP4 rate', unit: 'TFLOPS', numeric: true, cell: ({ fp4 }) => fp4 },
      { key: 'power', label: 'Power', unit: 'kW', numeric: true, cell: ({ power }) => power },
      ...PODS.map((pod) => ({
        key: `power${pod}`,
        label: `Pod ${pod}`,
        unit: 'kW',
        numeric: true,
        cell: (sample: SiteSample) => sample[`power${pod}`],
      })),
      { key: 'down', label: 'GPUs down', numeric: true, cell: ({ down }) => down },
      { key: 'errors', label: errorsLabel, numeric: true, cell: ({ errors }) => errors },
    ],
  });

const newestFirst = cacheArguments(4, (samples: readonly SiteSample[]) =>
  samplesTable(samples.toReversed(), 'minute', 'Node errors, last 5 min'),
);

/** Table with one row a sample, newest first: the same table until the next whole step. */
export const historyTable = ({ samples }: HistoryState): Table => newestFirst(samples);

/** Table of the present, in the form of the samples. Its errors count from the last whole step. */
export const historyDetails = ({ now }: HistoryState): NamedTable[] => [
  {
    name: `Now, a reading every ${SHOWN_MS / 1_000} s`,
    ...samplesTable([now], 'second', `Node errors since ${isoInstant(errorsSince(now.ts)).slice(11, 16)} UTC`),
  },
];

/**
 * Sentence that adds to the figure the range of the day, and the GPUs down at the figure's instant, in incidents and
 * for maintenance.
 */
export function historySentence({ now, open, samples, maintained }: HistoryState): string {
  const rates = [...samples, now].map(({ fp4 }) => fp4);
  const errors = samples.reduce((total, sample) => total + sample.errors, 0);
  const maintenance = maintained.at(-1) ?? 0;
  const taken = now.down - maintenance;
  const are = (gpus: number) => `${countText(gpus, 'GPU')} ${gpus === 1 ? 'is' : 'are'} down`;
  const gpus =
    taken > 0
      ? `${are(taken)} in ${open.length > 1 ? 'incidents' : 'an incident'} and ${countWord(maintenance)} for maintenance`
      : `${are(maintenance)} for maintenance`;
  return (
    `In the last 24 h the rate ranged from ${grouped(min(...rates))} to ${grouped(max(...rates))} TFLOPS, with ${grouped(errors)} node errors. ` +
    `At ${isoInstant(now.ts).slice(11, 19)} UTC ${[gpus, ...underWayWords(open)].join('; ')}.`
  );
}
