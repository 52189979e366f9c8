import { EXPORT } from '../../sim/tables/log-export';
import { MAX_SUBJECT, TAGS } from '../../sim/tables/log-filters';
import { RATE, RETENTION } from '../../sim/words/event-settings';
import { isoInstant } from '../../sim/words/units';
import { Chips } from '../../ui/log/chips';
import type { Fields, Heads } from '../../ui/log/entry';
import { filterText } from '../../ui/log/filter-text';
import { LogStrip } from '../../ui/log/log-strip';
import { LogView } from '../../ui/log/log-view';
import { RangeField } from '../../ui/log/range-field';
import { UpperCaseField } from '../../ui/log/upper-case-field';
import type { LogProps } from '../contract';
import { TAG_TONES } from './inks';
import { FULL_LATENCY_MS, newestSeq, readerOf } from './log-entry';
import type { EventRecord, EventsSettings, EventsState } from './sim';
import { anomaliesBySecond } from './sim-anomalies';
import { exportOf, MOST_EXPORTED } from './sim-export';
import { type EventFilter, filterEvents } from './sim-filter';
import { withRateChange } from './sim-rate-change';
import { SLIDER_STEP } from './sim-reachable';
import { recomputedHash } from './sim-verify';

const HEADS: Heads = {
  time: 'Time',
  word: 'Tag',
  code: 'Code',
  text: 'Message',
  corr: 'Correlation',
  measure: 'Latency',
  bar: `to ${FULL_LATENCY_MS} ms`,
  more: 'Source, previous hash › hash',
};

/** Fields that are instants. */
const INSTANTS: readonly string[] = ['ts', 'created'];

const keyOf = ({ id }: EventRecord) => id;

/** Lists all fields of a record; after those of an altered one, the hash recomputed from them. */
function fieldsOf(record: EventRecord, broken: boolean): Fields {
  const fields = Object.entries(record).map(
    ([name, value]) =>
      [name, INSTANTS.includes(name) ? `${value} (${isoInstant(Number(value))})` : String(value)] as const,
  );
  return broken ? [...fields, ['recomputed', recomputedHash(record)]] : fields;
}

/** Rows of the event stream, newest first, with its filters, its rate and its retention. */
export default function EventLog({
  world,
  state,
  other,
  settings,
  filter,
  setFilter,
  lag,
  now,
  change,
  controls,
}: LogProps<EventsState, EventFilter, EventsSettings>) {
  const { tags, subject } = filter;
  const passing = filterEvents(state.events, filter);
  const rows = passing.toReversed();
  const { entryOf, isBroken } = readerOf(state, other, settings.retention);
  const rate = settings.rates.at(-1)?.rate ?? RATE.default;
  return (
    <LogView
      strip={
        other && (
          <LogStrip
            label="anomalies in each second; total kept"
            counts={anomaliesBySecond(state)}
            others={anomaliesBySecond(other)}
            otherWords={controls.otherWords}
          />
        )
      }
      controls={controls}
      total={state.events.length}
      label="Events"
      heads={HEADS}
      rows={rows}
      others={other && filterEvents(other.events, filter).toReversed()}
      keyOf={keyOf}
      entryOf={entryOf}
      fieldsOf={(record) => fieldsOf(record, isBroken(record))}
      behind={lag && { ms: lag.ms, fresh: String(Math.max(newestSeq(lag.state) - newestSeq(state), 0)) }}
      exportPassing={() => controls.save(EXPORT, exportOf(state, filter))}
      mostExported={MOST_EXPORTED}
      chosen={[
        filterText(tags, 'all tags'),
        ...(subject.trim() === '' ? [] : [`subject ${subject.trim()}…`]),
        ...(rate === RATE.default ? [] : [`${rate} a minute`]),
        ...(settings.retention === RETENTION.default ? [] : [`${settings.retention} kept`]),
      ].join(', ')}
      filters={
        <>
          <Chips
            label="Tags"
            words={TAGS}
            tones={TAG_TONES}
            chosen={tags}
            choose={(chosen) => setFilter({ tags: chosen, subject })}
          />
          <div className="log-settings">
            <UpperCaseField
              label="Subject begins with"
              value={subject}
              longest={MAX_SUBJECT}
              change={(text) => setFilter({ tags, subject: text })}
            />
            <RangeField
              label="Rate"
              unit="a minute"
              min={RATE.lowest}
              max={RATE.highest}
              step={SLIDER_STEP}
              value={rate}
              commit={(next) => change({ ...settings, rates: withRateChange(world, settings.rates, now(), next) })}
            />
            <RangeField
              label="Retention"
              unit="events"
              min={RETENTION.lowest}
              max={RETENTION.highest}
              step={SLIDER_STEP}
              value={settings.retention}
              commit={(retention) => change({ ...settings, retention })}
            />
          </div>
        </>
      }
    />
  );
}
