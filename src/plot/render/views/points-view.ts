import { Container } from 'pixi.js';
import type { PointsMark } from '../../grammar/mark';
import { endOf } from '../../grammar/timeline';
import type { SurfaceKind } from '../../surface/scene';
import type { Points } from '../primitives/point';
import { createPoints } from '../primitives/points';
import { createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws points along a timeline. Sliding them costs one uniform. */
export function createPointsView(kind: SurfaceKind): MarkView<PointsMark> {
  const container = new Container();
  const keep = createKeyedPart<Points>(container);
  let points: Points | undefined;
  return {
    container,
    take({ mark: { timeline, data, inks, half, growth, most }, viewport, palette }) {
      const { area, span, last } = timeline;
      points = keep([most, inks], () => createPoints(kind, most, Object.values(inks)));
      points.layout(area, half, viewport, palette, growth / span);
      const names = Object.keys(inks);
      const sorted = names.flatMap((name) => data.filter(({ ink }) => ink === name));
      points.update({
        x: Float32Array.from(sorted, ({ at }) => 1 - (last - at) / span),
        y: Float32Array.from(sorted, ({ y }) => y),
        ink: Uint8Array.from(sorted, ({ ink }) => names.indexOf(ink)),
      });
    },
    draw({ mark: { timeline } }, { t }) {
      points?.slide((endOf(timeline, t) - timeline.last) / timeline.span);
    },
  };
}
