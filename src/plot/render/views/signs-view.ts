import { Container } from 'pixi.js';
import type { SignsMark } from '../../grammar/mark';
import type { SurfaceKind } from '../../surface/scene';
import { createSign } from '../primitives/sign';
import { createChangeCheck, createPartPool } from '../reused-parts';
import type { MarkView } from './mark-view';

export function createSignsView(kind: SurfaceKind): MarkView<SignsMark> {
  const container = new Container();
  const signs = createPartPool(container, () => ({ ...createSign(kind), isAnother: createChangeCheck() }));
  return {
    container,
    take({ mark: { data, cross }, area, viewport, palette }) {
      signs(data.length).forEach((sign, i) => {
        const { box, tone } = data[i] as (typeof data)[number];
        if (sign.isAnother(box, area, cross)) sign.layout(box, cross, viewport, palette);
        sign.show(tone);
      });
    },
  };
}
