import type { WorldName } from '../sim/math/seed-of';
import { SECOND_MS } from '../sim/words/time';
import { phaseStart, SLICE_MS } from '../sim/world/cores/scenario';
import { type Incident, incidentsBetween } from '../sim/world/incidents/incidents';
import { RepeatedLengths } from './repeated-lengths';
import { type Subject, showSceneOf } from './subject';

export interface PlaylistItem {
  readonly subject: Subject;
  /** Real seconds for which the item is shown, 5 to 3600. */
  readonly seconds: number;
}

/** The present item, and its time. Instants and lengths are milliseconds of the world. */
export interface CurrentItem {
  /** Place of the item in the playlist, from 0. */
  readonly index: number;
  readonly item: PlaylistItem;
  readonly start: number;
  readonly end: number;
}

/** World milliseconds from the beginning of an incident scene to the onset of its incident. */
export const CUE_MS = 6_000;
/**
 * Real milliseconds that an item keeps when the incident scenes beside it move: shorter, and it is gone before it is
 * read.
 */
const LEAST_MS = 8_000;

const isOnCue = ({ subject }: PlaylistItem) => showSceneOf(subject)?.isOnCue === true;

/**
 * Milliseconds around the place of an incident scene within which a better one is sought: two slices, which have one in
 * most worlds.
 */
const LOOK_MS = 2 * SLICE_MS;

/** True if an incident strikes and is vetoed in the eval phase, while all forks are out. */
function isInEval({ onset, ended }: Incident): boolean {
  const slice = Math.floor(onset / SLICE_MS) * SLICE_MS;
  return onset >= slice + phaseStart('eval') && ended < slice + phaseStart('rollback');
}

/**
 * Returns the start, from `from` to `to`, of an incident scene with an onset on cue: the one closest to `near` with an
 * incident within eval, or else with any incident; `near` if there is none.
 */
function startOnCue(world: WorldName, near: number, from: number, to: number): number {
  const first = Math.max(from, near - LOOK_MS);
  const last = Math.min(to, near + LOOK_MS);
  const incidents = incidentsBetween(world, first + CUE_MS - 1, last + CUE_MS);
  const inEval = incidents.filter(isInEval);
  const starts = (inEval.length > 0 ? inEval : incidents).map(({ onset }) => onset - CUE_MS);
  return starts.reduce((a, b) => (Math.abs(b - near) < Math.abs(a - near) ? b : a), starts[0] ?? near);
}

/**
 * Returns the item of `play` at world instant `t`, in `world` that runs at `rate` world seconds per second. The
 * playlist repeats from the Unix epoch on. An incident scene begins a little earlier or later than its place, so that
 * an incident arrives on cue; the items beside it become shorter or longer. `play` must hold at least one item.
 */
export function currentItemAt(play: readonly PlaylistItem[], world: WorldName, t: number, rate = 1): CurrentItem {
  const speed = rate > 0 ? rate : 1;
  const line = new RepeatedLengths(play.map(({ seconds }) => seconds * SECOND_MS * speed));
  const itemOf = (n: number) => play[line.index(n)] as PlaylistItem;
  const isCue = (n: number) => isOnCue(itemOf(n));
  /**
   * Returns the milliseconds that item `n` can give up at one end: all that it can spare, or half of that if incident
   * scenes stand on both sides of it.
   */
  const slack = (n: number) => {
    const ends = isCue(n - 1) && isCue(n + 1) ? 2 : 1;
    return isCue(n) ? 0 : Math.max(0, (line.length(n) - LEAST_MS * speed) / ends);
  };
  const cueOf = (n: number) => {
    const near = line.start(n);
    return startOnCue(world, near, near - slack(n - 1), near + slack(n + 1));
  };
  const startOf = (n: number) => {
    if (isCue(n)) return cueOf(n);
    return isCue(n - 1) ? cueOf(n - 1) + line.length(n - 1) : line.start(n);
  };
  // Items move by less than a neighbour's length, so at most two begin before their places.
  let n = line.at(t) + 2;
  while (startOf(n) > t) n--;
  return { index: line.index(n), item: itemOf(n), start: startOf(n), end: startOf(n + 1) };
}

/**
 * Returns the item on screen number `tile` (from 1) while `on` is on, on a wall whose screens show different items:
 * each screen is one item ahead of the one before.
 */
export function itemForTile(play: readonly PlaylistItem[], on: CurrentItem, tile: number): CurrentItem {
  const index = (on.index + tile - 1) % play.length;
  return { ...on, index, item: play[index] as PlaylistItem };
}
