import { floor } from '../../sim/math/math';
import { type NamedTable, type Table, tableOf } from '../../sim/tables/table';
import { RECOVERY_MS } from '../../sim/world/incidents/gate';
import { FAULTS } from '../../sim/world/incidents/interlocks';
import { type InterlockRow, type InterlocksState, MEMORY_MS } from './sim';
import { stateTimeText } from './sim-duration';
import { delayWords, gateWords, heldState, ignoredFaults, STATE_WORDS, tripPlace } from './sim-gate';

/** Seconds since the last change of state, to one decimal. */
function secondsSince(since: InterlockRow['since'], ts: number): string {
  if (since === null) return `over ${MEMORY_MS / 1_000}`;
  return (floor((ts - since) / 100) / 10).toFixed(1);
}

const why = ({ since, corr }: InterlockRow) => corr ?? (since === null ? 'none in an hour' : 'false trip');

/** Words of a state in a row: an interlock that holds the gate is OK itself. */
const stateText = (state: keyof typeof STATE_WORDS) =>
  state === 'holding' ? `${STATE_WORDS.OK}, ${STATE_WORDS.holding}` : STATE_WORDS[state];

/** Table with one row an interlock. */
export const interlocksTable = (state: InterlocksState): Table =>
  tableOf(
    state.rows.map((row, place) => ({ ...row, ...heldState(state, place) })),
    {
      key: ({ name }) => name,
      columns: [
        { key: 'name', label: 'Interlock', cell: ({ name }) => name },
        { key: 'kind', label: 'Guards against', cell: ({ kind }) => FAULTS[kind] },
        { key: 'state', label: 'State', cell: (row) => stateText(row.state) },
        {
          key: 'since',
          label: 'Time in state',
          unit: 's',
          numeric: true,
          cell: ({ since }) => secondsSince(since, state.ts),
        },
        { key: 'why', label: 'Last fault', cell: why },
        { key: 'recent', label: 'Faults in the last minute', numeric: true, cell: ({ recent }) => recent.length },
      ],
    },
  );

/** Table of the gate that the interlocks close. */
export const interlocksDetails = (state: InterlocksState): NamedTable[] => [
  {
    name: 'Veto gate',
    ...tableOf([state.gate], {
      key: () => 'gate',
      columns: [
        { key: 'gate', label: 'State', cell: ({ closed }) => (closed ? 'closed' : 'open') },
        { key: 'note', label: 'Detail', cell: () => gateWords(state, Number.POSITIVE_INFINITY) },
      ],
    }),
  },
];

/** Words for the newest fault of the last minute and its age; undefined if there was none. */
function newestFault({ ts, rows }: InterlocksState): string | undefined {
  const faults = rows.flatMap(({ name, recent }) => recent.map(({ onset, corr }) => ({ name, onset, corr })));
  const newest = faults.sort((a, b) => b.onset - a.onset)[0];
  if (!newest) return undefined;
  return `${newest.name}, ${newest.corr ?? 'a false trip'}, ${stateTimeText(ts - newest.onset)} ago`;
}

/** Sentence that adds to the figure the instant at which the gate reopens, or the last fault. */
export function interlocksSentence(state: InterlocksState): string {
  const { closed, corr } = state.gate;
  if (closed && corr === null)
    return `False trip ${tripPlace(state)}: its gate reopens ${RECOVERY_MS / 1_000} s after the fault.`;
  if (closed) {
    const vetoing = state.rows.find((row) => row.corr === corr);
    const late = vetoing?.recent.find((fault) => fault.corr === corr && delayWords(fault));
    const reopens = 'gate reopens when the incident is over.';
    return late ? `The veto of ${vetoing?.name} ${delayWords(late)}; the ${reopens}` : `The ${reopens}`;
  }
  const ignored = ignoredFaults(state).map(
    ({ name, fault }) => `${name} shows FAULT, but its veto ${delayWords(fault)}`,
  );
  if (ignored.length > 0) return `${ignored.join('; ')}.`;
  const last = newestFault(state);
  return last ? `Last fault: ${last}.` : 'No fault in the last minute.';
}
