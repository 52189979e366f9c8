import { Container } from 'pixi.js';
import type { FrameMark } from '../../grammar/mark';
import { keptBy } from '../kept';
import { createOutline, type Outline } from '../primitives/outline';
import type { MarkView } from './mark-view';

export function createFrameView(): MarkView<FrameMark> {
  const container = new Container();
  const keep = keptBy<Outline>(container);
  return {
    container,
    take({ mark: { ink, box }, viewport, palette }) {
      keep(ink, () => createOutline(ink)).show(box, viewport, palette);
    },
  };
}
