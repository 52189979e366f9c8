import { min } from '../../math/math';
import { stream } from '../../math/random';
import type { WorldName } from '../../math/seed-of';
import { PAIR_GPUS, TOPOLOGY } from '../topology';
import { inletAfter } from './heat';
import type { Incident } from './incidents';
import { outageOf, takenParts } from './interlocks';
import { lanesAfter, pairsAfter, socketDelay, socketsAfter, spreadFor } from './spread';

const { racksPerPod, gpusPerRack, lanes, sockets } = TOPOLOGY;
const RACK_PAIRS = gpusPerRack / PAIR_GPUS;

/**
 * Direction in which an incident spreads first: to the parts with higher numbers (1), or to those with lower ones (-1).
 */
const wayOf = (world: WorldName, { n }: Incident, channel: number): number =>
  stream(world, 'incidents/spread').chance(0.5, n, channel) ? 1 : -1;
const WAYS = { racks: 0, lanes: 1, sockets: 2 } as const;

/**
 * Number of parts between `part` and the incident's `origin` in its direction around a ring of `size` parts: upwards
 * from socket 5 of 6, socket 1 is 2 steps away.
 */
const stepsTo = (part: number, origin: number, way: number, size: number): number =>
  (way * (part - origin) + size) % size;

/**
 * True if an incident has reached a lane of the mesh at `t`: its own from the onset on, and none if it takes no lanes.
 */
export function reachesLane(world: WorldName, incident: Incident, lane: number, t: number): boolean {
  if (!takenParts(incident).lanes) return false;
  if (incident.missedVeto === undefined) return incident.lane === lane;
  const way = wayOf(world, incident, WAYS.lanes);
  return stepsTo(lane, incident.lane, way, lanes) < lanesAfter(spreadFor(incident, t));
}

/** True if a socket is rolled back when an incident is vetoed. */
export function reachesSocket(world: WorldName, incident: Incident, socket: number): boolean {
  if (incident.missedVeto === undefined) return incident.socket === socket;
  const way = wayOf(world, incident, WAYS.sockets);
  return stepsTo(socket, incident.socket, way, sockets) < socketsAfter(spreadFor(incident, incident.ended));
}

/** Sockets that are rolled back when an incident is vetoed, in ascending order. */
export const socketsReached = (world: WorldName, incident: Incident): number[] =>
  Array.from({ length: sockets }, (_, socket) => socket).filter((socket) => reachesSocket(world, incident, socket));

/**
 * Instant at which an incident reaches a socket, milliseconds since the Unix epoch: its own at its onset, another one
 * while no veto comes. Undefined if it never does.
 */
export function socketReachedAt(world: WorldName, incident: Incident, socket: number): number | undefined {
  if (!reachesSocket(world, incident, socket)) return undefined;
  const steps = stepsTo(socket, incident.socket, wayOf(world, incident, WAYS.sockets), sockets);
  return steps === 0 ? incident.onset : (incident.missedVeto ?? incident.ended) + socketDelay(steps);
}

/**
 * Racks of a pod in the order in which an incident reaches them, nearest first: from rack 2 upwards 2, 3, 1, 4, 0, 5,
 * 6, 7.
 */
function racksFrom(origin: number, way: number): number[] {
  const steps = Array.from({ length: racksPerPod - 1 }, (_, i) => i + 1);
  const beside = steps.flatMap((step) => [origin + way * step, origin - way * step]);
  return [origin, ...beside.filter((rack) => rack >= 0 && rack < racksPerPod)];
}

/**
 * Racks of its pod that an incident has reached at `t`, with the number of pairs of trays of each that are down; none
 * if it takes no racks.
 */
export function racksReached(world: WorldName, incident: Incident, t: number): { rack: number; pairs: number }[] {
  const { severity, rack: origin } = incident;
  const outage = outageOf(incident);
  if (outage === null) return [];
  if (incident.missedVeto === undefined) return [{ rack: origin, pairs: severity }];
  const pairs = pairsAfter(outage, severity, spreadFor(incident, t));
  return racksFrom(origin, wayOf(world, incident, WAYS.racks))
    .map((rack, i) => ({ rack, pairs: min(pairs - i * RACK_PAIRS, RACK_PAIRS) }))
    .filter((each) => each.pairs > 0);
}

/**
 * Reading of the hot end of a rack, in degrees Celsius, that an incident of heat in its pod has reached at `t`;
 * undefined if it has not, or takes GPUs for another reason.
 */
export function inletAt(world: WorldName, incident: Incident, rack: number, t: number): number | undefined {
  if (outageOf(incident) !== 'hot') return undefined;
  const order = racksReached(world, incident, t).findIndex((each) => each.rack === rack);
  return order < 0 ? undefined : inletAfter(incident.severity, spreadFor(incident, t), order);
}
