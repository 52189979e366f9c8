import { stream } from '../../src/sim/math/random';
import { type CellLevels, FULL_LEVEL } from '../../src/stage/marks/cell';
import type { Rect } from '../../src/stage/rect';
import type { Ink } from '../../src/theme/ink';
import { FIELD, STEP_MS } from './measure';

/** Inks of the cells; solid, so that both implementations fill the same pixels. */
export const FIELD_INKS: readonly Ink[] = (['idle', 'muted', 'series2', 'accent', 'warn'] as const).map((colour) => ({
  colour,
  hatch: 'solid',
}));

/** Data steps after which the data starts over. */
const RING = 16;
/** CSS px between cells. */
const GAP = 1;

/** A data step: when it began, milliseconds of the page's time, and its levels. */
export interface FieldState {
  readonly ts: number;
  readonly levels: CellLevels;
}

/** A number of columns that divides `count` and keeps cells about square. */
function columnsOf(count: number): number {
  let columns = Math.ceil(Math.sqrt((count * FIELD.width) / FIELD.height));
  while (count % columns !== 0) columns += 1;
  return columns;
}

/** Rectangles of `count` cells that fill the field, with edges on whole CSS px. */
export function fieldRects(count: number): Rect[] {
  const columns = columnsOf(count);
  const rows = count / columns;
  const edge = (i: number, of: number, size: number) => Math.floor((i * size) / of);
  return Array.from({ length: count }, (_, cell) => {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const x = edge(column, columns, FIELD.width);
    const y = edge(row, rows, FIELD.height);
    return {
      x,
      y,
      width: edge(column + 1, columns, FIELD.width) - x - GAP,
      height: edge(row + 1, rows, FIELD.height) - y - GAP,
    };
  });
}

/** The data of `count` cells by number of the step, computed ahead so that it costs no frame anything. */
export function fieldData(count: number): (step: number) => FieldState {
  const numbers = (name: string, below: number) => {
    const draws = stream('bench', name);
    return Array.from({ length: RING }, (_, step) =>
      Array.from({ length: count }, (_, cell) => draws.int(below, step, cell)),
    );
  };
  const levels = numbers('levels', FULL_LEVEL + 1).map((each) => Uint16Array.from(each));
  const inks = numbers('inks', FIELD_INKS.length).map((each) => Uint8Array.from(each));
  return (step) => ({
    ts: step * STEP_MS,
    levels: {
      before: levels[step % RING] as Uint16Array,
      now: levels[(step + 1) % RING] as Uint16Array,
      ink: inks[step % RING] as Uint8Array,
    },
  });
}
