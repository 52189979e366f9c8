import type { Tone } from '../../theme/tokens';
import type { LogEntry } from '../../ui/log/entry';
import { TAG_TONES } from './inks';
import { type EventRecord, type EventsState, fadeAt } from './sim';
import { isStopMessage } from './sim-messages';
import { recomputedHash } from './sim-verify';

/** Digits of a hash, enough for the eye to follow a link of the chain. */
const HASH_DIGITS = 8;
/** Longest latency that a row's bar can show, milliseconds. */
export const FULL_LATENCY_MS = 100;
/** Steps in which a row fades. */
const FADE_STEPS = 6;

/** Shortens a hash to digits that the eye can follow along the chain. */
const short = (hash: string) => hash.slice(0, HASH_DIGITS);

/** Number of a state's newest record; 0 without any. */
export const newestSeq = ({ events }: EventsState) => events.at(-1)?.seq ?? 0;

const toneOf = (record: EventRecord): Tone => (isStopMessage(record) ? 'warn' : TAG_TONES[record.tag]);

/** Reader of the newest `retention` records of a state, and of the other state. */
export function readerOf(state: EventsState, other: EventsState | undefined, retention: number) {
  const ownEvents = new Set(state.events);
  /** Returns the state to which a record belongs: a compared log has those of both. */
  const stateOf = (record: EventRecord): EventsState => (other && !ownEvents.has(record) ? other : state);
  const isBroken = (record: EventRecord) => stateOf(record).breaks.includes(record.seq);
  const flagOf = (record: EventRecord) => {
    if (isBroken(record)) return 'broken';
    return stateOf(record).anomalies.includes(record.seq) ? 'anomaly' : undefined;
  };
  const moreOf = (record: EventRecord) => {
    const { ns, shard, prev, hash } = record;
    return isBroken(record) ? `${short(prev)} › ` : `${ns}/${shard} ${short(prev)} › ${short(hash)}`;
  };
  const fadeOf = (record: EventRecord) => {
    const { ts } = stateOf(record);
    return fadeAt(record, ts, newestSeq(stateOf(record)) - record.seq, retention);
  };
  const entryOf = (record: EventRecord): LogEntry => ({
    at: record.created,
    word: record.tag,
    tone: toneOf(record),
    strong: isStopMessage(record),
    code: record.code,
    text: record.msg,
    more: moreOf(record),
    mismatch: isBroken(record) ? { stored: short(record.hash), found: short(recomputedHash(record)) } : undefined,
    measure: `${record.lat.toFixed(1)} ms`,
    share: Math.min(record.lat / FULL_LATENCY_MS, 1),
    corr: record.corr,
    flag: flagOf(record),
    fade: Math.ceil(fadeOf(record) * FADE_STEPS) / FADE_STEPS,
  });
  return { entryOf, isBroken };
}
