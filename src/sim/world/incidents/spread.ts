import { floor, max, min } from '../../math/math';
import { PAIR_GPUS, TOPOLOGY } from '../topology';
import { DEGREE_MS } from './heat';
import type { OutageKind } from './interlocks';

/** Milliseconds after its onset at which the pod’s watchdog ends an incident that no interlock has vetoed. */
export const WATCHDOG_MS = 30_000;

/** Milliseconds in which an incident reaches one more lane, and one more socket. */
export const SPREAD_MS = { lane: 4_000, socket: 5_000 } as const;
const POD_PAIRS = (TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack) / PAIR_GPUS;
/**
 * Milliseconds in which an outage of severity 1 takes one more pair of trays, and most pairs that it takes: of trays
 * that vote, a minority of the pod's; heat takes a pair for each degree by which its readings rise.
 */
const OUTAGE_SPREAD: Readonly<Record<OutageKind, { readonly pairMs: number; readonly most: number }>> = {
  differing: { pairMs: 1_500, most: POD_PAIRS },
  outvoted: { pairMs: 1_500, most: POD_PAIRS / 2 - 1 },
  hot: { pairMs: DEGREE_MS, most: POD_PAIRS },
};
/** Most sockets that an incident reaches: one is always left. */
const MOST_SOCKETS = TOPOLOGY.sockets - 1;
/** Share by which each further socket makes a rollback longer. */
const LONGER = 0.25;
/** Milliseconds in which an unvetoed incident causes one more error. */
const ERROR_MS = 1_000;

/**
 * Incident as far as its spread depends on it. `missedVeto` is the instant at which its veto was due, if it came later
 * or never.
 */
interface Spreading {
  readonly ended: number;
  readonly missedVeto?: number;
}

/**
 * Milliseconds for which an incident has spread by `t`: from the instant at which its veto was due until it came; 0 for
 * one vetoed on time.
 */
export const spreadFor = ({ ended, missedVeto = ended }: Spreading, t: number): number =>
  max(min(t, ended) - missedVeto, 0);

/** Pairs of trays that are down after an outage has spread for `ms`; 0 without an outage. */
export function pairsAfter(outage: OutageKind | null, severity: number, ms: number): number {
  if (outage === null) return 0;
  const { pairMs, most } = OUTAGE_SPREAD[outage];
  return min(severity + floor((ms * severity) / pairMs), most);
}

/** Milliseconds of spread after which pair number `more`, counted from 1, goes down besides the first ones. */
export const pairDelay = (outage: OutageKind, severity: number, more: number): number =>
  (more * OUTAGE_SPREAD[outage].pairMs) / severity;

/** Lanes reached after `ms`. */
export const lanesAfter = (ms: number): number => min(1 + floor(ms / SPREAD_MS.lane), TOPOLOGY.lanes);

/** Sockets reached after `ms`. */
export const socketsAfter = (ms: number): number => min(1 + floor(ms / SPREAD_MS.socket), MOST_SOCKETS);

/** Milliseconds of spread after which socket number `more`, counted from 1, is reached besides the first. */
export const socketDelay = (more: number): number => more * SPREAD_MS.socket;

/**
 * Milliseconds that a rollback takes if it would take `ms` without spread and the incident has spread for `spread` ms.
 */
export const rollbackAfter = (ms: number, spread: number): number =>
  floor(ms * (1 + LONGER * (socketsAfter(spread) - 1)));

/** Errors that the spread of an incident has caused by `t`. */
export const spreadErrors = (incident: Spreading, t: number): number => floor(spreadFor(incident, t) / ERROR_MS);
