import { PETREL_PARTS, partsOf } from '../../src/machine/parts';
import type { MetrePoint } from '../../src/machine/path';
import { writePose } from '../../src/machine/poses';
import type { MachineShape } from '../../src/machine/shapes';
import { createPose, PART_FLOATS } from '../../src/machine/silhouette';
import { TERN_PARTS, TRACK_PICTURES } from '../../src/machine/tern';
import { motionOf } from '../../src/sim/world/machines/acts';
import type { MachineName } from '../../src/sim/world/machines/machine-names';
import { NAMES } from '../../src/sim/world/machines/specs';
import { DEFAULT_SEED } from '../../src/sim/world/seed';
import { INKS } from '../../src/theme/machine-inks';
import { COLOURS } from '../../src/theme/tokens';

/** Instant at which all three machines move. */
const AT = Date.parse('2026-03-03T08:54:20Z');
/** Sides of the drawing in its own units, of which `FINE` are a CSS px where it is as large as a card. */
const SIDES = { width: 896, height: 560 } as const;
const FINE = 4;
/** Width of its lines as a multiple of the live drawing's in CSS px. */
const THICK = 1.4;
/** Margin for the outermost line. */
const EDGE = 3 * FINE;

/** Parts that indicate motion, not shape, or that are too fine. */
const LEFT_OUT: Readonly<Record<MachineName, readonly number[]>> = {
  tern: Array.from({ length: TRACK_PICTURES }, (_, i) => TERN_PARTS.tracks + i),
  heron: [],
  petrel: [PETREL_PARTS.chain, PETREL_PARTS.anchor, PETREL_PARTS.wake],
};

/** Path through places, each said from the one before: differences are short. */
function pathOf(places: readonly MetrePoint[]): string {
  const steps = places.map(([x, y], i) => {
    const [beforeX, beforeY] = places[i - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY] as const;
  });
  const [start = [0, 0], ...others] = steps;
  const moves = others.filter(([x, y]) => x !== 0 || y !== 0).map((step) => step.join(' '));
  return `M${start.join(' ')}l${moves.join(' ')}`.replaceAll(' -', '-');
}

/** Side view of a machine, from the shapes of the live drawing, as an SVG document. */
export function machineOutline(machine: MachineName): string {
  const pose = createPose();
  writePose(pose, motionOf(DEFAULT_SEED, machine, []), AT);
  const shapes = partsOf[machine]().flatMap((part, i): { shape: MachineShape; points: MetrePoint[] }[] => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0, isOut = 0] = pose.subarray(i * PART_FLOATS);
    if (isOut === 1 || LEFT_OUT[machine].includes(i)) return [];
    return part.map((shape) => ({
      shape,
      points: shape.points.map(([u, v]): MetrePoint => [x + a * u + c * v, -(y + b * u + d * v)]),
    }));
  });
  const all = shapes.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = Math.min((SIDES.width - 2 * EDGE) / wide, (SIDES.height - 2 * EDGE) / high);
  const down = SIDES.height - EDGE - high * unit;
  const placeOf = ([x, y]: MetrePoint): MetrePoint => [
    Math.round(EDGE + (x - left) * unit),
    Math.round(down + (y - top) * unit),
  ];
  const paths = shapes.map(({ shape: { kind, filled, closed }, points }) => {
    const { colour, opacity, width } = INKS[kind];
    const thick = Number((width * THICK * FINE).toFixed(2));
    const d = pathOf(points.map(placeOf)) + (closed ? 'z' : '');
    const ink = filled
      ? `fill="${COLOURS[colour]}"`
      : `stroke="${COLOURS[colour]}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-width="${thick}"`;
    return `<path d="${d}" ${ink}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDES.width} ${SIDES.height}" fill="none"><title>${NAMES[machine]}</title>${paths.join('')}</svg>\n`;
}
