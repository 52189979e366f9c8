import { fieldOf, wordsOfFile } from '../../sim/words/log-export';
import { type EntryType, TYPES } from '../../sim/words/log-filters';
import type { Entry, TransparencyState } from './sim';

type EntryExport = {
  readonly filter: { readonly types: readonly EntryType[] };
  readonly entries: readonly Entry[];
};

/** Whether an entry is of one of the types; none means all. */
export const passesTypes = ({ type }: Entry, types: readonly EntryType[]): boolean =>
  types.length === 0 || types.includes(type);

/** The entries that pass, as recorded, and what they passed. */
export function exportOf({ entries }: TransparencyState, types: readonly EntryType[]): EntryExport {
  return { filter: { types }, entries: entries.filter((entry) => passesTypes(entry, types)) };
}

/** Rebuilds an export of `state` with the filter in untrusted file data; undefined if that has no valid filter. */
export function rebuildExport(state: TransparencyState, fileData: unknown): EntryExport | undefined {
  const types = wordsOfFile(fieldOf(fieldOf(fileData, 'filter'), 'types'), TYPES);
  return types && exportOf(state, types);
}
