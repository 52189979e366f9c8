import { Container, Graphics } from 'pixi.js';
import type { LabelPlace } from '../../grammar/label';
import type { LabelsMark } from '../../grammar/mark';
import { furthestOf, interpolate, isBelowTop } from '../../grammar/movement';
import { snapTo } from '../../grammar/snap';
import { LINE_HEIGHT, monoWidth } from '../../grammar/type';
import type { DrawingArea } from '../../grammar/viewport';
import type { SurfaceKind } from '../../surface/scene';
import { BEFORE, createLabels } from '../primitives/labels';
import { createChangeCheck, createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

/** Width of a text's ground on either side of it, as a multiple of its size. */
const PADDING = 0.25;

/** True if two labels need the same glyphs. */
const hasLookOf = (a: LabelPlace, b: LabelPlace) =>
  a.size === b.size && a.font === b.font && a.weight === b.weight && a.align === b.align;

/** Creates a ground one CSS px wide for each of the texts. */
function createGrounds({ data, ground }: LabelsMark, { palette }: DrawingArea) {
  const children = ground
    ? data.map(({ size }) => new Graphics().rect(0, 0, 1, size * LINE_HEIGHT).fill(palette[ground]))
    : [];
  return { container: new Container({ children }) };
}

/** Texts, with a ground behind each where the mark asks for one. */
export function createLabelsView(kind: SurfaceKind): MarkView<LabelsMark> {
  const labels = createLabels(kind);
  const behind = new Container();
  const keep = createKeyedPart<{ container: Container }>(behind);
  const isAnother = createChangeCheck();
  let last: LabelsMark['data'] = [];
  let layouts = 0;
  let grounds: readonly Container[] = [];

  return {
    container: new Container({ children: [behind, labels.container] }),
    take({ mark, area }) {
      const { data, ground } = mark;
      const isSame = data.length === last.length && data.every((label, i) => hasLookOf(label, last[i] ?? label));
      last = data;
      if (!isAnother(ground, area) && isSame) {
        data.forEach(({ ink }, i) => {
          labels.setInk(i, ink);
        });
        return;
      }
      labels.layout(data, area.viewport, area.palette);
      layouts += 1;
      grounds = keep(layouts, () => createGrounds(mark, area)).container.children;
    },
    furthest: ({ mark, origins }) => furthestOf(mark.data, origins),
    move({ mark, origins, viewport }, u) {
      const snap = snapTo(viewport.resolution);
      mark.data.forEach((label, i) => {
        const origin = origins[i] ?? label;
        const [x, y] = [interpolate(origin.x, label.x, u), interpolate(origin.y, label.y, u)];
        const [from, to] = [origin.text, label.text];
        const count = typeof from === 'number' && typeof to === 'number' ? Math.round(interpolate(from, to, u)) : to;
        const text = isBelowTop(y + (label.size * LINE_HEIGHT) / 2, mark.within) ? String(count) : '';
        labels.set(i, text);
        labels.move(i, x, y);
        const ground = grounds[i];
        if (!ground) return;
        const width = monoWidth(text.length, label.size);
        const padding = PADDING * label.size;
        ground.position.set(snap(x - width * BEFORE[label.align ?? 'start']) - padding, snap(y));
        ground.scale.x = text === '' ? 0 : width + 2 * padding;
      });
    },
    slide(x) {
      labels.moveAll(x, 0);
      behind.x = x;
    },
  };
}
