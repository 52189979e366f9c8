import { type ChangeEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isoInstant } from '../../sim/units';
import { entriesOf, stored } from '../../storage/storage';
import { Chips } from '../../ui/log/chips';
import { FADE_STEPS, type Fields, type LogEntry } from '../../ui/log/entry';
import { type LogControls, LogView } from '../../ui/log/log-view';
import { RangeField } from '../../ui/log/range-field';
import { TAG_TONES } from './inks';
import { type EventRecord, type EventsSettings, type EventsState, fadeAt, RETENTION } from './sim';
import { type EventFilter, filterEvents } from './sim-filter';
import { RATE, reanchor } from './sim-schedule';
import { ALL, addressOfFilter, filterOfAddress, filterOfStorage, MAX_SUBJECT } from './sim-view';
import { TAGS } from './sim-words';

/** Events that an export holds at most. */
const MOST_EXPORTED = 400;
/** Events, and events a minute, by which the sliders step. */
const SLIDER_STEP = 10;
/** Fields that are instants. */
const INSTANTS: readonly string[] = ['ts', 'created'];

/** The entry `northwall.events`. */
const storedFilter = stored<EventFilter>('events', 1, (value) => {
  const entries = entriesOf(value);
  return filterOfStorage(entries?.get('tags'), entries?.get('subject'));
});

/** The visitor's filter, out of the address or else the storage. A change of theirs is kept in both. */
function useFilter(): readonly [EventFilter, (filter: EventFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(
    () => filterOfAddress(query.get('tags'), query.get('subject')) ?? storedFilter.read() ?? ALL,
  );
  const change = (next: EventFilter) => {
    setFilter(next);
    storedFilter.write(next);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(addressOfFilter(next))) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}

const keyOf = ({ id }: EventRecord) => id;

const fieldsOf = (record: EventRecord): Fields =>
  Object.entries(record).map(([name, value]) => [
    name,
    INSTANTS.includes(name) ? `${value} (${isoInstant(Number(value))})` : String(value),
  ]);

interface EventLogProps extends LogControls {
  readonly seed: string;
  readonly state: EventsState;
  readonly settings: EventsSettings;
  readonly lag: { readonly ms: number; readonly state: EventsState } | undefined;
  now(): number;
  change(settings: EventsSettings): void;
  save(name: string, content: Readonly<Record<string, unknown>>): void;
}

/** The event stream as rows, newest first, with its filters, its rate and its retention. */
export default function EventLog({ seed, state, settings, lag, now, change, save, ...controls }: EventLogProps) {
  const subjectId = useId();
  const [filter, setFilter] = useFilter();
  const passing = filterEvents(state.events, filter);
  const flagOf = (seq: number) =>
    state.breaks.includes(seq) ? 'broken' : state.anomalies.includes(seq) ? 'anomaly' : undefined;
  const entryOf = (record: EventRecord): LogEntry => ({
    at: record.created,
    word: record.tag,
    tone: TAG_TONES[record.tag],
    code: record.code,
    text: record.msg,
    measure: `${record.lat.toFixed(1)} ms`,
    corr: record.corr,
    flag: flagOf(record.seq),
    fade: Math.ceil(fadeAt(record, state.ts) * FADE_STEPS),
  });
  const newest = (of: EventsState) => of.events.at(-1)?.seq ?? 0;
  const rate = settings.rates.at(-1)?.rate ?? RATE.default;
  return (
    <LogView
      controls={controls}
      total={state.events.length}
      label="Events"
      rows={passing.toReversed()}
      passes={(record) => filterEvents([record], filter).length > 0}
      keyOf={keyOf}
      entryOf={entryOf}
      fieldsOf={fieldsOf}
      behind={lag && { ms: lag.ms, fresh: String(newest(lag.state) - newest(state)) }}
      tools={
        <button
          type="button"
          className="button"
          onClick={() => save('export', { filter, events: passing.slice(-MOST_EXPORTED) })}
        >
          Export
        </button>
      }
      filters={
        <>
          <Chips
            label="Tags"
            words={TAGS}
            tones={TAG_TONES}
            chosen={filter.tags}
            choose={(tags) => setFilter({ ...filter, tags })}
          />
          <div className="log-settings">
            <div className="log-field">
              <label htmlFor={subjectId}>Subject begins with</label>
              <input
                id={subjectId}
                type="search"
                value={filter.subject}
                maxLength={MAX_SUBJECT}
                spellCheck={false}
                autoComplete="off"
                onChange={(event: ChangeEvent<HTMLInputElement>) =>
                  setFilter({ ...filter, subject: event.target.value.toUpperCase() })
                }
              />
            </div>
            <RangeField
              label="Rate"
              unit="a minute"
              min={RATE.lowest}
              max={RATE.highest}
              step={SLIDER_STEP}
              value={rate}
              commit={(next) => change({ ...settings, rates: reanchor(seed, settings.rates, now(), next) })}
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
