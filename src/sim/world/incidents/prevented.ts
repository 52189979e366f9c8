import { ceil, floor, max, min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { counted, listed } from '../../words/sentences';
import { HOUR_MS } from '../../words/time';
import { grouped } from '../../words/units';
import { type Departure, departureOf } from '../machines/deviation';
import { NAMES } from '../machines/specs';
import { PAIR, TOPOLOGY } from '../topology';
import { type Incident, withoutVeto } from './incidents';
import { takenBy } from './interlocks';
import { lanesAfter, pairDelay, pairsAfter, socketsAfter, spreadFor } from './spread';

const RACK_PAIRS = TOPOLOGY.gpusPerRack / PAIR;

/** All that an incident does to the site until it has recovered. */
export interface Extent {
  /** GPUs that it takes down, and the racks that they are in. */
  readonly gpus: number;
  readonly racks: number;
  readonly lanes: number;
  /** Sockets that are rolled back. */
  readonly sockets: number;
  /** Milliseconds from the onset to the recovery. */
  readonly ms: number;
  /** Work lost: the milliseconds for which each GPU is down, added up. */
  readonly gpuMs: number;
}

/**
 * GPUs, racks, lanes and sockets that an incident has reached after it has spread for `spread` ms: none of what it does
 * not take.
 */
function reachAfter(incident: Incident, spread: number) {
  const { racks, lanes } = takenBy(incident);
  const pairs = racks ? pairsAfter(incident.severity, spread) : 0;
  return {
    gpus: pairs * PAIR,
    racks: ceil(pairs / RACK_PAIRS),
    lanes: lanes ? lanesAfter(spread) : 0,
    sockets: socketsAfter(spread),
  };
}

/** What an incident does to the site, computed from the law of the incident alone, which costs almost nothing. */
export function extentOf(incident: Incident): Extent {
  const { severity, onset, vetoed, missedVeto = vetoed, recovered } = incident;
  const reach = reachAfter(incident, spreadFor(incident, vetoed));
  const pairs = reach.gpus / PAIR;
  let pairMs = min(severity, pairs) * (recovered - onset);
  for (let more = 1; severity + more <= pairs; more++) pairMs += recovered - missedVeto - pairDelay(severity, more);
  return { ...reach, ms: recovered - onset, gpuMs: pairMs * PAIR };
}

/** What an incident has done to the site by `t`. */
export function reachAt(incident: Incident, t: number): Omit<Extent, 'gpuMs'> {
  const { onset, recovered } = incident;
  const ms = max(min(t, recovered) - onset, 0);
  if (t < onset) return { gpus: 0, racks: 0, lanes: 0, sockets: 0, ms };
  return { ...reachAfter(incident, spreadFor(incident, t)), ms };
}

/**
 * What the veto of an incident prevented: how much more the same incident would have done if no interlock had vetoed
 * it.
 */
export function prevented(world: WorldName, incident: Incident): Extent {
  const [without, actual] = [extentOf(withoutVeto(world, incident)), extentOf(incident)];
  return {
    gpus: without.gpus - actual.gpus,
    racks: without.racks - actual.racks,
    lanes: without.lanes - actual.lanes,
    sockets: without.sockets - actual.sockets,
    ms: without.ms - actual.ms,
    gpuMs: without.gpuMs - actual.gpuMs,
  };
}

/** Milliseconds as whole seconds, without the unit. */
export const wholeSeconds = (ms: number): string => grouped(floor(ms / 1_000 + 0.5));

/** `3 racks`, or nothing where there are none. */
const some = (n: number, noun: string): string[] => (n > 0 ? [counted(n, noun)] : []);

/**
 * How far a machine leaves its route, such as `Tern 4.4 m off its route`, and that it sets off for it where it stood.
 */
const departureWords = ({ machine, isFromRest, metres }: Departure): string =>
  `${NAMES[machine]} ${isFromRest ? 'sets off and is ' : ''}${metres.toFixed(1)} m off its route`;

/** The same in a few characters, such as `Tern 4.4 m off`. */
export const offWords = ({ machine, metres }: Departure): string => `${NAMES[machine]} ${metres.toFixed(1)} m off`;

/**
 * What an incident takes and for how long, such as `464 GPUs in 7 racks down and 4 lanes degraded, 41 s to recover`.
 */
export function outageWords({ gpus, racks, lanes, ms }: Extent): string {
  const time = `${wholeSeconds(ms)} s`;
  const losses = [
    ...some(gpus, 'GPU').map((words) => `${words} in ${counted(racks, 'rack')} down`),
    ...some(lanes, 'lane').map((words) => `${words} degraded`),
  ];
  return [...(losses.length > 0 ? [losses.join(' and ')] : []), `${time} to recover`].join(', ');
}

/** The worst of it, GPUs or else lanes, and the time until all is back. */
function lossWords({ gpus, lanes, ms }: Extent): string {
  const time = `${wholeSeconds(ms)} s to recover`;
  if (gpus > 0) return `${counted(gpus, 'GPU')} down, ${time}`;
  return lanes > 0 ? `${counted(lanes, 'lane')} degraded, ${time}` : time;
}

/**
 * How far an incident would have spread without its veto, in a clause; how far it did spread, if no interlock vetoed
 * it.
 */
export function withoutVetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVeto(world, incident);
  const departure = departureOf(world, without);
  const departed = departure ? `${departureWords(departure)}, ` : '';
  return `without ${incident.watchdog ? 'a' : 'the'} veto: ${departed}${outageWords(extentOf(without))}`;
}

/**
 * What an incident does in the words that its drawing has: `Petrel 9.0 m off its route; 160 GPUs down, 32 s to
 * recover`.
 */
export function extentWords(world: WorldName, incident: Incident): string {
  const departure = departureOf(world, incident);
  return [...(departure ? [departureWords(departure)] : []), lossWords(extentOf(incident))].join('; ');
}

/** When an incident was vetoed, and how far it would have gone without the veto. */
export function vetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVetoWords(world, incident);
  return incident.watchdog
    ? without
    : `commit vetoed ${grouped(incident.vetoed - incident.onset)} ms after onset; ${without}`;
}

/** What the veto of an incident spares, in a clause; undefined if no interlock vetoed it. */
export function savedWords(world: WorldName, incident: Incident): string | undefined {
  if (incident.watchdog) return undefined;
  const { gpus, lanes, sockets, gpuMs } = prevented(world, incident);
  const hours = (gpuMs / HOUR_MS).toFixed(1);
  const parts = [
    ...some(gpus, 'GPU'),
    ...some(lanes, 'lane'),
    counted(sockets, 'socket'),
    ...(hours === '0.0' ? [] : [`${hours} GPU-hours of work`]),
  ];
  return `the veto spares ${listed(parts)}`;
}
