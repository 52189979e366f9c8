import { INCIDENT_COLUMN, type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { countText, numberedParts } from '../../sim/words/sentences';
import type { CoresState } from './sim';
import { busiestCore, socketMeans } from './sim-means';

/** Table with one row a core, in order of number. */
export const coresTable = ({ cores }: CoresState): Table =>
  tableOf(cores, {
    key: ({ core }) => String(core),
    columns: [
      { key: 'core', label: 'Core', numeric: true, cell: ({ core }) => core },
      { key: 'socket', label: 'Socket', numeric: true, cell: ({ socket }) => socket },
      { key: 'state', label: 'State', cell: ({ state }) => state },
      { key: 'scenario', label: 'Scenario in force', cell: ({ scenario }) => scenario },
      INCIDENT_COLUMN,
      { key: 'utilisation', label: 'Utilisation', unit: '%', numeric: true, cell: ({ utilisation }) => utilisation },
      { key: 'previous', label: 'Previous reading', unit: '%', numeric: true, cell: ({ previous }) => previous },
    ],
  });

/** Headings of the sockets, as a table. */
export const coresDetails = (state: CoresState): NamedTable[] => [
  {
    name: 'Sockets',
    ...tableOf([...socketMeans(state).entries()], {
      key: ([socket]) => String(socket),
      columns: [
        { key: 'socket', label: 'Socket', numeric: true, cell: ([socket]) => socket },
        { key: 'mean', label: 'Average utilisation', unit: '%', numeric: true, cell: ([, mean]) => mean.toFixed(1) },
      ],
    }),
  },
];

/**
 * Sentence that adds to the figure the busiest core, the number of idle ones, and the sockets that roll back in
 * incidents.
 */
export function coresSentence(state: CoresState): string {
  const busiest = busiestCore(state.cores);
  const incidents = [...new Set(state.cores.flatMap(({ corr }) => corr ?? []))].map((id) => {
    const cores = state.cores.filter(({ corr }) => corr === id);
    const sockets = [...new Set(cores.map(({ socket }) => socket))];
    return `${numberedParts('socket', sockets)} ${sockets.length === 1 ? 'is' : 'are'} in rollback (${id})`;
  });
  const idle = state.cores.filter((core) => core.state === 'idle').length;
  return `${[...(busiest ? [`Core ${busiest.core} is the busiest, at ${busiest.utilisation}%`] : []), `${countText(idle, 'core')} ${idle === 1 ? 'is' : 'are'} idle`, ...incidents].join('; ')}.`;
}
