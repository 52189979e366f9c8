import { exportByWord } from '../../sim/tables/log-export';
import { LEVELS } from '../../sim/tables/log-filters';
import type { LogLine } from './sim';

/** The core log's lines as a file, filtered by level. */
export const lineExport = exportByWord({
  field: 'levels',
  rows: 'lines',
  words: LEVELS,
  wordOf: ({ level }: LogLine) => level,
});
