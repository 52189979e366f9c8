import type { SteadyResult } from './floor/steady';
import { COUNTS, type Measurement, PAINTERS, type PainterName } from './measure';
import type { Models, Spread, StateCost } from './states';
import { table } from './table';

const TITLES = { stage: 'stage', canvas2d: 'Canvas2D' } as const;

/** The figures of a measurement that are compared, with the digits after the point. */
const FIGURES = [
  { key: 'mainMs', title: 'main thread, ms/s', digits: 1 },
  { key: 'mainFrameMs', title: 'main thread, ms a frame', digits: 2 },
  { key: 'mainProcessorFrameMs', title: 'main thread, CPU ms a frame', digits: 2 },
  { key: 'frameMs', title: 'script, ms a frame, mean', digits: 3 },
  { key: 'medianFrameMs', title: 'script, ms a frame, median', digits: 3 },
  { key: 'stepMs', title: 'script, ms a data step, mean', digits: 3 },
  { key: 'fps', title: 'frames/s', digits: 1 },
  { key: 'processorMs', title: 'all processes, CPU ms/s', digits: 0 },
] as const;

const RATIO_DIGITS = 3;

function find(measurements: readonly Measurement[], painter: PainterName, cells: number): Measurement {
  const found = measurements.find((each) => each.painter === painter && each.cells === cells);
  if (!found) throw new Error(`${painter} was not measured with ${cells} cells.`);
  return found;
}

/** The figures of both implementations by number of cells, and how they grow. */
export function drawingReport(measurements: readonly Measurement[]): string {
  const least = COUNTS[0];
  const most = COUNTS[COUNTS.length - 1] as number;
  const rows = FIGURES.flatMap(({ key, title, digits }) => {
    const figure = (painter: PainterName, cells: number) => find(measurements, painter, cells)[key];
    const growth = (painter: PainterName) => (figure(painter, most) / figure(painter, least)).toFixed(2);
    return [
      ...PAINTERS.map((painter) => [
        `${title}: ${TITLES[painter]}`,
        ...COUNTS.map((cells) => figure(painter, cells).toFixed(digits)),
        growth(painter),
      ]),
      [
        '  stage : Canvas2D',
        ...COUNTS.map((cells) => (figure('stage', cells) / figure('canvas2d', cells)).toFixed(RATIO_DIGITS)),
        '',
      ],
    ];
  });
  return table([['cells', ...COUNTS.map(String), `${most} : ${least}`], ...rows]);
}

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
