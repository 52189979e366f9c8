import { cacheLast } from '../../sim/math/cache-last';
import { cacheSequence } from '../../sim/math/cache-sequence';
import { anchorOf, BLOCK_RECORDS, blockOf, linkRecord } from '../../sim/math/chain';
import { clamp, floor, max } from '../../sim/math/math';
import { type QuantileTable, quantile } from '../../sim/math/quantiles';
import { stream } from '../../sim/math/random';
import type { WorldName } from '../../sim/math/seed-of';
import type { Tag } from '../../sim/tables/log-filters';
import { RATE, type RateChange, RETENTION } from '../../sim/words/event-settings';
import { isGateClosed } from '../../sim/world/incidents/gate';
import { type Incident, openIncidents } from '../../sim/world/incidents/incidents';
import { incidentMessage, type Message, ordinaryMessage, vetoMessage } from './sim-messages';
import { constantRate, createSchedule, type EventSchedule } from './sim-schedule';

/** Milliseconds after which an event expires. */
export const LIFETIME_MS = 45_000;
/** Share of its lifetime at which an event begins to fade. */
export const FADE_FROM = 0.8;
/** Milliseconds between readings. */
export const CADENCE_MS = 250;

/** Number of shards that record events. */
export const SHARDS = 16;
/** Quantiles of an operation's latency, milliseconds. */
export const LATENCY: QuantileTable = [
  [0, 0.2],
  [0.5, 3.1],
  [0.9, 14],
  [0.99, 80],
  [1, 400],
];
/** Most milliseconds from the instant at the source to the record. */
export const TRANSIT_MS = 24;
/** Number of neighbouring events that share a request. */
const REQUEST_EVENTS = 2;
/**
 * Records remembered: all that can be retained and the block before them, or twice as many as are initially retained.
 */
const REMEMBERED = RETENTION.highest + BLOCK_RECORDS;
/** Altered records remembered: two, for two tamperings at once. */
const ALTERED_REMEMBERED = 2;

/** Event as recorded. The records form a chain, see `sim/math/chain`. */
export interface EventRecord {
  /** `evt-` and `seq` in base 36. */
  readonly id: string;
  /** Number since the Unix epoch. */
  readonly seq: number;
  /** The tag and three digits, such as `NET-607`. */
  readonly code: string;
  readonly tag: Tag;
  /** Upper case, such as `ROVER-12`. */
  readonly subj: string;
  readonly verb: string;
  readonly obj: string;
  /** Namespace, such as `edge.convoy`. */
  readonly ns: string;
  /** 0 to 15. */
  readonly shard: number;
  /** Correlation id: of an incident (`inc-`) or of a request (`req-`). */
  readonly corr: string;
  /** Milliseconds the operation took, to one decimal. */
  readonly lat: number;
  /** 0 informs, 1 warns, 2 fails, 3 stops. */
  readonly sev: number;
  readonly msg: string;
  /** Instant at the source, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Instant of the record, milliseconds since the Unix epoch. */
  readonly created: number;
  readonly hash: string;
  readonly prev: string;
}

/** State of the event stream: the events shown, and the faults of their chain. */
export interface EventsState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Events that are retained and have not expired, oldest first. */
  readonly events: readonly EventRecord[];
  /** Numbers of the events that belong to a burst. */
  readonly anomalies: readonly number[];
  /**
   * Numbers of the events that break the chain. The model lists the altered ones of a tampering; on a page
   * `verifyEvents` replaces them by those that it has found.
   */
  readonly breaks: readonly number[];
  /** Number of events that the page has still to verify; absent when it has verified all, and from the model. */
  readonly unverified?: number;
}

/** Settings of the event stream: its rates since the epoch, and the number of events kept. */
export type EventsSettings = {
  /** Changes of the stream's rate, in order of time. */
  readonly rates: readonly RateChange[];
  /** Most events kept, 60 to 600. */
  readonly retention: number;
};

/** Settings before a visitor moves a slider. */
export const DEFAULTS: EventsSettings = { rates: constantRate(RATE.default), retention: RETENTION.default };

/**
 * Fading of an event at `t`, 0 to 1, when `newer` events are newer. It stays 0 until 80 % of its lifetime or of the
 * retained number, whichever ends it first.
 */
export function fadeAt({ created }: EventRecord, t: number, newer: number, retention: number): number {
  const share = max((t - created) / LIFETIME_MS, (newer + 1) / retention);
  return clamp((share - FADE_FROM) / (1 - FADE_FROM), 0, 1);
}

/** A world's events under a list of rates: their schedule and their records. */
export interface Records extends EventSchedule {
  record(seq: number): EventRecord;
  /** Record that a tamperer puts in its place: another verb under the old hash. */
  altered(seq: number): EventRecord;
  /** Incident and message of a row, and the instant at its source. */
  entry(seq: number): { readonly incident: Incident | null; readonly message: Message; readonly ts: number };
}

function openRecords(world: WorldName, rates: readonly RateChange[]): Records {
  const schedule = createSchedule(world, rates);
  const words = stream(world, 'events/words');
  const detail = stream(world, 'events/detail');

  function entry(seq: number): ReturnType<Records['entry']> {
    const { created, incident, row, veto } = schedule.place(seq);
    // The gate writes its own record, without transit.
    if (veto) return { incident: veto, message: vetoMessage(veto), ts: created };
    const ts = created - 1 - detail.int(TRANSIT_MS, seq, 4);
    if (incident) return { incident, message: incidentMessage(world, incident, row, ts), ts };
    const isClosed = () => isGateClosed(world, ts);
    return { incident, message: ordinaryMessage((n, channel) => words.int(n, seq, channel), isClosed), ts };
  }

  function draft(seq: number) {
    const { created } = schedule.place(seq);
    const { incident, message, ts } = entry(seq);
    const lat = floor(quantile(LATENCY, detail.unit(seq, 2)) * 10 + 0.5) / 10;
    return {
      id: `evt-${seq.toString(36)}`,
      seq,
      code: message.code,
      tag: message.tag,
      subj: message.subj,
      verb: message.verb,
      obj: message.obj,
      ns: message.ns,
      sev: message.sev,
      shard: detail.int(SHARDS, seq, 3),
      corr:
        incident?.id ??
        `req-${detail
          .bits(floor(seq / REQUEST_EVENTS), 1)
          .toString(16)
          .padStart(8, '0')}`,
      lat,
      msg: message.msg,
      ts,
      created,
    };
  }

  const before = (seq: number) => {
    const block = blockOf(seq);
    return seq === block * BLOCK_RECORDS ? anchorOf(world, block) : record(seq - 1);
  };
  const record = cacheSequence(REMEMBERED, (seq): EventRecord => linkRecord(draft(seq), () => before(seq)));
  const altered = cacheSequence(ALTERED_REMEMBERED, (seq): EventRecord => {
    const original = record(seq);
    return { ...original, verb: original.verb === 'granted' ? 'denied' : 'granted' };
  });
  return { ...schedule, record, altered, entry };
}

/** Cached by world and by the list of rates as JSON. */
export const recordsOf = cacheLast(4, (world: WorldName) =>
  cacheLast(4, (rates: string) => openRecords(world, JSON.parse(rates))),
);

/** Numbers of the events that open tampering incidents have altered at `t`: the newest before each onset. */
function alteredAt(world: WorldName, schedule: EventSchedule, t: number): number[] {
  return openIncidents(world, t)
    .filter(({ kind }) => kind === 'tampering')
    .map(({ onset }) => schedule.newest(onset - 1));
}

/** The event stream at the newest reading at or before `t`. */
export function eventsAt(world: WorldName, t: number, { rates, retention }: EventsSettings): EventsState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  const records = recordsOf(world)(JSON.stringify(rates));
  const tampered = alteredAt(world, records, ts);
  const events: EventRecord[] = [];
  for (let seq = records.newest(ts); events.length < retention; seq--) {
    const record = records.record(seq);
    if (record.created <= ts - LIFETIME_MS) break;
    events.push(tampered.includes(seq) ? records.altered(seq) : record);
  }
  events.reverse();
  return {
    ts,
    events,
    anomalies: events.map(({ seq }) => seq).filter((seq) => records.place(seq).incident !== null),
    breaks: events.map(({ seq }) => seq).filter((seq) => tampered.includes(seq)),
  };
}
