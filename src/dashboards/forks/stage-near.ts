import type { WorldName } from '../../sim/math/seed-of';
import { incidentNamed } from '../../sim/world/incidents';
import { vetoWords } from '../../sim/world/prevented';
import { SCENARIOS, SLICE_MS } from '../../sim/world/scenario';
import { forkStatusAt } from './sim';
import type { ForkSlice, SliceFork } from './sim-slice';
import { statusWord } from './sim-status-word';
import { type ForksLayout, momentAt, placeAt } from './stage-layout';
import { leavesMark, vetoedBy } from './stage-lines';
import { heightAt, runAt } from './stage-shape';

/** CSS px within which a fork, and an incident's line, are pointed at. */
const REACH = { fork: 14, veto: 10 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is said of a fork at `t`, the instant that is pointed at, as known at `now`. */
function wordsOf({ forks }: ForkSlice, index: number, t: number, now: number): string {
  const fork = forks[index] as SliceFork;
  const corr = vetoedBy(fork, Math.min(t, now));
  const status = statusWord(forkStatusAt(fork, t));
  const fate = t > now ? `${status}, forecast` : status;
  const score = now >= fork.scored ? `, score ${fork.score.toFixed(1)}` : '';
  const veto = corr ? `, incident ${corr}` : '';
  return `Core ${fork.core}, socket ${fork.socket}: ${SCENARIOS[fork.scenario]}${score}, ${fate}${veto}`;
}

/** The fork that is nearest to a place, where one is near, and what is said of it. `now`: the instant that is drawn. */
export function forkNear({ map }: ForksLayout, sliceOf: (index: number) => ForkSlice, { x, y }: Place, now: number) {
  const t = now + momentAt(map, x, y).ms;
  if (!(t >= 0)) return undefined;
  const slice = sliceOf(Math.floor(t / SLICE_MS));
  let nearest: { fork: number; off: number } | undefined;
  slice.forks.forEach((each, fork) => {
    const run = runAt(each, t);
    if (!run) return;
    const at = placeAt(map, t - now, heightAt(slice, fork, run, t));
    const off = Math.hypot(at.x - x, at.y - y);
    if (off <= REACH.fork && off < (nearest?.off ?? Number.POSITIVE_INFINITY)) nearest = { fork, off };
  });
  if (!nearest) return undefined;
  const { fork } = nearest;
  return { slice: slice.index, fork, words: wordsOf(slice, fork, t, now) };
}

/** What is said of an incident that is pointed at: when it was vetoed, and what would have been otherwise. */
export function incidentWords(world: WorldName, id: string | undefined): string | undefined {
  const incident = id === undefined ? undefined : incidentNamed(world, id);
  return incident && `${incident.id}, ${incident.kind}: ${vetoWords(world, incident)}`;
}

/** The id of the incident whose line is at a place, if any. */
export function vetoNear(
  { map }: ForksLayout,
  sliceOf: (index: number) => ForkSlice,
  { x, y }: Place,
  now: number,
): string | undefined {
  const { ms } = momentAt(map, x, y);
  const t = now + ms;
  const reach = REACH.veto / map.pxPerMs;
  const near = [t - SLICE_MS, t, t + SLICE_MS].flatMap((at) => {
    if (at < 0) return [];
    const slice = sliceOf(Math.floor(at / SLICE_MS));
    return slice.vetoes.filter((one) => one.vetoed <= now && leavesMark(slice, one));
  });
  const off = ({ vetoed }: { vetoed: number }) => Math.abs(vetoed - t);
  const [nearest] = near.sort((a, b) => off(a) - off(b));
  return nearest && off(nearest) <= reach ? nearest.id : undefined;
}
