import { max, min } from '../../math/math';
import { stream } from '../../math/random';
import { itemsBetween, type Schedule } from '../../math/schedule';
import type { WorldName } from '../../math/seed-of';
import { incidentsBetween, maxDuration, openIncidents, vetoDelay } from './incidents';
import { INTERLOCKS } from './interlocks';

/** Milliseconds after which a faulted interlock recovers. */
export const RECOVERY_MS = 1_500;

/** Mean milliseconds between false trips: faults that no incident explains. */
export const STRAY_MS = 90_000;

/**
 * Fault of an interlock: it begins when the interlock vetoes or should have vetoed, and lasts until RECOVERY_MS after
 * the veto.
 */
export interface Fault {
  /** Milliseconds since the Unix epoch. */
  readonly onset: number;
  /** Correlation id of the incident that it vetoed; null for a false trip. */
  readonly corr: string | null;
  /**
   * Instant at which the interlock recovers, if that is later than RECOVERY_MS after the onset because its veto did not
   * come when it was due.
   */
  readonly until?: number;
  /** Milliseconds by which an edit of the world delays that veto, null if it removes the veto; absent otherwise. */
  readonly delay?: number | null;
}

/** Instant at which an interlock recovers from a fault. */
export const faultEnd = ({ onset, until }: Fault): number => until ?? onset + RECOVERY_MS;

interface NumberedFault extends Fault {
  /** Index of the interlock, 0 to 14. */
  readonly interlock: number;
}

/** Fault that no incident explains. */
export interface FalseTrip extends NumberedFault {
  /** Number since the Unix epoch. */
  readonly n: number;
}

/** False trips whose onset is in (from, to], oldest first. */
function straysBetween(world: WorldName, from: number, to: number): FalseTrip[] {
  const strays: Schedule = { period: STRAY_MS, jitter: stream(world, 'interlocks/stray') };
  const draws = stream(world, 'interlocks/which');
  return itemsBetween(strays, from, to).map(({ n, ts }) => ({
    n,
    onset: ts,
    corr: null,
    interlock: draws.int(INTERLOCKS.length, n),
  }));
}

/** False trips that touch (from, to], oldest first. */
export const falseTripsBetween = (world: WorldName, from: number, to: number): readonly FalseTrip[] =>
  straysBetween(world, from - RECOVERY_MS, to);

/** Faults of all interlocks that begin by `to` and last until after `from`, oldest first. */
export function faultsBetween(world: WorldName, from: number, to: number): NumberedFault[] {
  const vetoes = incidentsBetween(world, from - RECOVERY_MS - maxDuration(world), to)
    .map((incident): NumberedFault => {
      const { ended, missedVeto, id, interlock } = incident;
      const fault = { onset: missedVeto ?? ended, corr: id, interlock };
      return missedVeto === undefined
        ? fault
        : { ...fault, until: ended + RECOVERY_MS, delay: vetoDelay(world, incident) };
    })
    .filter((fault) => fault.onset <= to && faultEnd(fault) > from);
  const trips = falseTripsBetween(world, from, to).map(({ n: _, ...fault }): NumberedFault => fault);
  return [...vetoes, ...trips].sort((a, b) => a.onset - b.onset);
}

/**
 * Incident that holds the veto gate closed at `t`: the newest that has been vetoed and has not recovered. A false trip
 * closes the gate without one.
 */
export const gateHolder = (world: WorldName, t: number) =>
  openIncidents(world, t)
    .filter(({ ended }) => ended <= t)
    .sort((a, b) => b.ended - a.ended)[0];

/** False trips that hold the gate closed at `t`. */
export const straysHolding = (world: WorldName, t: number): readonly FalseTrip[] => falseTripsBetween(world, t, t);

/** State of the veto gate at an instant. */
export interface Gate {
  readonly closed: boolean;
  /** Correlation id of the incident that holds it closed; null for a false trip, and if the gate is open. */
  readonly corr: string | null;
  /**
   * Instant of the incident's veto or of the false trip's start, milliseconds since the Unix epoch; null if the gate is
   * open.
   */
  readonly since: number | null;
}

/** State of the veto gate at `t`: closed from a veto until its incident has recovered, and during a false trip. */
export function gateAt(world: WorldName, t: number): Gate {
  const holder = gateHolder(world, t);
  if (holder) return { closed: true, corr: holder.id, since: holder.ended };
  const stray = straysHolding(world, t).at(-1);
  return { closed: stray !== undefined, corr: null, since: stray?.onset ?? null };
}

/** A period in which the veto gate was closed, milliseconds since the Unix epoch. */
export interface Closure {
  readonly from: number;
  readonly until: number;
}

/** Closures of the veto gate that touch (from, to], newest first. One that still lasts ends at `to`. */
export function closuresBetween(world: WorldName, from: number, to: number): Closure[] {
  const vetoes = incidentsBetween(world, from - maxDuration(world), to).map(({ ended, recovered }) => {
    return { from: ended, until: recovered };
  });
  const trips = falseTripsBetween(world, from, to).map(({ onset }) => ({ from: onset, until: onset + RECOVERY_MS }));
  const closures: Closure[] = [];
  for (const { from: start, until } of [...vetoes, ...trips].sort((a, b) => a.from - b.from)) {
    if (start > to || until <= from) continue;
    const last = closures[0];
    const end = min(until, to);
    if (last && start <= last.until) closures[0] = { ...last, until: max(last.until, end) };
    else closures.unshift({ from: max(start, from), until: end });
  }
  return closures;
}

/** Whether the veto gate is closed at `t`. */
export const isGateClosed = (world: WorldName, t: number): boolean => gateAt(world, t).closed;
