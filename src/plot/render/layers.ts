import { Container } from 'pixi.js';
import { isEqual } from '../../sim/math/equality';
import type { Mark } from '../grammar/mark';
import { dataOf, identityOf, type Transition } from '../grammar/transition';
import type { DrawingArea } from '../grammar/viewport';
import type { SurfaceKind } from '../surface/scene';
import { createView } from './views/create-view';
import type { MarkData, MarkView } from './views/mark-view';

/**
 * A mark with its view. The data are of the newest state, whose functions the view calls. `u` is the progress at which
 * they were drawn last; undefined before the first time.
 */
export interface Layer {
  readonly view: MarkView<Mark>;
  data: MarkData<Mark>;
  u: number | undefined;
  /** Longest movement of a datum, in CSS px: a mark that stands still is placed once. */
  readonly furthest: number;
}

/** The fields of a mark that are data: its functions are new in each state. */
const dataFields = (mark: Mark) => Object.entries(mark).filter(([, value]) => typeof value !== 'function');

/** True if two marks with one identity look the same. */
const isAlike = (a: Mark, b: Mark) => a === b || isEqual(dataFields(a), dataFields(b));

/** True if the data stand still: they are where they come from. */
const isStanding = ({ mark, origins }: MarkData<Mark>): boolean => origins === dataOf(mark);

/** True if a view that has taken `a` need not take `b`: it would draw the same, moving or standing. */
const looksAs = (a: MarkData<Mark>, b: MarkData<Mark>): boolean =>
  a.area === b.area && isAlike(a.mark, b.mark) && ((isStanding(a) && isStanding(b)) || isEqual(a.origins, b.origins));

/** The views of a drawing's marks, from back to front. */
export interface Layers {
  readonly container: Container;
  /** The marks taken last, from back to front. */
  readonly inOrder: readonly Layer[];
  /** Longest movement of a datum of these marks, in CSS px. */
  readonly furthest: number;
  /** Hands marks to their views, unless they are unchanged for the same area. Returns true if any has changed. */
  take(transitions: readonly Transition[], area: DrawingArea): boolean;
}

export function createLayers(kind: SurfaceKind): Layers {
  const container = new Container();
  const views = new Map<string, MarkView<Mark>>();
  let layers = new Map<string, Layer>();
  let inOrder: readonly Layer[] = [];
  let furthest = 0;

  function viewOf(mark: Mark): MarkView<Mark> {
    const key = identityOf(mark);
    const found = views.get(key) ?? createView(mark, kind);
    views.set(key, found);
    found.container.visible = true;
    return found;
  }

  function layerOf({ mark, origins }: Transition, area: DrawingArea): Layer {
    const last = layers.get(identityOf(mark));
    const newest: MarkData<Mark> = { mark, origins, area, ...area };
    if (last && looksAs(last.data, newest)) {
      last.data = newest;
      return last;
    }
    const view = viewOf(mark);
    view.take?.(newest);
    return { view, data: newest, u: undefined, furthest: view.furthest?.(newest) ?? 0 };
  }

  return {
    container,
    get inOrder() {
      return inOrder;
    },
    get furthest() {
      return furthest;
    },
    take(transitions, area) {
      const last = layers;
      layers = new Map(transitions.map((each) => [identityOf(each.mark), layerOf(each, area)] as const));
      inOrder = [...layers.values()];
      inOrder.forEach(({ view: { container: child } }, place) => {
        if (container.children[place] !== child) container.addChildAt(child, place);
      });
      furthest = Math.max(0, ...inOrder.map((layer) => layer.furthest));
      // Only views without a mark are hidden, because Pixi collects everything again for a view that is hidden and
      // shown.
      for (const [key, { view }] of last) if (!layers.has(key)) view.container.visible = false;
      return last.size !== layers.size || [...layers].some(([key, layer]) => last.get(key) !== layer);
    },
  };
}
