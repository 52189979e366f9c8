import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type DrawingOptions, measureDrawing } from './draw';
import { FIELD, STEP_MS } from './measure';
import { MEASURE_MS } from './measure-page';
import { drawingReport, statesReport, worldReport } from './report';
import { FRAMES, INSTANTS, measureStates, measureWorld } from './states';

/** Measures and prints everything; writes it to the file `json` too where one is named. */
export async function run(options: DrawingOptions, json: string | undefined): Promise<void> {
  const cores = availableParallelism();
  console.log('Measuring; this takes about a minute and a half …');
  const { browser, measurements } = await measureDrawing(options);
  console.log(`
A field of cells, ${FIELD.width} x ${FIELD.height} CSS px, moving in every frame, new data each ${STEP_MS} ms, ${MEASURE_MS / 1_000} s each.
stage: this project's cells through WebGL. Canvas2D: the same field by hand${options.softwareCanvas ? ', rasterised by the processor' : ''}.
Chromium ${browser}, ${cores} processor cores that also do the work of a GPU: frames/s and the processes' CPU are theirs.

${drawingReport(measurements)}`);

  const states = measureStates();
  console.log(`
Microseconds a state, ${INSTANTS} instants each, Node ${process.versions.node}.

${statesReport(states)}`);

  const world = measureWorld();
  console.log(`
Microseconds of all dashboards together, ${INSTANTS} seeks, ${FRAMES} frames at 60 a second.

${worldReport(world)}`);

  if (json) writeFileSync(json, `${JSON.stringify({ browser, cores, measurements, states, world }, null, 2)}\n`);
}
