import { floor, max, min } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import {
  type Closure,
  closuresBetween,
  type Fault,
  faultEnd,
  faultsBetween,
  type Gate,
  gateAt,
  gateHolder,
  RECOVERY_MS,
  straysHolding,
} from '../../sim/world/incidents/gate';
import { vetoDelay } from '../../sim/world/incidents/incidents';
import { INTERLOCKS, type Interlock } from '../../sim/world/incidents/interlocks';
import { trippedMachine } from '../../sim/world/machines/drills';
import { type FenceFault, fenceFaultsBetween } from '../../sim/world/machines/fence-faults';
import type { MachineName } from '../../sim/world/machines/machine-names';

/** Milliseconds between readings. */
export const CADENCE_MS = 100;
/** Milliseconds of each row's strip of recent faults. */
export const STRIP_MS = 60_000;
/** Milliseconds between the ticks of a strip. */
export const TICK_MS = 15_000;
/** Milliseconds searched for an interlock's last fault. */
export const MEMORY_MS = 3_600_000;

/** Fault of an interlock; `machine` names the one that its own Geofence has halted, and is absent for any other. */
export type RowFault = Fault & Partial<Pick<FenceFault, 'machine'>>;

/** Interlock at a reading, with its faults of the last minute. */
export interface InterlockRow {
  readonly name: string;
  readonly kind: Interlock['kind'];
  readonly state: 'OK' | 'FAULT';
  /** Instant of the last change of state, milliseconds since the Unix epoch; null where there was none in an hour. */
  readonly since: number | null;
  /**
   * Correlation id of the incident behind the last fault of the past hour; null for a false trip or without a fault.
   */
  readonly corr: string | null;
  /** Faults that touch the last 60 s, oldest first. */
  readonly recent: readonly RowFault[];
}

/** State of the interlocks and of the gate that they close. */
export interface InterlocksState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** Veto gate that the interlocks close. */
  readonly gate: Gate;
  /** Index of the interlock whose veto of an incident holds the gate closed; −1 if none does. */
  readonly holder: number;
  /** Machine whose gate a false trip closes; null for a pod's, and while no false trip holds the gate. */
  readonly tripped: MachineName | null;
  /** Closures of the gate in the last 60 s, newest first. */
  readonly closures: readonly Closure[];
  /** The interlocks, those of one kind side by side. */
  readonly rows: readonly InterlockRow[];
}

function rowOf({ name, kind }: Interlock, faults: readonly RowFault[], ts: number): InterlockRow {
  let recovered = Number.NEGATIVE_INFINITY;
  /**
   * First fault of the present chain, or else the last one, and the fault among those prolonging it that lasts longest.
   */
  let first: Fault | undefined;
  let last: Fault | undefined;
  for (const fault of faults) {
    if (fault.onset > recovered) first = fault;
    if (faultEnd(fault) >= recovered) last = fault;
    recovered = max(recovered, faultEnd(fault));
  }
  const faulted = ts < recovered;
  const since = last ? recovered : null;
  return {
    name,
    kind,
    state: faulted ? 'FAULT' : 'OK',
    since: faulted && first ? first.onset : since,
    corr: last?.corr ?? null,
    recent: faults.filter((fault) => faultEnd(fault) > ts - STRIP_MS),
  };
}

/** The interlocks at the newest reading at or before `t`. */
export function interlocksAt(world: WorldName, t: number): InterlocksState {
  const ts = floor(t / CADENCE_MS) * CADENCE_MS;
  const faults: RowFault[][] = INTERLOCKS.map(() => []);
  const all = [...faultsBetween(world, ts - MEMORY_MS, ts), ...fenceFaultsBetween(world, ts - MEMORY_MS, ts)];
  for (const { interlock, until, ...fault } of all.sort((a, b) => a.onset - b.onset)) {
    // Faults that last longer than usual are known only up to now.
    faults[interlock]?.push(until === undefined ? fault : { ...fault, until: min(until, ts + RECOVERY_MS) });
  }
  const gate = gateAt(world, ts);
  const holder = gate.corr === null ? undefined : gateHolder(world, ts);
  const trip = gate.corr === null ? straysHolding(world, ts).at(-1) : undefined;
  return {
    ts,
    gate,
    holder: holder && vetoDelay(world, holder) !== null ? holder.interlock : -1,
    tripped: trip ? trippedMachine(world, trip) : null,
    closures: closuresBetween(world, ts - STRIP_MS, ts),
    rows: INTERLOCKS.map((interlock, i) => rowOf(interlock, faults[i] ?? [], ts)),
  };
}
