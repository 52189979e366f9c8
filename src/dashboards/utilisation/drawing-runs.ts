import { type Sample, STEP_MS } from './sim';

/** Neighbouring samples under one incident. Milliseconds; the newest sample of all stands at 0, others before it. */
export interface Run {
  readonly corr: string;
  readonly from: number;
  readonly to: number;
}

/** Most runs of a window: an incident starts in each 40 s, and is in two where a shorter one came meanwhile. */
export const MOST_RUNS = 24;

/** The runs of a window of samples (oldest first), newest first. A sample stands for the step up to it. */
export function incidentRuns(samples: readonly Sample[]): Run[] {
  const newest = samples.at(-1)?.ts ?? 0;
  const runs: Run[] = [];
  for (const { ts, corr } of samples.toReversed()) {
    if (!corr) continue;
    const to = ts - newest;
    const last = runs.at(-1);
    if (last?.corr === corr && last.from === to) runs[runs.length - 1] = { ...last, from: to - STEP_MS };
    else runs.push({ corr, from: to - STEP_MS, to });
  }
  return runs;
}

/** A run with its id in one of the rows under the strip; row 0 is the upper one. */
export interface NamedRun extends Run {
  readonly row: 0 | 1;
}

/**
 * The ids that there is room for, newest first. An id ends under its run's end, to which a tick leads. Where two would touch, the newer one
 * stands in the lower row, so that no tick passes through an id. Left out is what reaches further back than `span`, and the older one where
 * both rows are taken. All in milliseconds; `width` gives an id's.
 */
export function namedRuns(runs: readonly Run[], width: (id: string) => number, span: number): NamedRun[] {
  const named: NamedRun[] = [];
  /** How far to the right each row is free. */
  const free = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  for (const run of runs) {
    const start = run.to - width(run.corr);
    if (start < -span) continue;
    if (run.to > free[0]) {
      const above = named.findLastIndex(({ row }) => row === 0);
      const newer = named[above] as NamedRun;
      const before = named.slice(0, above).findLast(({ row }) => row === 0);
      if (newer.to > free[1]) continue;
      named[above] = { ...newer, row: 1 };
      free[1] = newer.to - width(newer.corr);
      free[0] = before ? before.to - width(before.corr) : Number.POSITIVE_INFINITY;
    }
    if (run.to > free[0]) continue;
    named.push({ ...run, row: 0 });
    free[0] = start;
  }
  return named;
}

/** A sample's milliseconds from the newest, and its points. */
type Corner = readonly [ms: number, points: number];

/** The corners with one more wherever the line crosses 0, at which the area turns over. */
export function crossings(corners: readonly Corner[]): Corner[] {
  return corners.flatMap(([ms, points], i): Corner[] => {
    const [from, before] = corners[i - 1] ?? [ms, points];
    if (before * points >= 0) return [[ms, points]];
    return [
      [from + ((ms - from) * before) / (before - points), 0],
      [ms, points],
    ];
  });
}
