import { EXPORT } from '../../sim/tables/log-export';
import { LEVELS } from '../../sim/tables/log-filters';
import { isoInstant, withCountsGrouped } from '../../sim/words/units';
import { Chips } from '../../ui/log/chips';
import type { Fields, Heads, LogEntry } from '../../ui/log/entry';
import { filterText } from '../../ui/log/filter-text';
import { INTERVAL_BAR, intervalsOf, NO_INTERVAL } from '../../ui/log/intervals';
import { LogView } from '../../ui/log/log-view';
import type { LogProps } from '../contract';
import { LEVEL_TONES } from './inks';
import { type CorelogState, type LogLine, WINDOW_MS } from './sim';
import { lineExport } from './sim-export';

const HEADS: Heads = {
  time: 'Time',
  word: 'Level',
  code: 'Source',
  text: 'Message',
  corr: 'Incident',
  measure: 'Interval',
  bar: INTERVAL_BAR,
  more: 'Line',
};

const keyOf = ({ id }: LogLine) => id;

const entryOf = ({ id, ts, level, source, msg, corr }: LogLine): Omit<LogEntry, 'measure' | 'share'> => ({
  at: ts,
  word: level,
  tone: LEVEL_TONES[level],
  code: source,
  text: withCountsGrouped(msg),
  more: id,
  corr,
  strong: level === 'ERROR',
});

const fieldsOf = ({ id, ts, level, source, msg, corr }: LogLine): Fields => [
  ['id', id],
  ['ts', `${ts} (${isoInstant(ts)})`],
  ['level', level],
  ['source', source],
  ['msg', msg],
  ['corr', corr ?? 'none'],
];

/** Lines of `live` since `frozen`; the log holds five minutes of them. */
function fresh(live: CorelogState, frozen: CorelogState): string {
  const count = live.lines.filter(({ ts }) => ts > frozen.ts).length;
  return live.ts - frozen.ts > WINDOW_MS ? `more than ${count}` : String(count);
}

/** The core log as rows, newest first. */
export default function CoreLog({
  state,
  other,
  filter,
  setFilter,
  lag,
  controls,
}: LogProps<CorelogState, typeof lineExport.everything>) {
  const intervals = new Map([...intervalsOf(other?.lines ?? []), ...intervalsOf(state.lines)]);
  const rows = lineExport.passing(state.lines, filter).toReversed();
  return (
    <LogView
      controls={controls}
      total={state.lines.length}
      label="Lines"
      heads={HEADS}
      rows={rows}
      others={other && lineExport.passing(other.lines, filter).toReversed()}
      keyOf={keyOf}
      entryOf={(line) => ({
        ...entryOf(line),
        ...(intervals.get(line.id) ?? NO_INTERVAL),
      })}
      fieldsOf={fieldsOf}
      behind={lag && { ms: lag.ms, fresh: fresh(lag.state, state) }}
      exportPassing={() => controls.save(EXPORT, lineExport.exportOf(state.lines, filter))}
      chosen={filterText(filter.levels, 'all levels')}
      longest={15}
      filters={
        <Chips
          label="Levels"
          words={LEVELS}
          tones={LEVEL_TONES}
          chosen={filter.levels}
          choose={(chosen) => setFilter({ levels: chosen })}
        />
      }
    />
  );
}
