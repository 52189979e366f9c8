import { exportByWord } from '../../sim/tables/log-export';
import { TYPES } from '../../sim/tables/log-filters';
import type { TransparencyEntry } from './sim';

/** The transparency log's entries as a file, filtered by type. */
export const entryExport = exportByWord({
  field: 'types',
  rows: 'entries',
  words: TYPES,
  wordOf: ({ type }: TransparencyEntry) => type,
});
