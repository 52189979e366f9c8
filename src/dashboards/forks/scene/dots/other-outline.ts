import type { ForkSlice } from '../../sim-slice';
import { heightAt } from '../lines/heights';

/** Milliseconds between the points of an outline. */
const OUTLINE_STEP_MS = 450;

/**
 * Outline of a slice's forks while they are out: along its upper side, then along its lower one. Milliseconds from the
 * slice's start and height, alternating.
 */
export function outlineOf(slice: ForkSlice): readonly (readonly number[])[] {
  const out = slice.forks.flatMap(({ runs }, fork) => runs.map((run) => ({ fork, run })));
  const first = Math.min(...out.map(({ run }) => run.from));
  const last = Math.max(...out.map(({ run }) => run.back));
  const sides: [number[], number[]] = [[], []];
  for (let t = first; t < last; t += OUTLINE_STEP_MS) {
    const heights = out.flatMap(({ fork, run }) =>
      run.from <= t && t <= run.back ? heightAt(slice, fork, run, t) : [],
    );
    sides[0].push(t - slice.start, Math.min(0, ...heights));
    sides[1].push(t - slice.start, Math.max(0, ...heights));
  }
  return sides;
}
