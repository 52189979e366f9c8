import { Container } from 'pixi.js';
import type { DotsMark } from '../mark';
import type { Points } from '../marks/point';
import { createPoints } from '../marks/points';
import type { SurfaceKind } from '../scene';
import type { MarkView } from './mark-view';

/** A share of the viewport's width that is outside. */
const NOWHERE = -1;

export function createDotsView(kind: SurfaceKind): MarkView<DotsMark> {
  const view = new Container();
  let points: Points | undefined;

  return {
    view,
    show({ data, ink, half }, _origins, { viewport, palette }) {
      if (!points) {
        points = createPoints(kind, data.length, [ink]);
        view.addChild(points.view);
      }
      const { width, height } = viewport;
      points.layout({ x: 0, y: 0, width, height }, half, viewport, palette);
      points.update({
        x: Float32Array.from(data, ({ x, isHidden }) => (isHidden ? NOWHERE : x / width)),
        y: Float32Array.from(data, ({ y }) => y / height),
        ink: new Uint8Array(data.length),
      });
      points.slide(0);
      return 0;
    },
    draw() {},
  };
}
