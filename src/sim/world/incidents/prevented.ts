import { ceil, max, min } from '../../math/math';
import type { WorldName } from '../../math/seed-of';
import { wholeSeconds } from '../../words/measures';
import { countStyle, countText, countWord, listText } from '../../words/sentences';
import { HOUR_MS, SECOND_MS } from '../../words/time';
import { grouped } from '../../words/units';
import { type Loss, lossClause, lossOf } from '../machines/loss';
import { machineEnd } from '../machines/machine-end';
import { NAMES } from '../machines/specs';
import { PAIR, TOPOLOGY } from '../topology';
import { type Incident, withoutVeto } from './incidents';
import { outageOf, takenParts } from './interlocks';
import { lanesAfter, pairDelay, pairsAfter, socketsAfter, spreadFor, WATCHDOG_MS } from './spread';

const RACK_PAIRS = TOPOLOGY.gpusPerRack / PAIR;

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
    gpus: pairs * PAIR,
    racks: ceil(pairs / RACK_PAIRS),
    lanes: lanes ? lanesAfter(spread) : 0,
    sockets: socketsAfter(spread),
  };
}

/** Effects of an incident on the site, computed from the law of the incident alone, which costs almost nothing. */
export function extentOf(incident: Incident): Extent {
  const { severity, onset, ended, missedVeto = ended, recovered } = incident;
  const reach = reachAfter(incident, spreadFor(incident, ended));
  const pairs = reach.gpus / PAIR;
  const outage = outageOf(incident);
  let pairMs = min(severity, pairs) * (recovered - onset);
  for (let more = 1; outage && severity + more <= pairs; more++)
    pairMs += recovered - missedVeto - pairDelay(outage, severity, more);
  return { ...reach, ms: recovered - onset, gpuMs: pairMs * PAIR };
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

/** Words such as `three racks`, or none for 0. */
const some = (n: number, noun: string, written = countWord): string[] =>
  n > 0 ? [countText(n, noun, undefined, written)] : [];

/**
 * Course of a machine's loss and its end, such as `Tern strays 1.50 m off its route and is back on it after 41 s` or
 * `Tern travels 12.34 m too far and stays there until a person restarts it`.
 */
export function machineWords(loss: Loss, { onset }: Incident): string {
  const name = NAMES[loss.machine];
  if (loss.consequence === 'unproven') return `${name} ${lossClause(loss)}`;
  const again = loss.consequence === 'off route' ? 'is back on it' : 'goes on';
  const end = loss.isEndedByPerson
    ? 'stays there until a person restarts it'
    : `${again} after ${wholeSeconds(loss.back - onset)} s`;
  return `${name} ${lossClause(loss, end)}`;
}

/** Clause about degraded lanes, or none. */
const degraded = (lanes: number, written?: typeof countWord): string[] =>
  some(lanes, 'lane', written).map((words) => `${words} ${lanes === 1 ? 'is' : 'are'} degraded`);

/** Clause about the end of an incident, counted from its onset, such as `the pod recovers after 41 s`. */
export const recoveryWords = ({ ms }: Pick<Extent, 'ms'>): string => `the pod recovers after ${wholeSeconds(ms)} s`;

/** Clause about an incident's effects, such as `280 GPUs in 4 racks go down and 4 lanes are degraded`, or none. */
export function lostWords({ gpus, racks, lanes }: Extent): string[] {
  const written = countStyle([gpus, racks, lanes]);
  const losses = [
    ...some(gpus, 'GPU', written).map((words) => `${words} in ${countText(racks, 'rack', undefined, written)} go down`),
    ...degraded(lanes, written),
  ];
  return losses.length > 0 ? [losses.join(' and ')] : [];
}

/** Words for an incident's effects and their duration. */
export const outageWords = (extent: Extent): string => [...lostWords(extent), recoveryWords(extent)].join('; ');

/** Words for the worst of it, GPUs or else lanes. */
const worstOf = ({ gpus, lanes }: Extent): string[] =>
  gpus > 0 ? [`${countText(gpus, 'GPU')} go down`] : degraded(lanes);

/** Clause about the spread of an incident without its veto; about the actual one, if no interlock vetoed it. */
export function withoutVetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVeto(world, incident);
  const loss = lossOf(world, without);
  const machine = loss ? `${machineWords(loss, without)}; ` : '';
  return `without ${incident.watchdog ? 'a' : 'the'} veto, ${machine}${outageWords(extentOf(without))}`;
}

/**
 * Words for an incident's effects as in the drawing: `Petrel strays 1.50 m off its route and is back on it after 48 s;
 * 160 GPUs go down; the pod recovers after 32 s`. Of a machine that loses nothing they say that it stops or stands.
 */
export function extentWords(world: WorldName, incident: Incident): string {
  const loss = lossOf(world, incident);
  const extent = extentOf(incident);
  const machine = loss ? machineWords(loss, incident) : machineEnd(world, incident);
  return [...(machine ? [machine] : []), ...worstOf(extent), recoveryWords(extent)].join('; ');
}

/** Time at which the pod's watchdog ends an incident. */
const watchdogTime = `${WATCHDOG_MS / SECOND_MS} s after the onset`;

/**
 * End of an incident that no interlock vetoes, such as `Petrel’s own watchdog stops it after 10 s; the pod’s watchdog
 * ends the pod’s part 30 s after the onset`.
 */
export function unvetoedEndWords(world: WorldName, incident: Incident): string {
  const machine = machineEnd(world, incident);
  return machine
    ? `${machine}; the pod’s watchdog ends the pod’s part ${watchdogTime}`
    : `Only the pod’s watchdog ends it, ${watchdogTime}`;
}

/** The same behind `extentWords`, which tell of a machine's end already if it loses nothing. */
export const endBehindExtentWords = (world: WorldName, incident: Incident): string =>
  machineEnd(world, incident) && !lossOf(world, incident)
    ? `The pod’s watchdog ends the incident ${watchdogTime}`
    : unvetoedEndWords(world, incident);

/** Clause about the time of an incident's veto, and its extent without that veto. */
export function vetoWords(world: WorldName, incident: Incident): string {
  const without = withoutVetoWords(world, incident);
  return incident.watchdog
    ? without
    : `vetoed ${grouped(incident.ended - incident.onset)} ms after the onset; ${without}`;
}

/** Clause about the savings of an incident's veto; undefined if no interlock vetoed it. */
export function savedWords(world: WorldName, incident: Incident): string | undefined {
  if (incident.watchdog) return undefined;
  const { gpus, lanes, sockets, gpuMs } = preventedExtent(world, incident);
  const written = countStyle([gpus, lanes, sockets]);
  const hours = (gpuMs / HOUR_MS).toFixed(1);
  const parts = [
    ...some(gpus, 'GPU', written),
    ...some(lanes, 'lane', written),
    countText(sockets, 'socket', undefined, written),
  ];
  return `the veto keeps ${listText(parts)} in service${hours === '0.0' ? '' : ` and saves ${hours} GPU-hours`}`;
}
