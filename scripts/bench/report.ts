import type { SteadyResult } from './floor/steady';
import type { Models, Spread, StateCost } from './states';
import { table } from './table';

const spread = ({ median, p95, most }: Spread) => [median, p95, most].map((us) => us.toFixed(1));

/** Microseconds a state of every dashboard. */
export function statesReport(costs: readonly StateCost[]): string {
  return table([
    ['dashboard', 'in a row: median', 'p95', 'most', 'random: median', 'p95', 'most'],
    ...costs.map(({ id, settings, consecutive, random }) => [
      settings === 'default' ? id : `${id}, ${settings}`,
      ...spread(consecutive),
      ...spread(random),
    ]),
  ]);
}

/** Microseconds of all dashboards together. */
export function worldReport({ world: { first, seek, seekWork, frame }, slice }: Models): string {
  return table([
    ['all dashboards', 'median', 'p95', 'most'],
    ['the first seek of the process', '', '', first.toFixed(1)],
    ['a cold seek, once each', ...spread(seek)],
    ['without what the machine took', ...spread(seekWork)],
    ['what is due in a frame, best of 3', ...spread(frame)],
    ['a new slice of forks', ...spread(slice.model)],
    ['its geometry', ...spread(slice.geometry)],
  ]);
}

/** The whole page of the operations floor. */
export function floorReport({ cost, fps, frame, longTasks }: SteadyResult): string {
  return table([
    ['/skynet', ''],
    ['main thread, ms/s', cost.main.toFixed(1)],
    ['main thread, CPU ms/s', cost.mainProcessor.toFixed(1)],
    ['main thread, ms a frame: mean', (cost.main / fps).toFixed(2)],
    ['  traced: median', frame.median.toFixed(2)],
    ['  traced: p95', frame.p95.toFixed(2)],
    ['  traced: most', frame.most.toFixed(2)],
    ['frames/s', fps.toFixed(1)],
    ['all processes, CPU ms/s', cost.processor.toFixed(0)],
    ['tasks above 50 ms', longTasks.map((ms) => ms.toFixed(0)).join(' ') || 'none'],
  ]);
}
