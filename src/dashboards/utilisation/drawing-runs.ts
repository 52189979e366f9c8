import { UTILISATION_SAMPLE_MS, type UtilisationSample } from './sim';

/**
 * Run of neighbouring samples under one incident. Milliseconds; the newest sample of all is at 0, earlier ones are
 * negative.
 */
export interface SampleRun {
  readonly corr: string;
  readonly from: number;
  readonly to: number;
}

/** Most runs of a window: an incident starts in each 40 s, and has two runs if a shorter one came meanwhile. */
export const MOST_RUNS = 24;

/** Runs of a window of samples (oldest first), newest first. A sample stands for the step up to it. */
export function incidentRuns(samples: readonly UtilisationSample[]): SampleRun[] {
  const newest = samples.at(-1)?.ts ?? 0;
  const runs: SampleRun[] = [];
  for (const { ts, corr } of samples.toReversed()) {
    if (!corr) continue;
    const to = ts - newest;
    const last = runs.at(-1);
    if (last?.corr === corr && last.from === to) runs[runs.length - 1] = { ...last, from: to - UTILISATION_SAMPLE_MS };
    else runs.push({ corr, from: to - UTILISATION_SAMPLE_MS, to });
  }
  return runs;
}
