import { Container } from 'pixi.js';
import { createLabels } from '../../plot/marks/labels';
import { createLine } from '../../plot/marks/line';
import type { SurfaceKind, Viewport } from '../../plot/scene';
import { snapTo } from '../../plot/snap';
import { LINE_HEIGHT } from '../../plot/type';
import type { Palette } from '../../theme/palette';
import { DIFFERENCE, OTHER } from './inks';
import { SAMPLES, type UtilisationState } from './sim';
import { differenceOf, pointsText } from './sim-difference';
import { differencePoints } from './stage-corners';
import { differenceY, pxPerMs, type UtilisationLayout } from './stage-layout';

/** How far the cores are above the sandboxes, as a line over an area from 0; its newest value, which stands still, in `end`. */
export function createDifference(kind: SurfaceKind) {
  const line = createLine(kind, 2 * SAMPLES, DIFFERENCE);
  const otherLine = createLine(kind, 2 * SAMPLES, OTHER);
  const end = createLabels(kind);
  const view = new Container();
  view.addChild(line.view, otherLine.view);

  return {
    view,
    end: end.view,
    /** Has the newest point stand at `x`, CSS px. */
    move(x: number): void {
      line.move(x);
      otherLine.move(x);
    },
    layout({ difference, size, scale }: UtilisationLayout, viewport: Viewport, palette: Palette): void {
      end.view.visible = difference !== undefined;
      view.visible = difference !== undefined;
      if (!difference) return;
      end.layout([{ x: 0, y: 0, size, font: 'mono', weight: '500', ink: DIFFERENCE.ink }], viewport, palette);
      for (const each of [line, otherLine]) each.layout({ ...viewport, scale }, palette, differenceY(difference, 0));
    },
    update(
      state: UtilisationState,
      other: UtilisationState | undefined,
      layout: UtilisationLayout,
      { resolution }: Viewport,
    ): void {
      const { difference, namesX, size } = layout;
      if (!difference) return;
      line.update(differencePoints(state, difference, pxPerMs(layout)));
      otherLine.view.visible = other !== undefined;
      if (other) otherLine.update(differencePoints(other, difference, pxPerMs(layout)));
      const newest = state.samples.at(-1);
      if (!newest) return;
      const y = differenceY(difference, differenceOf(newest)) - (size * LINE_HEIGHT) / 2;
      end.set(0, pointsText(newest));
      end.move(0, namesX, snapTo(resolution)(y));
    },
  };
}
