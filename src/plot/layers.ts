import { Container } from 'pixi.js';
import type { Mark } from './mark';
import type { SurfaceKind } from './scene';
import { identityOf, type Transition } from './transition';
import { createView } from './views/create-view';
import type { MarkData, MarkView, Port } from './views/mark-view';

/** A mark with its view. `u` is the progress at which its data are drawn. */
export interface Layer {
  readonly view: MarkView<Mark>;
  readonly data: MarkData<Mark>;
  u: number;
}

/** Whether two marks are made of the same: their data are one object, and so is all else. */
function isSame(a: Mark, b: Mark): boolean {
  const [before, now] = [Object.entries(a), new Map(Object.entries(b))];
  return before.length === now.size && before.every(([key, value]) => now.get(key) === value);
}

/** The views of a drawing's marks, from back to front. */
export interface Layers {
  readonly view: Container;
  /** Has the views take marks. One that is made of the same as before, for the same port, costs nothing. */
  take(transitions: readonly Transition[], port: Port): readonly Layer[];
}

export function createLayers(kind: SurfaceKind): Layers {
  const view = new Container();
  const views = new Map<string, MarkView<Mark>>();
  let layers = new Map<string, Layer>();

  function viewOf(mark: Mark): MarkView<Mark> {
    const key = identityOf(mark);
    const found = views.get(key) ?? createView(mark, kind);
    views.set(key, found);
    found.view.visible = true;
    return found;
  }

  function layerOf({ mark, origins }: Transition, port: Port): Layer {
    const last = layers.get(identityOf(mark));
    if (last && last.data.origins === origins && last.data.port === port && isSame(last.data.mark, mark)) return last;
    const layer = { view: viewOf(mark), data: { mark, origins: origins as never, port, ...port }, u: Number.NaN };
    layer.view.take?.(layer.data);
    return layer;
  }

  return {
    view,
    take(transitions, port) {
      const next = new Map(transitions.map((each) => [identityOf(each.mark), layerOf(each, port)] as const));
      [...next.values()].forEach(({ view: { view: child } }, place) => {
        if (view.children[place] !== child) view.addChildAt(child, place);
      });
      // A view that is hidden and shown again has Pixi gather all that it draws anew.
      for (const [key, { view }] of layers) if (!next.has(key)) view.view.visible = false;
      layers = next;
      return [...next.values()];
    },
  };
}
