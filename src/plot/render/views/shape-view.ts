import { Graphics } from 'pixi.js';
import type { ShapeMark } from '../../grammar/mark';
import type { MarkView } from './mark-view';

export function createShapeView(): MarkView<ShapeMark> {
  const container = new Graphics();
  return {
    container,
    take({ mark: { corners, ink }, palette }) {
      container
        .clear()
        .poly([...corners])
        .fill(palette[ink]);
    },
  };
}
