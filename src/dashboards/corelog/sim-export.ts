import { fieldOf, wordsOfFile } from '../../sim/words/log-export';
import { LEVELS, type Level } from '../../sim/words/log-filters';
import type { CorelogState, Line } from './sim';

type LineExport = {
  readonly filter: { readonly levels: readonly Level[] };
  readonly lines: readonly Line[];
};

/** Whether a line is of one of the levels; none means all. */
export const passesLevels = ({ level }: Line, levels: readonly Level[]): boolean =>
  levels.length === 0 || levels.includes(level);

/** The lines that pass, as recorded, and what they passed. */
export function exportOf({ lines }: CorelogState, levels: readonly Level[]): LineExport {
  return { filter: { levels }, lines: lines.filter((line) => passesLevels(line, levels)) };
}

/** Rebuilds an export of `state` with the filter in untrusted file data; undefined if that has no valid filter. */
export function rebuildExport(state: CorelogState, fileData: unknown): LineExport | undefined {
  const levels = wordsOfFile(fieldOf(fieldOf(fileData, 'filter'), 'levels'), LEVELS);
  return levels && exportOf(state, levels);
}
