import { Container, Graphics, Matrix } from 'pixi.js';
import { HELD, HELD_WIDER, INKS } from '../theme/machine-inks';
import type { MachinePart, MachineShape } from './shapes';
import { type Field, PART_FLOATS, type Silhouette } from './silhouette';

/** Draws the shapes of a part at so many CSS px to a metre; brakes in the colour of their state. */
function build(
  container: Graphics,
  shapes: MachinePart,
  { palette, viewport, pxPerMetre }: Field,
  isHeld: boolean,
): void {
  const path = ({ points, closed }: MachineShape) => {
    container.poly(
      points.flatMap(([x, y]) => [x * pxPerMetre, -y * pxPerMetre]),
      closed,
    );
  };
  container.clear();
  for (const shape of shapes) {
    const { colour, opacity, width } = INKS[shape.kind];
    const holds = isHeld && shape.kind === 'brake';
    const color = palette[holds ? HELD : colour];
    const wider = holds && palette.isForced ? HELD_WIDER : 1;
    path(shape);
    if (shape.filled) container.fill({ color, alpha: opacity });
    else container.stroke({ color, alpha: opacity, width: width * wider * viewport.scale, join: 'round' });
  }
}

/** Creates a position for Pixi's canvas renderer: a container, and in it each part. */
export function createSilhouetteGraphics(parts: readonly MachinePart[]): Silhouette {
  const container = new Container({ label: 'machines', visible: false });
  const bodies = parts.map(() => new Graphics());
  container.addChild(...bodies);
  const matrix = new Matrix();
  let field: Field | undefined;
  let built: boolean | undefined;

  return {
    container,
    layout(next) {
      field = next;
      built = undefined;
    },
    draw(pose, { x, y, opacity, hold }) {
      if (!field) return;
      const { from, pxPerMetre } = field;
      const holds = hold > 0.5;
      if (built !== holds) {
        bodies.forEach((body, i) => {
          build(body, parts[i] as MachinePart, field as Field, holds);
        });
      }
      built = holds;
      bodies.forEach((body, part) => {
        const [a = 0, b = 0, c = 0, d = 0, left = 0, up = 0, out = 0] = pose.subarray(part * PART_FLOATS);
        body.visible = out === 0;
        body.setFromMatrix(matrix.set(a, -b, -c, d, left * pxPerMetre, -up * pxPerMetre));
      });
      container.position.set(x, y);
      container.alpha = opacity;
      // Without fading at the field's edge, parts that would cross it are left out.
      container.visible = true;
      if (opacity < 1 && container.getBounds().x < from) container.visible = false;
    },
    hide() {
      container.visible = false;
    },
  };
}
