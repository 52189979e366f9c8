import { EXPORT } from '../../sim/tables/log-export';
import { TYPES } from '../../sim/tables/log-filters';
import { isoInstant, withCountsGrouped } from '../../sim/words/units';
import { Chips } from '../../ui/log/chips';
import type { Fields, Heads, LogEntry } from '../../ui/log/entry';
import { filterText } from '../../ui/log/filter-text';
import { INTERVAL_BAR, intervalsOf, NO_INTERVAL } from '../../ui/log/intervals';
import { LogView } from '../../ui/log/log-view';
import type { LogProps } from '../contract';
import { TYPE_TONES } from './inks';
import type { TransparencyEntry, TransparencyState } from './sim';
import { entryExport } from './sim-export';
import { entriesSince } from './table';

/** Matches an incident's correlation id at the beginning of a detail. */
const CORRELATION = /^(inc-[^:\s]+):/;

const corrOf = ({ detail }: TransparencyEntry) => CORRELATION.exec(detail)?.[1] ?? null;

const HEADS: Heads = {
  time: 'Time',
  word: 'Type',
  text: 'Detail',
  corr: 'Incident',
  measure: 'Interval',
  bar: INTERVAL_BAR,
  more: 'Entry',
};

const keyOf = ({ id }: TransparencyEntry) => id;

const entryOf = (entry: TransparencyEntry): Omit<LogEntry, 'measure' | 'share'> => ({
  at: entry.ts,
  word: entry.type,
  tone: TYPE_TONES[entry.type],
  text: withCountsGrouped(entry.detail),
  more: `no. ${entry.seq} ${entry.id}`,
  corr: corrOf(entry),
  strong: entry.type === 'VETO',
});

const fieldsOf = ({ id, seq, ts, type, detail }: TransparencyEntry): Fields => [
  ['id', id],
  ['seq', String(seq)],
  ['ts', `${ts} (${isoInstant(ts)})`],
  ['type', type],
  ['detail', detail],
];

/** Rows of the transparency log, newest first. */
export default function TransparencyLog({
  state,
  other,
  filter,
  setFilter,
  lag,
  controls,
}: LogProps<TransparencyState, typeof entryExport.everything>) {
  const rows = entryExport.passing(state.entries, filter).toReversed();
  const intervals = new Map([...intervalsOf(other?.entries ?? []), ...intervalsOf(state.entries)]);
  return (
    <LogView
      controls={controls}
      total={state.entries.length}
      label="Entries"
      heads={HEADS}
      rows={rows}
      others={other && entryExport.passing(other.entries, filter).toReversed()}
      keyOf={keyOf}
      entryOf={(entry) => ({
        ...entryOf(entry),
        ...(intervals.get(entry.id) ?? NO_INTERVAL),
      })}
      fieldsOf={fieldsOf}
      behind={lag && { ms: lag.ms, fresh: entriesSince(lag.state, state) }}
      exportPassing={() => controls.save(EXPORT, entryExport.exportOf(state.entries, filter))}
      chosen={filterText(filter.types, 'all types')}
      longest={18}
      filters={
        <Chips
          label="Types"
          words={TYPES}
          tones={TYPE_TONES}
          chosen={filter.types}
          choose={(chosen) => setFilter({ types: chosen })}
        />
      }
    />
  );
}
