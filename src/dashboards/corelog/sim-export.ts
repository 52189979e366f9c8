import { exportByWord } from '../../sim/words/log-export';
import { LEVELS } from '../../sim/words/log-filters';
import type { LogLine } from './sim';

/** The core log's lines as a file, filtered by level. */
export const lineExport = exportByWord({
  field: 'levels',
  rows: 'lines',
  words: LEVELS,
  wordOf: ({ level }: LogLine) => level,
});
