import { clamp } from '../../sim/math/math';
import { INCIDENT_PERIOD_MS } from '../../sim/world/incidents/incident-numbers';
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

/** Run with a name, and the row of its id. */
type NamedRun = SampleRun & { readonly row: number };

/** Row of an incident's id, by the incident's number: it stays as others come and go. */
const rowOf = (corr: string, rows: number) => Number.parseInt(corr.slice(corr.indexOf('-') + 1), 36) % rows;

/**
 * Number of rows of ids. Successive ids take the rows in turn, so that incidents of neighbouring slots have room for an
 * id of `width`.
 */
export const nameRows = (width: number): number => clamp(Math.ceil(width / INCIDENT_PERIOD_MS) + 1, 2, 3);

/**
 * Runs for whose ids there is room, newest first. An id of `width` stands to the right of its run's start. Left out are
 * an id whose run started before the last `span`, and the older one of two that would touch in their row. All in
 * milliseconds.
 */
export function namedRuns(runs: readonly SampleRun[], width: number, rows: number, span: number): NamedRun[] {
  const free = Array<number>(rows).fill(Number.POSITIVE_INFINITY);
  return runs.flatMap((run) => {
    const row = rowOf(run.corr, rows);
    if (run.from < -span || run.from + width > (free[row] as number)) return [];
    free[row] = run.from;
    return [{ ...run, row }];
  });
}
