import type { Container } from 'pixi.js';
import type { Viewport } from '../../plot/grammar/viewport';
import { clamp, lerp, smooth } from '../../sim/math/math';
import type { WorldName } from '../../sim/math/seed-of';
import { type Incident, withoutVeto } from '../../sim/world/incidents';
import { socketReachedAt } from '../../sim/world/reach';
import type { Palette } from '../../theme/palette';
import { GHOST } from './inks';
import type { Run } from './sim-runs';
import { type ForkSlice, type SliceFork, unvetoedSlice } from './sim-slice';
import { placeAt, type TimeMap } from './stage-layout';
import { heightAt, placeOf } from './stage-shape';

/** Milliseconds between the points of a ghost, and the points in which it falls. */
const STEP_MS = 650;
const FALL_STEPS = 16;
/** Milliseconds in which a fork that an incident has reached swings all the way out, at least: slowly at first, until the watchdog ends it. */
const SWING_MS = 7_000;
/** Light of a ghost that falls, as a share of its light before: many fall in one place. */
const FALLING = 0.4;
/** Heights of the innermost and of the outermost fork of a bundle, and to what share of the drawing's ends they swing. */
const INNER = { from: 0.085, to: 0.7 } as const;
const OUTER = { from: 1, to: 0.985 } as const;

/** A fork as it would have gone on if no interlock had vetoed the incident. */
export interface Ghost {
  /** Index of its fork. */
  readonly fork: number;
  /** 1 in the socket that the veto rolled back, GHOST.light in those that it saved. */
  readonly light: number;
  /** Milliseconds from the slice's start to the veto that prevented it. */
  readonly vetoed: number;
  /** Milliseconds from the slice's start from which on it falls or winds back. */
  readonly falls: number;
  /** Milliseconds from the slice's start and height, in turn. It begins where it leaves what happened. */
  readonly points: readonly number[];
}

/** A fork that an incident has reached: instants in milliseconds since the Unix epoch. */
interface Reached {
  readonly run: Run;
  /** When it leaves what happened, when the watchdog ends the incident, and when it is back on the live line. */
  readonly leaves: number;
  readonly ends: number;
  readonly back: number;
}

/** Height of a fork at `t`: as in the world without the veto, and further out the longer none comes. */
function ghostHeight(slice: ForkSlice, fork: number, reached: Reached, end: number, t: number): number {
  const { run, leaves, ends, back } = reached;
  const { out, side } = placeOf(slice.forks[fork] as SliceFork);
  const room = lerp(INNER.to * end - INNER.from, OUTER.to * end - OUTER.from, out);
  const until = Math.min(t, run.to);
  const u = clamp((until - leaves) / Math.max(Math.min(ends, run.to) - leaves, SWING_MS), 0, 1);
  const swing = side * room * u * Math.sqrt(u);
  const fall = 1 - smooth(clamp((t - run.to) / (back - run.to), 0, 1));
  // One that ends with its slice winds back from its way; one that the watchdog ends falls from where it was.
  if (run.corr === null) return heightAt(slice, fork, run, t) + swing * fall;
  return (heightAt(slice, fork, run, until) + swing) * fall;
}

function pointsOf(slice: ForkSlice, fork: number, reached: Reached, end: number): number[] {
  const { run, leaves, back } = reached;
  const points: number[] = [];
  const add = (t: number) => points.push(t - slice.start, ghostHeight(slice, fork, reached, end, t));
  for (let t = leaves; t < run.to; t += STEP_MS) add(t);
  for (let step = 0; step <= FALL_STEPS; step++) add(run.to + ((back - run.to) * step) / FALL_STEPS);
  return points;
}

/**
 * What the veto of an incident prevented in a slice: each fork that the incident would have reached, from where it leaves what happened to
 * where it is back on the live line, once the pod’s watchdog has ended the incident and the site has recovered. `end`: height, as of the
 * forks, at which the drawing ends.
 */
export function ghostsOf(world: WorldName, slice: ForkSlice, incident: Incident, end: number): Ghost[] {
  const never = withoutVeto(world, incident);
  const other = unvetoedSlice(world, slice.index, incident);
  return other.forks.flatMap(({ socket, runs }, fork) => {
    const reached = socketReachedAt(world, never, socket);
    if (reached === undefined) return [];
    const leaves = Math.max(reached, incident.vetoed);
    const light = socket === incident.socket ? 1 : GHOST.light;
    return runs
      .filter(({ from, to }) => to > leaves && from < never.vetoed)
      .map((run) => ({
        fork,
        light,
        vetoed: incident.vetoed - slice.start,
        falls: run.to - slice.start,
        points: pointsOf(
          other,
          fork,
          {
            run,
            leaves: Math.max(leaves, run.from),
            ends: never.vetoed,
            back: run.corr === null ? run.back : never.recovered,
          },
          end,
        ),
      }));
  });
}

/** Numbers a dot: milliseconds from the slice's start, height, light, milliseconds from the slice's start to the veto. */
export const DOT_NUMBERS = 4;

/** Dots along ghosts, each as far from the one before as the next one from it, CSS px. */
export function dotsAlong(ghosts: readonly Ghost[], map: TimeMap, pitch: number): Float32Array {
  const dots: number[] = [];
  for (const { points, light, vetoed, falls } of ghosts) {
    let left = pitch;
    for (let at = 2; at < points.length; at += 2) {
      const [fromT = 0, fromHeight = 0, t = 0, height = 0] = points.slice(at - 2, at + 2);
      const [a, b] = [placeAt(map, fromT, fromHeight), placeAt(map, t, height)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      for (; left <= length; left += pitch) {
        const u = left / length;
        dots.push(lerp(fromT, t, u), lerp(fromHeight, height, u), t > falls ? light * FALLING : light, vetoed);
      }
      left -= length;
    }
  }
  return Float32Array.from(dots);
}

/** What a drawing of dots is laid out for, and what it shows. */
export interface DotsMoment {
  /** CSS px from the left and the top: where the slice starts on the live line. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds from the slice's start to the instant that is drawn: what lies after it does not show. */
  readonly now: number;
  /** Milliseconds from the slice's start to the veto of the selected incident. */
  readonly selected: number | null;
  /** Milliseconds from the slice's start to the veto that the drawing answers, and the light of that answer. */
  readonly flash?: { readonly at: number; readonly light: number } | undefined;
}

/** The dots of one slice. */
export interface Dots {
  readonly view: Container;
  layout(map: TimeMap, viewport: Viewport, palette: Palette): void;
  /** Takes the dots of another slice, as DOT_NUMBERS says. */
  load(dots: Float32Array): void;
  draw(moment: DotsMoment, resolution: number): void;
}
