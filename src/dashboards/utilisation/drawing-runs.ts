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

/**
 * The runs whose ids there is room for, newest first. An id ends under its run's end, to which a tick leads. Left out
 * are an id that reaches further back than `span` and the older one of two that would touch. All in milliseconds;
 * `width` gives an id's.
 */
export function namedRuns(runs: readonly Run[], width: (id: string) => number, span: number): Run[] {
  let free = Number.POSITIVE_INFINITY;
  return runs.filter(({ corr, to }) => {
    const start = to - width(corr);
    if (to > free || start < -span) return false;
    free = start;
    return true;
  });
}
