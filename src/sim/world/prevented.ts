import { ceil, floor, max, min } from '../math/math';
import { counted, grouped } from '../words/units';
import { type Incident, withoutVeto } from './incidents';
import { lanesAfter, socketsAfter, spreadFor, trayDelay, traysAfter } from './spread';
import { TOPOLOGY, TRAY } from './topology';

const RACK_TRAYS = TOPOLOGY.gpusPerRack / TRAY;

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

/** What an incident does to the site, computed from the law of the incident alone, which costs almost nothing. */
export function extentOf(incident: Incident): Extent {
  const { severity, onset, vetoed, due = vetoed, recovered } = incident;
  const spread = spreadFor(incident, vetoed);
  const trays = traysAfter(severity, spread);
  let trayMs = severity * (recovered - onset);
  for (let more = 1; severity + more <= trays; more++) trayMs += recovered - due - trayDelay(severity, more);
  return {
    gpus: trays * TRAY,
    racks: ceil(trays / RACK_TRAYS),
    lanes: lanesAfter(spread),
    sockets: socketsAfter(spread),
    ms: recovered - onset,
    gpuMs: trayMs * TRAY,
  };
}

/** What an incident has done to the site by `t`, for whatever is counted while it goes on. */
export function reachAt(incident: Incident, t: number): Omit<Extent, 'gpuMs'> {
  const { severity, onset, recovered } = incident;
  const spread = spreadFor(incident, t);
  const trays = t < onset ? 0 : traysAfter(severity, spread);
  return {
    gpus: trays * TRAY,
    racks: ceil(trays / RACK_TRAYS),
    lanes: t < onset ? 0 : lanesAfter(spread),
    sockets: t < onset ? 0 : socketsAfter(spread),
    ms: max(min(t, recovered) - onset, 0),
  };
}

/** What the veto of an incident prevented: how much more the same incident would have done if no interlock had vetoed it. */
export function prevented(world: string, incident: Incident): Extent {
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

const seconds = (ms: number) => grouped(floor(ms / 1_000 + 0.5));

/** How far an incident would have spread without its veto, in a clause; how far it did spread, if no interlock vetoed it. */
export function withoutVetoWords(world: string, incident: Incident): string {
  const { racks, ms } = extentOf(withoutVeto(world, incident));
  return `without ${incident.watchdog ? 'a' : 'the'} veto: ${counted(racks, 'rack')} affected, ${seconds(ms)} s to recover`;
}

/** What an incident does to the site, in two figures. */
export function extentWords(incident: Incident): string {
  const { gpus, ms } = extentOf(incident);
  return `${counted(gpus, 'GPU')}, ${seconds(ms)} s`;
}

/** When an incident was vetoed, and how far it would have gone without the veto. */
export function vetoWords(world: string, incident: Incident): string {
  const without = withoutVetoWords(world, incident);
  return incident.watchdog ? without : `vetoed after ${grouped(incident.vetoed - incident.onset)} ms; ${without}`;
}

/** What the veto of an incident saved, in a clause; undefined if no interlock vetoed it. */
export function savedWords(world: string, incident: Incident): string | undefined {
  if (incident.watchdog) return undefined;
  const { gpus, lanes, sockets, gpuMs } = prevented(world, incident);
  const parts = [counted(gpus, 'GPU'), counted(lanes, 'lane'), counted(sockets, 'socket')];
  return `the veto saved ${parts.join(', ')} and ${seconds(gpuMs)} GPU-seconds of work`;
}
