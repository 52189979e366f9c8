import { ceil, max, min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { PAIR_GPUS, TOPOLOGY } from '../topology';
import { type Incident, withoutVeto } from './incidents';
import { outageOf, takenParts } from './interlocks';
import { lanesAfter, pairDelay, pairsAfter, socketsAfter, spreadFor } from './spread';

const RACK_PAIRS = TOPOLOGY.gpusPerRack / PAIR_GPUS;

/** Extent of an incident's effects on the site until it has recovered. */
export interface Extent {
  /** GPUs that it takes down. */
  readonly gpus: number;
  /** Racks in which they are. */
  readonly racks: number;
  readonly lanes: number;
  /** Sockets that are rolled back. */
  readonly sockets: number;
  /** Milliseconds from the onset to the recovery. */
  readonly ms: number;
  /** Work lost in milliseconds, summed over the GPUs for which each is down. */
  readonly gpuMs: number;
}

/**
 * GPUs, racks, lanes and sockets that an incident has reached after it has spread for `spread` ms: 0 for parts that it
 * does not take.
 */
function reachAfter(incident: Incident, spread: number) {
  const { lanes } = takenParts(incident);
  const pairs = pairsAfter(outageOf(incident), incident.severity, spread);
  return {
    gpus: pairs * PAIR_GPUS,
    racks: ceil(pairs / RACK_PAIRS),
    lanes: lanes ? lanesAfter(spread) : 0,
    sockets: socketsAfter(spread),
  };
}

/** Effects of an incident on the site, computed from the law of the incident alone, which costs almost nothing. */
export function extentOf(incident: Incident): Extent {
  const { severity, onset, ended, missedVeto = ended, recovered } = incident;
  const reach = reachAfter(incident, spreadFor(incident, ended));
  const pairs = reach.gpus / PAIR_GPUS;
  const outage = outageOf(incident);
  let pairMs = min(severity, pairs) * (recovered - onset);
  for (let more = 1; outage && severity + more <= pairs; more++)
    pairMs += recovered - missedVeto - pairDelay(outage, severity, more);
  return { ...reach, ms: recovered - onset, gpuMs: pairMs * PAIR_GPUS };
}

/** Effects of an incident on the site by `t`. */
export function reachAt(incident: Incident, t: number): Omit<Extent, 'gpuMs'> {
  const { onset, recovered } = incident;
  const ms = max(min(t, recovered) - onset, 0);
  if (t < onset) return { gpus: 0, racks: 0, lanes: 0, sockets: 0, ms };
  return { ...reachAfter(incident, spreadFor(incident, t)), ms };
}

/** Effects that the veto of an incident prevented: the difference to the same incident without a veto. */
export function preventedExtent(world: WorldName, incident: Incident): Extent {
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
