import { LINES } from '../../../src/dashboards/utilisation/inks';
import { type Sample, STEP_MS, type UtilisationState } from '../../../src/dashboards/utilisation/sim';
import { layoutUtilisation, pxPerMs, WINDOW_MS } from '../../../src/dashboards/utilisation/stage-layout';
import { incidentRuns, namedRuns } from '../../../src/dashboards/utilisation/stage-runs';
import { spread } from '../../../src/stage/axis';
import { LINE_HEIGHT, monoWidth } from '../../../src/stage/type';
import { VIEWPORT } from '../panels/painter';
import type { Text } from './view';

export const layout = layoutUtilisation(VIEWPORT);
export const PACE = pxPerMs(layout);

/** The lines from back to front. */
export const SERIES = [
  { of: 'sandbox', name: 'Sandboxes' },
  { of: 'core', name: 'Cores' },
] as const;

export const heightOf = (percent: number) => layout.plot.y + layout.plot.height * (1 - percent / 100);

/** The lines' names and newest values, which stand still, and the axes' labels. */
export function textsOf({ samples }: UtilisationState): Text[] {
  const { plot, namesX: x, size } = layout;
  const block = 2 * size * LINE_HEIGHT;
  const newest = SERIES.map(({ of }) => samples.at(-1)?.[of] ?? 0);
  const foot = plot.y + plot.height - block / 2;
  const middles = spread(newest.map(heightOf), block + size * 0.4, plot.y + block / 2 - size / 2, foot);
  const ends = SERIES.flatMap(({ of, name }, i): Text[] => {
    const y = (middles[i] as number) - block / 2;
    const text = `${(newest[i] as number).toFixed(1)} %`;
    return [
      { x, y, size, font: 'sans', weight: '500', ink: 'muted', text: name },
      { x, y: y + size * LINE_HEIGHT, size, font: 'mono', weight: '500', ink: LINES[of].ink, text },
    ];
  });
  return [...layout.labels, ...ends];
}

/** Runs of samples under an incident, from and to in CSS px from the newest sample, with the ids that have room. */
export function runsOf(samples: readonly Sample[]) {
  const runs = incidentRuns(samples);
  const width = (id: string) => monoWidth(id.length + 2, layout.size) / PACE;
  const named = namedRuns(runs, width, WINDOW_MS - STEP_MS);
  return runs.map((run) => ({ corr: run.corr, from: run.from * PACE, to: run.to * PACE, named: named.includes(run) }));
}
