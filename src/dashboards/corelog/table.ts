import { countDifference, type Difference, harmful } from '../../sim/words/difference';
import { LEVELS } from '../../sim/words/log-filters';
import type { Table } from '../../sim/words/table';
import type { CorelogState } from './sim';

const COLUMNS = [
  { key: 'id', label: 'Line' },
  { key: 'ts', label: 'Time', instant: 'full' },
  { key: 'level', label: 'Level' },
  { key: 'source', label: 'Source' },
  { key: 'msg', label: 'Message' },
  { key: 'corr', label: 'Incident' },
] satisfies Table['columns'];

/** One row a line, newest first. */
export function corelogTable({ lines }: CorelogState): Table {
  return {
    columns: COLUMNS,
    rows: lines
      .map(({ id, ts, level, source, msg, corr }) => ({
        key: id,
        at: ts,
        cells: [id, ts, level, source, msg, corr ?? 'none'],
      }))
      .reverse(),
  };
}

/**
 * What the figure cannot say, in one sentence: how many lines there are of each level, and where the newest is from.
 */
export function corelogSentence({ lines }: CorelogState): string {
  const counts = LEVELS.map((level) => `${lines.filter((line) => line.level === level).length} ${level}`);
  return `${counts.join(', ')}; newest from ${lines.at(-1)?.source ?? 'none'}.`;
}

/** The differences of the state from another one, in clauses. */
export function corelogDifferences(state: CorelogState, other: CorelogState): Difference[] {
  return LEVELS.flatMap((level) => {
    const count = ({ lines }: CorelogState) => lines.filter((line) => line.level === level).length;
    const by = count(state) - count(other);
    const difference = countDifference(by, `${level} line`, `${level} lines`);
    return level === 'WARN' || level === 'ERROR' ? harmful(by, difference) : difference;
  });
}
