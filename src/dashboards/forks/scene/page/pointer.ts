import type { Item } from '../../../../plot/grammar/highlight';
import type { Place } from '../../../../plot/grammar/rect';
import type { WorldName } from '../../../../sim/math/seed-of';
import { SCENARIOS, SLICE_MS, sliceAt } from '../../../../sim/world/cores/scenario';
import { vetoWords } from '../../../../sim/world/incident-words/extent-words';
import { incidentNamed } from '../../../../sim/world/incidents/incidents';
import { fateAt, fateWord } from '../../sim';
import { type ForkSlice, forkSlice, type SliceFork, vetoedBy } from '../../sim-slice';
import { heightAt, runAt } from '../lines/heights';
import { mapPoint, momentAt, type TimeMap } from '../map';

/** CSS px within which a fork or an incident's line counts as pointed at. */
const REACH = { fork: 14, veto: 10 } as const;

/** Name of a fork: the slice's number and its own index. */
export interface ForkName {
  readonly slice: number;
  readonly fork: number;
}

const sliceAround = (world: WorldName, t: number) => forkSlice(world, Math.floor(t / SLICE_MS));

/** Words for a fork at `t`, the instant pointed at, as known at `now`. */
function describeFork(world: WorldName, { forks }: ForkSlice, index: number, t: number, now: number): string {
  const fork = forks[index] as SliceFork;
  const corr = vetoedBy(fork, Math.min(t, now));
  const status = fateWord(fateAt(fork, t), sliceAt(world, t).phase);
  const fate = t > now ? `${status}, forecast` : status;
  const score = now >= fork.scored ? `, score ${fork.score.toFixed(1)}` : '';
  const veto = corr ? `, incident ${corr}` : '';
  return `Core ${fork.core}, socket ${fork.socket}: ${SCENARIOS[fork.scenario]}${score}, ${fate}${veto}`;
}

/** Fork nearest to a place, if one is near. `now`: the instant drawn. */
export function forkNear(world: WorldName, map: TimeMap, { x, y }: Place, now: number): (ForkName & Item) | undefined {
  const t = now + momentAt(map, x, y).ms;
  if (!(t >= 0)) return undefined;
  const slice = sliceAround(world, t);
  let nearest: { fork: number; off: number } | undefined;
  slice.forks.forEach((each, fork) => {
    const run = runAt(each, t);
    if (!run) return;
    const at = mapPoint(map, t - now, heightAt(slice, fork, run, t));
    const off = Math.hypot(at.x - x, at.y - y);
    if (off <= REACH.fork && off < (nearest?.off ?? Number.POSITIVE_INFINITY)) nearest = { fork, off };
  });
  if (!nearest) return undefined;
  const { fork } = nearest;
  const { index } = slice;
  return { slice: index, fork, key: `${index} ${fork}`, words: describeFork(world, slice, fork, t, now) };
}

/** Item of an incident pointed at: the time of its veto, and what would have happened without it. */
export function incidentItem(world: WorldName, id: string): Item | undefined {
  const incident = incidentNamed(world, id);
  return incident && { key: id, words: `${incident.id}, ${incident.kind}: ${vetoWords(world, incident)}` };
}

/** Id of the incident whose line is at a place, if any. */
export function vetoNear(world: WorldName, map: TimeMap, { x, y }: Place, now: number): string | undefined {
  const t = now + momentAt(map, x, y).ms;
  const near = [t - SLICE_MS, t, t + SLICE_MS].flatMap((at) => {
    if (!(at >= 0)) return [];
    return sliceAround(world, at).marks.filter(({ ended }) => ended <= now);
  });
  const off = ({ ended }: { ended: number }) => Math.abs(ended - t);
  const [nearest] = near.sort((a, b) => off(a) - off(b));
  return nearest && off(nearest) * map.pxPerMs <= REACH.veto ? nearest.id : undefined;
}
