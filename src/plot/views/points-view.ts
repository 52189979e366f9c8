import { Container } from 'pixi.js';
import type { PointsMark } from '../mark';
import type { PointPlaces, Points } from '../marks/point';
import { createPoints } from '../marks/points';
import type { SurfaceKind } from '../scene';
import { endOf } from '../timeline';
import type { MarkView, Port } from './mark-view';

/** Points that slide along a timeline at the cost of one uniform. */
export function createPointsView(kind: SurfaceKind): MarkView<PointsMark> {
  const view = new Container();
  let made = '';
  let points: Points | undefined;
  let places: PointPlaces | undefined;
  let placed: Port | undefined;
  let shown: PointsMark | undefined;

  /** Makes the points again where there are more or fewer, or others. */
  function make({ data, inks }: PointsMark): void {
    const key = JSON.stringify([data.length, inks]);
    if (key === made) return;
    made = key;
    for (const former of view.removeChildren()) former.destroy();
    points = createPoints(kind, data.length, Object.values(inks));
    places = {
      x: new Float32Array(data.length),
      y: new Float32Array(data.length),
      ink: new Uint8Array(data.length),
    };
    view.addChild(points.view);
    placed = undefined;
  }

  return {
    view,
    show(mark, _origins, port) {
      make(mark);
      shown = mark;
      if (!points || !places) return 0;
      const { timeline, data, half, growth } = mark;
      const { area, span, last } = timeline;
      if (placed !== port) points.layout(area, half, port.viewport, port.palette, growth / span);
      placed = port;
      let place = 0;
      Object.keys(mark.inks).forEach((name, ink) => {
        for (const datum of data) {
          if (datum.ink !== name || !places) continue;
          places.x[place] = 1 - (last - datum.at) / span;
          places.y[place] = datum.y;
          places.ink[place] = ink;
          place += 1;
        }
      });
      points.update(places);
      return 0;
    },
    draw({ t }) {
      if (!shown) return;
      const { timeline } = shown;
      points?.slide((endOf(timeline, t) - timeline.last) / timeline.span);
    },
  };
}
