import { cacheSequence } from '../../sim/math/cache-sequence';
import { floor, max, min } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import type { WorldName } from '../../sim/math/seed-of';
import type { RateChange } from '../../sim/words/event-settings';
import { MINUTE_MS } from '../../sim/words/time';
import { type Incident, incidentsBetween, maxDuration } from '../../sim/world/incidents/incidents';

/**
 * Events in a stretch, within which they are placed. A burst moves the times within its stretch and does not change the
 * average rate.
 */
const STRETCH = 32;
/** Stretches remembered: those of all events that can be remembered, and a few before them. */
const REMEMBERED = 32;
/**
 * Events in a burst: a base count, and more for each severity level: with many more, a burst drives all else off the
 * list.
 */
const BURST = { events: 4, perSeverity: 2 } as const;
/** Most burst events in a stretch: two whole bursts fit. Only a fork has more, and leaves out the last of them. */
const MOST_BURST = 20;
/** Milliseconds within which a burst arrives. */
const BURST_MS = 700;
/** Number of events in an incident's burst. */
export const burstRows = ({ severity }: Pick<Incident, 'severity'>): number =>
  BURST.events + BURST.perSeverity * severity;

/** List with a single rate, valid from the epoch on. */
export const constantRate = (rate: number): readonly RateChange[] => [{ from: 0, after: -1, rate }];

/** Instant at which an event is recorded, and the incident to whose burst it belongs. */
export interface EventSlot {
  /** Whole milliseconds since the Unix epoch. */
  readonly created: number;
  readonly incident: Incident | null;
  /** Row of that burst, from 0. */
  readonly row: number;
  /** Incident whose veto the event records, at the instant of the veto. Absent otherwise. */
  readonly veto?: Incident;
}

/** Numbers and times of a world's events under a list of rate changes. */
export interface EventSchedule {
  /** Number of the newest event at or before `t`. */
  newest(t: number): number;
  /** Event number `n`. */
  place(n: number): EventSlot;
}

/** Milliseconds from the start of a stretch to its end, and the random numbers from 0 to 1 that spread its events. */
interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly unit: (i: number) => number;
}

/** Event of a stretch, in milliseconds since its start, not yet rounded. */
interface Offset extends Pick<EventSlot, 'incident' | 'row'> {
  readonly ms: number;
}

/** Places the events of the bursts in a stretch. */
function burstOffsets(world: WorldName, { start, length, unit }: Stretch): readonly Offset[] {
  const bursts = incidentsBetween(world, start - 1, start + length - 1).flatMap((incident) => {
    const events = burstRows(incident);
    const onset = incident.onset - start;
    const span = min(BURST_MS, length - onset) / events;
    return Array.from({ length: events }, (_, row) => ({ ms: onset + (row + unit(row)) * span, incident, row }));
  });
  return bursts.slice(0, MOST_BURST);
}

/**
 * Places the ordinary events beside the bursts. The last one ends the stretch, so that a veto always has one after it.
 */
function calmOffsets({ length, unit }: Stretch, inBursts: number): readonly Offset[] {
  const events = STRETCH - inBursts;
  return Array.from({ length: events }, (_, i) => ({
    ms: i === events - 1 ? length - 1 : ((i + unit(inBursts + i)) * length) / events,
    incident: null,
    row: 0,
  }));
}

/**
 * Gives each veto of a stretch the first ordinary event after it, which is then recorded at the veto; earlier records
 * stay as they were. No event is added, so that a veto changes no later event's number. `slots` are in order, and the
 * last is ordinary, at the end of the stretch.
 */
function withVetoes(slots: readonly EventSlot[], vetoes: readonly Incident[]): readonly EventSlot[] {
  const isFree = (slot: EventSlot) => !slot.incident && !slot.veto;
  const recorded = vetoes.reduce((found, veto) => {
    const after = found.find((slot) => isFree(slot) && slot.created >= veto.ended) ?? found.findLast(isFree);
    return found.map((slot) => (slot === after ? { ...slot, created: veto.ended, veto } : slot));
  }, slots);
  // In one millisecond the veto comes first, before its consequences.
  return recorded.toSorted(
    (a, b) => a.created - b.created || Number(b.veto !== undefined) - Number(a.veto !== undefined),
  );
}

/** Vetoes after the start of a stretch, up to its end. */
const vetoesIn = (world: WorldName, { start, length }: Stretch): readonly Incident[] =>
  incidentsBetween(world, start - maxDuration(world), start + length).filter(
    ({ ended }) => ended > start && ended <= start + length,
  );

/** Events of a stretch, in order. They fall after its start. */
function slotsOf(world: WorldName, stretch: Stretch): readonly EventSlot[] {
  const bursts = burstOffsets(world, stretch);
  const offsets = [...bursts, ...calmOffsets(stretch, bursts.length)].sort((a, b) => a.ms - b.ms);
  const slots = offsets.map(({ ms, incident, row }) => ({ created: stretch.start + floor(ms) + 1, incident, row }));
  return withVetoes(slots, vetoesIn(world, stretch));
}

/** Opens the schedule of `world` under `changes`, which are those of this world. */
function openSchedule(world: WorldName, changes: readonly RateChange[]): EventSchedule {
  const jitter = stream(world, 'events/instant');
  // Stretches meet at whole milliseconds, so that an onset lies in one of them; the products are exact, and so are
  // their floors.
  const startOf = ({ from, rate }: RateChange, index: number) => from + floor((index * STRETCH * MINUTE_MS) / rate);
  const indexAt = ({ from, rate }: RateChange, t: number) => floor(((t - from) * rate) / (STRETCH * MINUTE_MS));
  const first = changes[0] as RateChange;

  const stretchAt = (change: RateChange, index: number): Stretch => {
    const start = startOf(change, index);
    const unit = (i: number) => jitter.unit(change.after + 1 + index * STRETCH + i);
    return { start, length: startOf(change, index + 1) - start, unit };
  };
  /** Stretch number `index` after each change. */
  const stretches = changes.map((change) =>
    cacheSequence(REMEMBERED, (index) => slotsOf(world, stretchAt(change, index))),
  );
  const stretchOf = (which: number, index: number) => (stretches[which] as (typeof stretches)[number])(index);

  return {
    newest(t) {
      const which = changes.findLastIndex(({ from }) => from < t);
      const change = changes[which] ?? first;
      const index = indexAt(change, t);
      const inside = stretchOf(max(which, 0), index).findLastIndex(({ created }) => created <= t);
      return change.after + 1 + index * STRETCH + inside;
    },
    place(n) {
      const which = max(
        changes.findLastIndex(({ after }) => after < n),
        0,
      );
      const offset = n - (changes[which] as RateChange).after - 1;
      const index = floor(offset / STRETCH);
      return stretchOf(which, index)[offset - index * STRETCH] as EventSlot;
    },
  };
}

/**
 * Rate changes with the numbers that the events of `world` had reached at them. In a fork, or seen from one, they are
 * others, if an incident has its burst where the rate was changed.
 */
export function changesIn(world: WorldName, made: readonly RateChange[]): readonly RateChange[] {
  const changes = made.slice(0, 1);
  for (const change of made.slice(1))
    changes.push({ ...change, after: openSchedule(world, [...changes]).newest(change.from) });
  return changes;
}

/** Opens the schedule of `world` under `changes`: at least one, ascending by `from`. */
export const createSchedule = (world: WorldName, changes: readonly RateChange[]): EventSchedule =>
  openSchedule(world, changesIn(world, changes));
