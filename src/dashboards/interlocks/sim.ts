import { floor } from '../../sim/math/math';
import { type Fault, faultsBetween, RECOVERY_MS } from '../../sim/world/gate';
import { INTERLOCKS, type Interlock } from '../../sim/world/interlocks';

/** Milliseconds between readings. */
export const REFRESH_MS = 100;
/** Milliseconds of each row's strip of recent faults. */
export const STRIP_MS = 60_000;
/** Milliseconds that are looked back for an interlock's last fault. */
export const MEMORY_MS = 3_600_000;

export interface Row {
  readonly name: string;
  readonly kind: Interlock['kind'];
  readonly state: 'OK' | 'FAULT';
  /** Instant of the last change of state, milliseconds since the Unix epoch; null where there was none in an hour. */
  readonly since: number | null;
  /** The incident behind the last fault of the past hour; null where that was a false trip or there was none. */
  readonly corr: string | null;
  /** Faults that touch the last 60 s, oldest first. */
  readonly recent: readonly Fault[];
}

export interface InterlocksState {
  /** Instant of the reading, milliseconds since the Unix epoch. */
  readonly ts: number;
  /** The 15 interlocks, those of one kind side by side. */
  readonly rows: readonly Row[];
}

function rowOf({ name, kind }: Interlock, faults: readonly Fault[], ts: number): Row {
  const last = faults.at(-1);
  // A fault that strikes before the one before it has passed prolongs it.
  const first = faults.findLast(({ onset }, i) => {
    const before = faults[i - 1];
    return !before || onset > before.onset + RECOVERY_MS;
  });
  const recovered = (last?.onset ?? 0) + RECOVERY_MS;
  const faulted = last !== undefined && ts < recovered;
  return {
    name,
    kind,
    state: faulted ? 'FAULT' : 'OK',
    since: faulted ? (first ?? last).onset : last ? recovered : null,
    corr: last?.corr ?? null,
    recent: faults.filter(({ onset }) => onset + RECOVERY_MS > ts - STRIP_MS),
  };
}

/** The interlocks at the newest reading at or before `t`. */
export function interlocksAt(seed: string, t: number): InterlocksState {
  const ts = floor(t / REFRESH_MS) * REFRESH_MS;
  const faults: Fault[][] = INTERLOCKS.map(() => []);
  for (const { interlock, onset, corr } of faultsBetween(seed, ts - MEMORY_MS - RECOVERY_MS, ts)) {
    faults[interlock]?.push({ onset, corr });
  }
  return { ts, rows: INTERLOCKS.map((interlock, i) => rowOf(interlock, faults[i] ?? [], ts)) };
}
