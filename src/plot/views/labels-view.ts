import { Container, Graphics } from 'pixi.js';
import type { LabelsMark } from '../mark';
import { createLabels } from '../marks/labels';
import { between, furthestOf, isBelowTop } from '../movement';
import type { SurfaceKind } from '../scene';
import { snapTo } from '../snap';
import { LINE_HEIGHT, monoWidth } from '../type';
import type { MarkView, Port } from './mark-view';

/** Either side of a text, what its ground covers, as a multiple of its size. */
const PADDING = 0.25;
/** Share of a text's width to the left of its place. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

/** Texts, with a ground behind each where the mark asks for one. */
export function createLabelsView(kind: SurfaceKind): MarkView<LabelsMark> {
  const labels = createLabels(kind);
  const grounds = new Container();
  const view = new Container({ children: [grounds, labels.view] });
  let shown: { mark: LabelsMark; origins: LabelsMark['data']; port: Port } | undefined;
  let made = '';
  let placed: Port | undefined;
  /** Progress of the texts that are drawn. */
  let drawn = Number.NaN;

  /** Makes the texts again where there are more or fewer, or of another type. */
  function make({ data, ground }: LabelsMark, port: Port): void {
    const key = JSON.stringify([
      ground,
      data.map(({ size, font, weight, ink, align }) => [size, font, weight, ink, align]),
    ]);
    if (key === made && port === placed) return;
    made = key;
    placed = port;
    labels.layout(data, port.viewport, port.palette);
    for (const former of grounds.removeChildren()) former.destroy();
    if (!ground) return;
    const height = (data[0]?.size ?? 0) * LINE_HEIGHT;
    const panel = port.palette[ground];
    for (const _ of data) grounds.addChild(new Graphics().rect(0, 0, 1, height).fill(panel));
  }

  return {
    view,
    show(mark, origins, port) {
      make(mark, port);
      shown = { mark, origins, port };
      drawn = Number.NaN;
      return furthestOf(mark.data, origins);
    },
    draw({ u }) {
      if (!shown || u === drawn) return;
      drawn = u;
      const { mark, origins, port } = shown;
      const snap = snapTo(port.viewport.resolution);
      mark.data.forEach((label, i) => {
        const origin = origins[i] ?? label;
        const [x, y] = [between(origin.x, label.x, u), between(origin.y, label.y, u)];
        const [from, to] = [origin.text, label.text];
        const count = typeof from === 'number' && typeof to === 'number' ? Math.round(between(from, to, u)) : to;
        const text = isBelowTop(y + (label.size * LINE_HEIGHT) / 2, mark.within) ? String(count) : '';
        labels.set(i, text);
        labels.move(i, x, y);
        const ground = grounds.children[i];
        if (!ground) return;
        const width = monoWidth(text.length, label.size);
        const padding = PADDING * label.size;
        ground.position.set(snap(x - width * BEFORE[label.align ?? 'start']) - padding, snap(y));
        ground.scale.x = width + 2 * padding;
      });
    },
  };
}
