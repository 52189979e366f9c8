import type { WorldName } from '../../sim/math/seed-of';
import { RATE, RETENTION } from '../../sim/words/event-settings';
import { EXPORT } from '../../sim/words/log-export';
import { MAX_SUBJECT, TAGS } from '../../sim/words/log-filters';
import { isoInstant } from '../../sim/words/units';
import { Chips } from '../../ui/log/chips';
import type { Fields, Heads, LogEntry } from '../../ui/log/entry';
import { filterText } from '../../ui/log/filter-text';
import { type LogControls, LogView } from '../../ui/log/log-view';
import { railsOf } from '../../ui/log/rails';
import { RangeField } from '../../ui/log/range-field';
import { UpperCaseField } from '../../ui/log/upper-case-field';
import { TAG_TONES } from './inks';
import { type EventRecord, type EventsSettings, type EventsState, fadeAt } from './sim';
import { exportOf } from './sim-export';
import { type EventFilter, filterEvents } from './sim-filter';
import { saysHeld, saysStop } from './sim-messages';
import { SLIDER_STEP } from './sim-reachable';
import { withRateChange } from './sim-schedule';
import { recomputedHash } from './sim-verify';

/** Digits of a hash by which the eye follows a link of the chain. */
const HASH_DIGITS = 8;
/** Digits of a record’s own hash. */
const OWN_DIGITS = 12;
/** Longest latency that a row's bar can show, milliseconds. */
const FULL_LATENCY_MS = 100;
/** Steps in which a row fades. */
const FADE_STEPS = 6;

const HEADS: Heads = {
  time: 'Time',
  word: 'Tag',
  code: 'Code',
  text: 'Message',
  corr: 'Correlation',
  measure: 'Latency',
  more: 'Source, previous hash › hash',
};

/** Fields that are instants. */
const INSTANTS: readonly string[] = ['ts', 'created'];

const keyOf = ({ id }: EventRecord) => id;

/** The beginning of a hash, by which the eye follows a link of the chain. */
const short = (hash: string) => hash.slice(0, HASH_DIGITS);

/** All fields of a record; behind those of an altered one, the hash that they give. */
function fieldsOf(record: EventRecord, broken: boolean): Fields {
  const fields = Object.entries(record).map(
    ([name, value]) =>
      [name, INSTANTS.includes(name) ? `${value} (${isoInstant(Number(value))})` : String(value)] as const,
  );
  return broken ? [...fields, ['recomputed', recomputedHash(record)]] : fields;
}

interface EventLogProps extends LogControls {
  readonly world: WorldName;
  readonly state: EventsState;
  readonly other: EventsState | undefined;
  readonly settings: EventsSettings;
  readonly filters: EventFilter;
  setFilters(chosen: EventFilter): void;
  readonly lag: { readonly ms: number; readonly state: EventsState } | undefined;
  now(): number;
  change(settings: EventsSettings): void;
}

/** The event stream as rows, newest first, with its filters, its rate and its retention. */
export default function EventLog({
  world,
  state,
  other,
  settings,
  filters,
  setFilters,
  lag,
  now,
  change,
  ...controls
}: EventLogProps) {
  const { tags, subject } = filters;
  const passing = filterEvents(state.events, filters);
  const rows = passing.toReversed();
  const rails = railsOf(rows.map(({ id, corr }) => ({ id, corr: corr.startsWith('inc-') ? corr : null })));
  const ownEvents = new Set(state.events);
  /** The state that a record is of: a compared log has those of both. */
  const stateOf = (record: EventRecord): EventsState => (other && !ownEvents.has(record) ? other : state);
  const isBroken = (record: EventRecord) => stateOf(record).breaks.includes(record.seq);
  const flagOf = (record: EventRecord) =>
    isBroken(record) ? 'broken' : stateOf(record).anomalies.includes(record.seq) ? 'anomaly' : undefined;
  const moreOf = (record: EventRecord) => {
    const { ns, shard, prev, hash } = record;
    return isBroken(record) ? `${short(prev)} › ` : `${ns}/${shard} ${short(prev)} › ${hash.slice(0, OWN_DIGITS)}`;
  };
  const newest = (of: EventsState) => of.events.at(-1)?.seq ?? 0;
  const fadeOf = (record: EventRecord) => {
    const { ts } = stateOf(record);
    return fadeAt(record, ts, newest(stateOf(record)) - record.seq, settings.retention);
  };
  const entryOf = (record: EventRecord): LogEntry => ({
    at: record.created,
    word: record.tag,
    tone: saysStop(record) ? 'warn' : saysHeld(record) ? 'idle' : TAG_TONES[record.tag],
    strong: saysStop(record),
    code: record.code,
    text: record.msg,
    more: moreOf(record),
    mismatch: isBroken(record) ? { stored: short(record.hash), found: short(recomputedHash(record)) } : undefined,
    measure: `${record.lat.toFixed(1)} ms`,
    share: Math.min(record.lat / FULL_LATENCY_MS, 1),
    corr: record.corr,
    flag: flagOf(record),
    rail: rails.get(record.id),
    fade: Math.ceil(fadeOf(record) * FADE_STEPS) / FADE_STEPS,
  });
  const rate = settings.rates.at(-1)?.rate ?? RATE.default;
  return (
    <LogView
      controls={controls}
      total={state.events.length}
      label="Events"
      heads={HEADS}
      rows={rows}
      others={other && filterEvents(other.events, filters).toReversed()}
      keyOf={keyOf}
      entryOf={entryOf}
      fieldsOf={(record) => fieldsOf(record, isBroken(record))}
      behind={lag && { ms: lag.ms, fresh: String(newest(lag.state) - newest(state)) }}
      exportShown={() => controls.save(EXPORT, exportOf(state, { tags, subject }))}
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
            choose={(chosen) => setFilters({ tags: chosen, subject })}
          />
          <div className="log-settings">
            <UpperCaseField
              label="Subject begins with"
              value={subject}
              longest={MAX_SUBJECT}
              change={(text) => setFilters({ tags, subject: text })}
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
