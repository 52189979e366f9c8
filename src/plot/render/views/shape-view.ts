import { Graphics } from 'pixi.js';
import type { ShapeMark } from '../../grammar/mark';
import type { MarkView } from './mark-view';

export function createShapeView(): MarkView<ShapeMark> {
  const view = new Graphics();
  return {
    view,
    take({ mark: { corners, ink }, palette }) {
      view
        .clear()
        .poly([...corners])
        .fill(palette[ink]);
    },
  };
}
