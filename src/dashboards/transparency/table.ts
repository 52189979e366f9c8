import { type Table, tableOf } from '../../sim/tables/table';
import { countText } from '../../sim/words/sentences';
import { isAdded } from '../../sim/world/incidents/incident-numbers';
import type { TransparencyState } from './sim';

/** Table with one row an entry, newest first. */
export const transparencyTable = ({ entries }: TransparencyState): Table =>
  tableOf(entries.toReversed(), {
    key: ({ id }) => id,
    at: ({ ts }) => ts,
    columns: [
      { key: 'seq', label: 'Entry', numeric: true, cell: ({ seq }) => seq },
      { key: 'id', label: 'ID', cell: ({ id }) => id },
      { key: 'ts', label: 'Time', instant: 'full', cell: ({ ts }) => ts },
      { key: 'type', label: 'Type', cell: ({ type }) => type },
      { key: 'detail', label: 'Detail', cell: ({ detail }) => detail },
    ],
  });

/**
 * Number of entries of `live` since `frozen`, as text; their numbers do not say it, as those that a fork adds are out
 * of order.
 */
export function entriesSince(live: TransparencyState, frozen: TransparencyState): string {
  const count = live.entries.filter(({ ts }) => ts > frozen.ts).length;
  return count === live.entries.length ? `more than ${count}` : String(count);
}

/** Sentence that adds to the figure the last veto, the number of vetoes, and whether entries are missing. */
export function transparencySentence({ entries }: TransparencyState): string {
  const vetoes = entries.filter(({ type }) => type === 'VETO');
  // Entries of incidents that a fork adds are numbered above all others.
  const ordinary = entries.filter(({ seq }) => !isAdded(seq));
  const added = entries.length - ordinary.length;
  const [from, to] = [ordinary[0]?.seq ?? 0, ordinary.at(-1)?.seq ?? 0];
  const missing = to - from + 1 - ordinary.length;
  const last = vetoes.at(-1);
  const newest = last ? `Newest VETO entry: ${last.detail.replace(':', ',')}. ` : '';
  const gaps =
    missing === 0
      ? ', and none is missing'
      : `; ${countText(missing, 'entry', 'entries')} of the original ${missing === 1 ? 'is' : 'are'} missing`;
  const extra = added > 0 ? `; ${countText(added, 'entry is', 'entries are')} not in the original` : '';
  return `${newest}Entries ${from} to ${to} include ${countText(vetoes.length, 'veto', 'vetoes')}${gaps}${extra}.`;
}
