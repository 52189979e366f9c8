import { Container } from 'pixi.js';
import type { LineMark } from '../../grammar/mark';
import type { SurfaceKind } from '../../surface/scene';
import { createLine } from '../primitives/line';
import type { Line } from '../primitives/polyline';
import { createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Draws a line. Sliding it costs one uniform. */
export function createLineView(kind: SurfaceKind): MarkView<LineMark> {
  const container = new Container();
  const keep = createKeyedPart<Line>(container);
  let line: Line | undefined;
  return {
    container,
    take({ mark: { points, most, style, scale, foot }, viewport, palette }) {
      line = keep([most, style], () => createLine(kind, most, style));
      line.layout({ ...viewport, scale }, palette);
      line.update(Float32Array.from(points), foot);
    },
    slide: (x) => line?.move(x),
  };
}
