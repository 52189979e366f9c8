import { Container } from 'pixi.js';
import type { FrameMark } from '../../grammar/mark';
import { createOutline, type Outline } from '../primitives/outline';
import { createKeyedPart } from '../reused-parts';
import type { MarkView } from './mark-view';

export function createFrameView(): MarkView<FrameMark> {
  const container = new Container();
  const keep = createKeyedPart<Outline>(container);
  return {
    container,
    take({ mark: { ink, box }, viewport, palette }) {
      keep(ink, () => createOutline(ink)).show(box, viewport, palette);
    },
  };
}
