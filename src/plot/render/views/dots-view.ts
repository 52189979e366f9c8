import { Container } from 'pixi.js';
import type { DotsMark } from '../../grammar/mark';
import type { SurfaceKind } from '../../surface/scene';
import { NOWHERE, type Points } from '../primitives/point';
import { createPoints } from '../primitives/points';
import { createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

export function createDotsView(kind: SurfaceKind): MarkView<DotsMark> {
  const container = new Container();
  const keep = createKeyedPart<Points>(container);
  return {
    container,
    take({ mark: { data, ink, half, area }, viewport, palette }) {
      const points = keep([data.length, ink], () => createPoints(kind, data.length, [ink]));
      points.layout(area, half, viewport, palette);
      points.update({
        x: Float32Array.from(data, ({ x, isHidden }) => (isHidden ? NOWHERE : (x - area.x) / area.width)),
        y: Float32Array.from(data, ({ y }) => (y - area.y) / area.height),
        ink: new Uint8Array(data.length),
      });
      points.slide(0);
    },
  };
}
