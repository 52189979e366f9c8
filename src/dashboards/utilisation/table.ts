import { max } from '../../sim/math/math';
import { INCIDENT_COLUMN, type Table, tableOf } from '../../sim/tables/table';
import { isoInstant } from '../../sim/words/units';
import { underWayWords } from '../../sim/world/incident-words/under-way';
import type { UtilisationState } from './sim';
import { differenceOf } from './sim-difference';

/** Table with one row a sample, newest first. */
export const utilisationTable = ({ samples }: UtilisationState): Table =>
  tableOf(samples.toReversed(), {
    key: ({ ts }) => String(ts),
    at: ({ ts }) => ts,
    columns: [
      { key: 'ts', label: 'Time', instant: 'time', cell: ({ ts }) => ts },
      { key: 'core', label: 'Cores', unit: '%', numeric: true, cell: ({ core }) => core.toFixed(1) },
      { key: 'sandbox', label: 'Sandboxes', unit: '%', numeric: true, cell: ({ sandbox }) => sandbox.toFixed(1) },
      {
        key: 'difference',
        label: 'Cores above sandboxes',
        unit: 'points',
        numeric: true,
        cell: (sample) => differenceOf(sample).toFixed(1),
      },
      INCIDENT_COLUMN,
    ],
  });

/** Sentence that adds to the figure the difference between cores and sandboxes, and the peaks of both. */
export function utilisationSentence({ ts, open, samples }: UtilisationState): string {
  const { core = 0, sandbox = 0 } = samples.at(-1) ?? {};
  const points = max(core - sandbox, sandbox - core).toFixed(1);
  const beside = points === '0.0' ? 'level with' : `${points} points ${sandbox < core ? 'below' : 'above'}`;
  const average = sandbox.toFixed(1);
  const at = `at ${isoInstant(ts).slice(11, 21)} UTC`;
  const sandboxes = average === '0.0' ? `had no work ${at}` : `averaged ${average}% ${at}, ${beside} the cores`;
  const peak = (of: 'core' | 'sandbox') => max(...samples.map((sample) => sample[of])).toFixed(1);
  const peaks = `five-minute peaks: cores ${peak('core')}%, sandboxes ${peak('sandbox')}%`;
  return `The sandboxes ${[sandboxes, peaks, ...underWayWords(open)].join('; ')}.`;
}
