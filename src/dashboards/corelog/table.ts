import { LEVELS } from '../../sim/tables/log-filters';
import { INCIDENT_COLUMN, type Table, tableOf } from '../../sim/tables/table';
import type { CorelogState } from './sim';

/** Table with one row a line, newest first. */
export const corelogTable = ({ lines }: CorelogState): Table =>
  tableOf(lines.toReversed(), {
    key: ({ id }) => id,
    at: ({ ts }) => ts,
    columns: [
      { key: 'id', label: 'Line', cell: ({ id }) => id },
      { key: 'ts', label: 'Time', instant: 'full', cell: ({ ts }) => ts },
      { key: 'level', label: 'Level', cell: ({ level }) => level },
      { key: 'source', label: 'Source', cell: ({ source }) => source },
      { key: 'msg', label: 'Message', cell: ({ msg }) => msg },
      INCIDENT_COLUMN,
    ],
  });

/** Sentence that adds to the figure the number of lines of each level, and the source of the newest. */
export function corelogSentence({ lines }: CorelogState): string {
  const counts = LEVELS.map((level) => `${level} ${lines.filter((line) => line.level === level).length}`);
  const newest = lines.at(-1);
  return `By level: ${counts.join(', ')}${newest ? `; the newest is from ${newest.source}` : ''}.`;
}
