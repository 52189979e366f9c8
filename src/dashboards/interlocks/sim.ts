import { floor } from '../../sim/math/math';
import { stream } from '../../sim/math/random';
import { itemsBetween, type Schedule } from '../../sim/math/schedule';
import { type Incident, incidentsBetween } from '../../sim/world/incidents';
import { INTERLOCKS, type Interlock } from '../../sim/world/interlocks';

/** Milliseconds after which a faulted interlock recovers. */
export const RECOVERY_MS = 1_500;
/** Milliseconds between readings. */
export const REFRESH_MS = 100;
/** Milliseconds of each row's strip of recent faults. */
export const STRIP_MS = 60_000;
/** Milliseconds that are looked back for an interlock's last fault. */
export const MEMORY_MS = 3_600_000;

/** Mean milliseconds between faults that no incident explains. */
const STRAY_MS = 90_000;

/** A fault: from `onset` to `onset` + RECOVERY_MS. */
export interface Fault {
  /** Milliseconds since the Unix epoch. */
  readonly onset: number;
  /** Correlation id of the incident behind it; null for a stray one. */
  readonly corr: string | null;
}

export interface Row {
  readonly name: string;
  readonly kind: Interlock['kind'];
  readonly state: 'OK' | 'FAULT';
  /** Instant of the last change of state, milliseconds since the Unix epoch; null where there was none in an hour. */
  readonly since: number | null;
  /** The incident behind the last fault of the past hour; null where that was a stray one or there was none. */
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

interface Numbered extends Fault {
  readonly interlock: number;
}

/** All faults with their onset in (from, to], oldest first. */
function faultsBetween(seed: string, from: number, to: number): Numbered[] {
  const strays: Schedule = { period: STRAY_MS, jitter: stream(seed, 'interlocks/stray') };
  const draws = stream(seed, 'interlocks/which');
  const incident = ({ onset, id, interlock }: Incident) => ({ onset, corr: id, interlock });
  return [
    ...incidentsBetween(seed, from, to).map(incident),
    ...itemsBetween(strays, from, to).map(({ n, ts }) => ({
      onset: ts,
      corr: null,
      interlock: draws.int(INTERLOCKS.length, n),
    })),
  ].sort((a, b) => a.onset - b.onset);
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
