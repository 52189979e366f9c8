import type { Caption } from '../../plot/grammar/axis';
import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import type { Rule } from '../../plot/grammar/rule';
import { snapDownTo } from '../../plot/grammar/snap';
import { typeSize } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { TYPE_SCALE } from '../../theme/tokens';
import { ADVANCE, GAP, type Gutter, gutterOf } from './drawing-gutter';
import { LANES, SHOWN_PER_LANE, STAGE_STARTS, STAGES } from './sim';

/** Most rows of a lane among which its batches are spread, an odd number. */
const MOST_ROWS = 13;
/** Step from one batch's row to the next one's. */
const ROW_STEP = 2;
/** Batches of a lane's bar at its full length: four times those shown. No lane of a day comes to more than 50. */
const FULL_LOAD = 4 * SHOWN_PER_LANE;

/** Length of a number of batches along a lane's bar, as a share of it. */
export const loadShare = (batches: number) => Math.min(batches, FULL_LOAD) / FULL_LOAD;

/** Thickness of a line, CSS px at scale 1. */
const HAIR = 1;
/** Least size of a marker, CSS px at scale 1. */
const MIN_MARKER = 6;
/** Margin above and below the way of a low lane, as a share of the lane's height. */
const EDGE = 0.05;
/** Largest size of a marker, CSS px at scale 1. */
const MAX_MARKER = 40;
/** Largest size of a heading as a share of the viewport's height, and its line as a multiple of its size. */
const HEADING = { share: 0.026, line: 1.8 } as const;
/** Width of the notch in a lane's bar, in CSS px. */
const NOTCH = 2;
/** Gap between a zone's boundary and its heading, in CSS px at scale 1. */
const HEADING_GAP = 6;
/**
 * Largest size of a marker as a share of the way's length and of the lane's height: so many stand clear above each
 * other. In a low lane it has its least size, in CSS px at scale 1.
 */
const MARKER = { way: 0.011, lane: 1 / 8.5, least: 7 } as const;

export interface MeshLane {
  /** Box of the whole lane, its words included, in CSS px. */
  readonly band: Rect;
  /** Box of its batches, markers included. */
  readonly way: Rect;
  /** Centre line of each row. */
  readonly rows: readonly number[];
  readonly name: LabelPlace;
  readonly quality: LabelPlace;
  readonly count: LabelPlace;
  readonly incident: LabelPlace;
  /** Bar of a lane with FULL_LOAD batches, in its gutter. */
  readonly load: Rect;
  /** Warning mark before the incident's id. */
  readonly mark: Rect;
}

/** Layout of the lanes, their words and the stages' zones. */
export interface MeshLayout {
  /** Size of a marker. */
  readonly marker: number;
  /** Place of a marker's centre at the start of its way. */
  readonly x0: number;
  /** Place of a marker's centre at the end of its way. */
  readonly x1: number;
  readonly lanes: readonly MeshLane[];
  /** True if there is room for the names of a lane's figures. */
  readonly isFull: boolean;
  /** True if there is room for the id of its incident. */
  readonly isNamed: boolean;
  /** Offset of a lane's name behind the mark. */
  readonly behindMark: number;
  readonly headings: readonly Caption[];
  readonly rules: readonly Rule[];
  /** Notch in each lane's bar, between the most batches that are shown and those that wait. */
  readonly notches: readonly Rule[];
}

/**
 * Row, from 0, of the batch of that id among `rows`, an odd number. In 5 rows, batches in order of arrival go to 0, 2,
 * 4, 1, 3, so that neighbours stand apart.
 */
export function batchRow(id: string, rows: number): number {
  const number = Number.parseInt(id.slice(id.indexOf('-') + 1), 36);
  return (number * ROW_STEP) % rows;
}

/** Largest size of type at which each stage's name stands in one line over its own zone. */
function headingIn(width: number, gap: number): number {
  const ends = [...STAGE_STARTS.slice(1), 1];
  const sizes = STAGES.map((stage, i) => {
    const zone = width * ((ends[i] as number) - (STAGE_STARTS[i] as number));
    return (zone - gap) / (stage.length * ADVANCE.caps);
  });
  return Math.min(...sizes);
}

const SHORT_STAGES = ['IN', 'SCHED', 'EXEC', 'COMMIT'] as const;

/**
 * Names of the stages, each at the boundary of its zone; if one is longer than that, at the end of the one before or of
 * the picture.
 */
function headingsAt(starts: readonly number[], names: readonly string[], size: number, off: number, end: number) {
  let free = 0;
  return starts.map((start, i) => {
    const text = names[i] as string;
    const long = text.length * ADVANCE.caps * size;
    const x = Math.min(Math.max(i > 0 ? start + off : start, free), end - long);
    free = x + long + off;
    return { x, text };
  });
}

/** Number of rows in a way of that height for markers of that size: odd, so that neighbours never share one. */
function rowsIn(height: number, marker: number): number {
  const fitting = Math.min(Math.floor(height / marker), MOST_ROWS);
  return Math.max(fitting - 1 + (fitting % 2), 1);
}

/** Sizes from which all places follow, in CSS px. */
interface MeshMeasures {
  readonly gutter: Gutter;
  /** Ends of the zones. */
  readonly left: number;
  readonly right: number;
  /** Head of the lanes, and from one lane to the next. */
  readonly top: number;
  readonly pitch: number;
  /** Largest size of type in which every stage's name stands over its own zone. */
  readonly inZones: number;
  /** Margin above and below a lane's way. */
  readonly edge: number;
  readonly marker: number;
  readonly rows: number;
}

function measuresIn({ width, height, scale, resolution }: Viewport): MeshMeasures {
  const snap = snapDownTo(resolution);
  const top = typeSize(height * HEADING.share, scale) * HEADING.line;
  const pitch = (height - top) / LANES;
  const gutter = gutterOf(pitch, width, scale);
  const left = snap(gutter.width);
  const right = snap(width);
  const inZones = headingIn(right - left, HEADING_GAP * scale);
  const edge = Math.min((GAP * scale) / 2, pitch * EDGE);
  // Reduced by what rounding to whole pixels may take.
  const high = pitch - 2 * edge - 2 / resolution;
  const wanted = Math.max(Math.min((right - left) * MARKER.way, high * MARKER.lane), MARKER.least * scale);
  const fitting = Math.min(wanted, high - 1 / resolution);
  const marker = Math.ceil(Math.min(Math.max(fitting, MIN_MARKER), MAX_MARKER * scale) * resolution) / resolution;
  return { gutter, left, right, top, pitch, inZones, edge, marker, rows: rowsIn(high, marker) };
}

/** Lays out a lane: its band, its way with the rows of its batches, and what stands in its gutter. */
function layoutLane(lane: number, measures: MeshMeasures, resolution: number): MeshLane {
  const { gutter, left, right, top, pitch, edge, marker, rows } = measures;
  const snap = snapDownTo(resolution);
  const y = snap(top + lane * pitch);
  const bottom = snap(top + (lane + 1) * pitch);
  const wayTop = snap(y + edge);
  const way = { x: left, y: wayTop, width: right - left, height: snap(bottom - edge) - wayTop };
  const room = way.height - marker;
  const down = (place: LabelPlace) => ({ ...place, y: place.y + y });
  return {
    band: { x: 0, y, width: right, height: bottom - y },
    way,
    load: {
      x: gutter.load.x,
      y: snap(y + gutter.load.y),
      width: snap(gutter.load.width),
      height: Math.max(snap(gutter.load.height), 1 / resolution),
    },
    rows: Array.from({ length: rows }, (_, row) => way.y + marker / 2 + (row * room) / Math.max(rows - 1, 1)),
    name: down(gutter.name),
    quality: down(gutter.quality),
    count: down(gutter.count),
    incident: down(gutter.incident),
    mark: { ...gutter.mark, y: snap(y + gutter.mark.y) },
  };
}

/**
 * Lays out the lanes, their words and the stages' zones for a viewport. Bands and ways have their edges on whole buffer
 * pixels.
 */
export function layoutMesh(viewport: Viewport): MeshLayout {
  const { width, height, scale, resolution } = viewport;
  const measures = measuresIn(viewport);
  const { gutter, left, right, top, inZones, marker } = measures;
  const x0 = left + marker / 2;
  const x1 = right - marker / 2;
  const isShort = inZones < TYPE_SCALE[0] * scale;
  const size = typeSize(Math.min(height * HEADING.share, isShort ? 0 : inZones), scale);
  const head = { y: 0, size, font: 'sans', weight: '500', ink: 'muted' } as const;
  const starts = STAGE_STARTS.map((share) => (share === 0 ? left : x0 + (x1 - x0) * share));
  const headings = headingsAt(starts, isShort ? SHORT_STAGES : STAGES, size, HEADING_GAP * scale, width);
  const from = isShort ? top : 0;
  const lanes = Array.from({ length: LANES }, (_, lane) => layoutLane(lane, measures, resolution));
  return {
    marker,
    x0,
    x1,
    lanes,
    isFull: gutter.isFull,
    isNamed: gutter.isNamed,
    behindMark: gutter.behindMark,
    headings: headings.map((place): Caption => ({ ...head, ...place })),
    rules: [
      ...starts.slice(1).map((x): Rule => {
        return { x, y: from, width: HAIR, height: snapDownTo(resolution)(height) - from, ink: 'hair' };
      }),
      ...lanes.map(({ band }): Rule => ({ ...band, height: HAIR, ink: 'hair' })),
    ],
    notches: lanes.map(({ load }): Rule => {
      return { ...load, x: load.x + load.width * loadShare(SHOWN_PER_LANE) - NOTCH / 2, width: NOTCH, ink: 'panel' };
    }),
  };
}
