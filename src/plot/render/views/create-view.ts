import type { Mark } from '../../grammar/mark';
import type { SurfaceKind } from '../../surface/scene';
import { createCellsView } from './cells-view';
import { createCrosshairView } from './crosshair-view';
import { createDotsView } from './dots-view';
import { createFrameView } from './frame-view';
import { createLabelsView } from './labels-view';
import { createLineView } from './line-view';
import type { MarkView } from './mark-view';
import { createOtherView } from './other-view';
import { createRowsView, createSelectedView } from './outline-view';
import { createPointsView } from './points-view';
import { createRulesView } from './rules-view';
import { createShapeView } from './shape-view';
import { createSignsView } from './signs-view';
import { createTimelineView } from './timeline-view';
import { createTracksView } from './tracks-view';
import { createUprightsView } from './uprights-view';

/** Creators of views, each for its kind of mark. */
const VIEWS: { readonly [K in Mark['kind']]: (kind: SurfaceKind) => MarkView<Extract<Mark, { kind: K }>> } = {
  cells: createCellsView,
  other: createOtherView,
  crosshair: createCrosshairView,
  dots: createDotsView,
  frame: createFrameView,
  selected: createSelectedView,
  labels: createLabelsView,
  line: createLineView,
  points: createPointsView,
  rows: createRowsView,
  rules: createRulesView,
  shape: createShapeView,
  signs: createSignsView,
  timeline: createTimelineView,
  tracks: createTracksView,
  uprights: createUprightsView,
};

export const createView = (mark: Mark, kind: SurfaceKind): MarkView<Mark> => VIEWS[mark.kind](kind);
