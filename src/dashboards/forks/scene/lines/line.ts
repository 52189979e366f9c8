import type { WorldName } from '../../../../sim/math/seed-of';
import { phaseStart, SLICE_MS } from '../../../../sim/world/cores/scenario';
import type { LineKind } from '../../inks';
import type { ForkRun } from '../../sim-runs';
import type { ForkSlice, SliceFork } from '../../sim-slice';
import { astrayPoints, lossesIn } from './astray';
import { heightAt, LINE_STEP_MS } from './heights';
import { missedVetoes, type Swing, wildIn } from './swing';

/** Instant that never comes, as milliseconds from a slice's start. */
const NEVER_MS = 1e7;

/** Points in which a fork winds back with its slice, or falls after a cut. */
const BACK_STEPS = { slice: 16, cut: 10 } as const;
/** Height of the upper end of a line across the whole picture; that of its lower end is its opposite. */
const ACROSS = 1;

/** Line of a slice's picture: a fork's, the live one, or one across it. */
export interface SliceLine {
  readonly kind: LineKind;
  /** Evaluation score as a share, 0 to 1; 1 where it has none. */
  readonly light: number;
  /** Milliseconds from the slice's start at which an incident cuts it, or never. */
  readonly cutAt: number;
  /** Index of its fork or of its veto among those of the slice, missed ones last; -1 if it belongs to neither. */
  readonly index: number;
  /** Milliseconds from the slice's start and height, alternating. */
  readonly points: readonly number[];
}

const flat = (kind: LineKind, points: readonly number[], cutAt = NEVER_MS): SliceLine => ({
  kind,
  light: 1,
  cutAt,
  index: -1,
  points,
});

/**
 * Points of a fork's line until it is back on the live line: milliseconds from the slice's start and height,
 * alternating.
 */
export function cutForkLine(slice: ForkSlice, fork: number, run: ForkRun): readonly number[] {
  const { from, to, back, corr } = run;
  const points: number[] = [];
  const add = (t: number) => points.push(t - slice.start, heightAt(slice, fork, run, t));
  for (let t = from; t < to; t += LINE_STEP_MS) add(t);
  const steps = corr === null ? BACK_STEPS.slice : BACK_STEPS.cut;
  for (let step = 0; step <= steps; step++) add(to + ((back - to) * step) / steps);
  return points;
}

function runLine(slice: ForkSlice, fork: number, run: ForkRun): SliceLine {
  const { to, corr } = run;
  const light = (slice.forks[fork] as SliceFork).score / 100;
  return {
    kind: 'fork',
    light,
    cutAt: corr === null ? NEVER_MS : to - slice.start,
    index: fork,
    points: cutForkLine(slice, fork, run),
  };
}

/** Lines of a run that goes wild: its own course until then, and its swing. */
function wildLines(line: SliceLine, { fork, points }: Swing): SliceLine[] {
  const [leaves = 0, height = 0] = points;
  const later = line.points.findIndex((ms, i) => i % 2 === 0 && ms >= leaves);
  const course = later < 0 ? line.points : line.points.slice(0, later);
  return [
    { ...line, points: [...course, leaves, height] },
    { ...flat('wild', points), index: fork },
  ];
}

/** Lines of all runs of a slice. */
function runLines(world: WorldName, slice: ForkSlice): SliceLine[] {
  const swings = wildIn(world, slice);
  return slice.forks.flatMap(({ runs }, fork) =>
    runs.flatMap((run) => {
      const line = runLine(slice, fork, run);
      const swing = swings.find((each) => each.run === run);
      return swing ? wildLines(line, swing) : line;
    }),
  );
}

/** Live line of a stretch: off its axis, and in the colour of a fault, where a machine bears a loss. */
function livePieces(world: WorldName, start: number, from: number, to: number): SliceLine[] {
  const lines: SliceLine[] = [];
  let at = from;
  for (const loss of lossesIn(world, start)) {
    const [leaves, back] = [Math.max(loss.from, at), Math.min(loss.to, to)];
    if (back <= leaves) continue;
    if (leaves > at) lines.push(flat('live', [at, 0, leaves, 0]));
    lines.push(flat('astray', astrayPoints(world, start, { from: leaves, to: back })));
    at = back;
  }
  if (at < to) lines.push(flat('live', [at, 0, to, 0]));
  return lines;
}

/** Live line, in pieces between the bars of incidents on socket 0, which stop it until they have recovered. */
function liveLines(world: WorldName, { start, vetoes }: ForkSlice): SliceLine[] {
  const lines: SliceLine[] = [];
  let from = 0;
  for (const { sockets, ended, recovered } of vetoes) {
    if (!sockets.includes(0)) continue;
    const [stop, on] = [ended - start, Math.max(recovered - start, from)];
    if (stop > from) lines.push(...livePieces(world, start, from, stop));
    from = on;
    if (stop >= 0 && stop < SLICE_MS) lines.push(flat('wound', [stop, 0, on, 0], stop));
  }
  if (from < SLICE_MS) lines.push(...livePieces(world, start, from, SLICE_MS));
  return lines;
}

/** Lines of a slice of a world, from back to front. */
export function linesOf(world: WorldName, slice: ForkSlice): SliceLine[] {
  const [fork, evaluation, rollback] = [phaseStart('fork'), phaseStart('eval'), phaseStart('rollback')];
  const upright = (t: number) => [t, -ACROSS, t, ACROSS];
  const runs = runLines(world, slice);
  const { marks } = slice;
  return [
    flat('fork-band', [fork, 0, evaluation, 0]),
    flat('eval-band', [evaluation, 0, rollback, 0]),
    flat('edge', upright(0)),
    ...missedVetoes(slice).map((due, i) => ({
      ...flat('missed', upright(due - slice.start)),
      index: marks.length + i,
    })),
    ...marks.map(({ ended }, index) => ({
      ...flat('veto', upright(ended - slice.start), ended - slice.start),
      index,
    })),
    ...runs.filter(({ kind, cutAt }) => kind === 'fork' && cutAt === NEVER_MS),
    ...runs.filter(({ cutAt }) => cutAt !== NEVER_MS),
    ...runs.filter(({ kind }) => kind === 'wild'),
    ...liveLines(world, slice),
  ];
}
