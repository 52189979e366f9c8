import { Container, Graphics } from 'pixi.js';
import type { Place } from '../../../../plot/grammar/rect';
import { snapTo } from '../../../../plot/grammar/snap';
import type { DrawingArea, Viewport } from '../../../../plot/grammar/viewport';
import { createLabels } from '../../../../plot/render/primitives/labels';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import { PHASES, phaseStart, SLICE_MS, sliceAt } from '../../../../sim/world/cores/scenario';
import type { Palette } from '../../../../theme/palette';
import type { ForkSlice } from '../../sim-slice';
import { missedVetoes } from '../lines/swing';
import { hairline, mapPoint } from '../map';
import type { VisibleWorld } from '../visible-world';
import { type DrawnLabel, drawnLabels, isOnMark, type Label } from './labels';
import type { ForksLayout } from './layout';
import { phaseLabels } from './phases';
import { markLabels, newestMark, type PrintedIncident } from './printed-incident';

interface Arrangement extends DrawingArea {
  readonly layout: ForksLayout;
}

/** Lines of text over which the words of a veto fall to their place, from above or from the left. */
const FALL = 0.6;

/**
 * Words that move with time: of the newest mark, of the phases and of the scenario; and a tick where each phase begins.
 */
export function createWords(kind: SurfaceKind) {
  const labels = createLabels<Label['name']>(kind);
  const ticks = new Graphics({ label: 'forks' });
  const container = new Container();
  container.addChild(ticks, labels.container);
  let arrangement: Arrangement | undefined;
  let mark: PrintedIncident | undefined;
  /** Key of the last placing of the words. */
  let key = '';
  let base = 0;
  let words: readonly Label[] = [];
  let drawn: readonly DrawnLabel[] = [];
  /** CSS px along time by which they have moved since. */
  let slid = 0;

  /** Places the words along time anew when their number or the marks have changed. */
  function placeWords({ layout, viewport, palette }: Arrangement, { world, slices, t, answered }: VisibleWorld): void {
    mark = newestMark(layout, slices, t, slices[0]?.start ?? 0, answered);
    const current = Math.floor(t / SLICE_MS) * SLICE_MS;
    const next = [slices[0]?.index, current, mark?.vetoed, world].join();
    if (next === key) return;
    key = next;
    base = slices[0]?.start ?? 0;
    words = [
      ...markLabels(mark, layout),
      ...phaseLabels(layout, current, sliceAt(world, current).scenario, mark, base),
    ];
    labels.layout(Object.fromEntries(words.map(({ name, place }) => [name, place])), viewport, palette);
    drawTicks(layout, current, viewport, palette);
  }

  function drawTicks({ map, field, gap }: ForksLayout, start: number, viewport: Viewport, palette: Palette): void {
    ticks.clear();
    if (map.upright) return;
    const snap = snapTo(viewport.resolution);
    for (const phase of PHASES) {
      const { x } = mapPoint(map, start + phaseStart(phase) - base, 0);
      ticks.rect(snap(x), snap(field.y + field.height), hairline(viewport), gap / 2).fill(palette.control);
    }
  }

  return {
    container,
    layout(layout: ForksLayout, viewport: Viewport, palette: Palette): void {
      arrangement = { layout, viewport, palette };
      key = '';
    },
    draw(visible: VisibleWorld): void {
      if (!arrangement) return;
      placeWords(arrangement, visible);
      const { layout, viewport } = arrangement;
      const { upright, pxPerMs } = layout.map;
      const snap = snapTo(viewport.resolution);
      slid = snap((base - visible.t) * pxPerMs) * (upright ? -1 : 1);
      labels.moveAll(upright ? 0 : slid, upright ? slid : 0);
      if (!upright) ticks.position.x = slid;
      drawn = drawnLabels(words, layout, slid);
      const { vetoed, fall = 0 } = visible.flash ?? {};
      const off = mark?.vetoed === vetoed ? snap(fall * layout.line * FALL) : 0;
      drawn.forEach(({ label: { name, place, line }, text, by }) => {
        const [along, across] = [by, line === undefined ? 0 : off];
        labels.move(name, place.x + (upright ? -across : along), place.y + (upright ? along : -across));
        // The words of a new veto give its seconds.
        labels.set(name, name === 'ended' && visible.answered?.id === mark?.id ? '' : text);
      });
    },
    /** Ends of the lines of a slice's vetoes: at their words, or else at the edge of the bundle. */
    topsOf(slice: ForkSlice): number[] {
      const [near] = arrangement?.layout.ends ?? [0];
      return [...slice.marks.map(({ ended }) => ended), ...missedVetoes(slice)].map((vetoed) => {
        const { text = '', by = 0 } = drawn.find(({ label }) => label.name === 'id') ?? {};
        if (mark?.vetoed !== vetoed || text === '') return near;
        return by === 0 ? mark.end : mark.under;
      });
    },
    /** Id of the incident whose words are at a place, if any. */
    incidentAt: (at: Place): string | undefined =>
      arrangement && isOnMark(drawn, arrangement.layout, slid, at) ? mark?.id : undefined,
  };
}
