import type { MachineInk } from '../theme/machine-inks';
import { circleStroke, type MetrePoint, type Stroke, strokesOf } from './path';

/** Line or face of a rigid body. */
export interface MachineShape extends Stroke {
  readonly kind: MachineInk;
  /** True if it is filled, not drawn along its edge. */
  readonly filled: boolean;
}

/** Rigid body: its shapes from the back to the front, in metres from its own origin. */
export type MachinePart = readonly MachineShape[];

/** Returns a reader of shapes in a diagram's units. `zero` is the place of the part's origin there. */
export function shapeReader(unitsPerMetre: number, zero: MetrePoint) {
  const metres = ({ points, closed }: Stroke): Stroke => ({
    points: points.map(([x, y]) => [(x - zero[0]) / unitsPerMetre, (zero[1] - y) / unitsPerMetre]),
    closed,
  });
  const shapes = (kind: MachineInk, filled: boolean, strokes: readonly Stroke[]): MachineShape[] =>
    strokes.map((stroke) => ({ ...metres(stroke), kind, filled }));
  return {
    line: (kind: MachineInk, path: string) => shapes(kind, false, strokesOf(path)),
    /** Filled face and its outline. */
    box: (path: string, kind: MachineInk = 'outline', face: MachineInk = 'face') => {
      const strokes = strokesOf(path);
      return strokes.flatMap((stroke) => [...shapes(face, true, [stroke]), ...shapes(kind, false, [stroke])]);
    },
    ring: (kind: MachineInk, x: number, y: number, r: number) => shapes(kind, false, [circleStroke([x, y], r)]),
    disc: (kind: MachineInk, x: number, y: number, r: number) => shapes(kind, true, [circleStroke([x, y], r)]),
    metres,
  };
}
