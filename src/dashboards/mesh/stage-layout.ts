import type { Rect } from '../../stage/marks/cell';
import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import type { Viewport } from '../../stage/scene';
import { LANES, STAGE_STARTS, STAGES } from './sim';
import { ADVANCE, GAP, step, wordsAbove, wordsBeside } from './stage-words';

/** Rows of a lane among which its batches are spread, and the step from one batch's row to the next one's. */
export const ROWS = 7;
const ROW_STEP = 3;

/** Sizes in CSS px at scale 1. */
const HAIR = 1;
const MIN_MARKER = 6;
const LOW_MARKER = 9;
const MAX_MARKER = 32;
/** From this width, and with lanes of this height, the words of a lane stand beside it instead of above it. */
const BESIDE = { width: 640, lane: 80 } as const;
/** A heading's size as shares of the viewport's height and width, and a line as a multiple of its size. */
const HEADING = { share: 0.018, wide: 0.03, line: 1.8 } as const;
/** Letters of a stage's name where the whole does not fit. */
const SHORT_NAME = 3;
/** A marker's size as a share of the distance between rows and of the way's length; in a low lane, of the way's height. */
const MARKER = { row: 1.25, way: 0.03, low: 0.3 } as const;

export interface MeshLane {
  /** All of the lane, its words included, in CSS px. */
  readonly band: Rect;
  /** Where its batches go, markers included. */
  readonly way: Rect;
  /** The centre line of each row. */
  readonly rows: readonly number[];
  /** Indices of its labels. */
  readonly name: number;
  readonly quality: number;
  readonly waiting: number;
  readonly incident: number;
  /** Where the warning mark stands before the incident's id. */
  readonly mark: Rect;
}

export interface MeshLayout {
  /** Size of a marker, and where the centres of all markers begin and end their way. */
  readonly marker: number;
  readonly x0: number;
  readonly x1: number;
  readonly lanes: readonly MeshLane[];
  /** Texts that do not change, of the first labels. */
  readonly headings: readonly string[];
  readonly labels: readonly LabelPlace[];
  readonly rules: readonly Rule[];
}

/** The row, from 0, of the batch of that id: neighbours in order of arrival are far apart. */
export function rowOf(id: string): number {
  const number = Number.parseInt(id.slice(id.indexOf('-') + 1), 36);
  return (number * ROW_STEP) % ROWS;
}

/** Places the lanes, their words and the stages' zones for a viewport. Bands and ways have their edges on whole buffer pixels. */
export function layoutMesh({ width, height, scale, resolution }: Viewport): MeshLayout {
  const snap = (px: number) => Math.floor(px * resolution) / resolution;
  const gap = GAP * scale;
  const heading = step(Math.min(height * HEADING.share, width * HEADING.wide), scale);
  const top = heading * HEADING.line;
  const pitch = (height - top) / LANES;
  const beside = width >= BESIDE.width * scale && pitch >= BESIDE.lane * scale;
  const words = beside ? wordsBeside(pitch, scale) : wordsAbove(pitch, width, scale);
  const clear = { top: words.top + gap / 2, bottom: gap / 2 };
  const room = pitch - clear.top - clear.bottom;
  const high = Math.max((room / ROWS) * MARKER.row, Math.min(room * MARKER.low, LOW_MARKER));
  const fitting = Math.min(high, (width - words.left) * MARKER.way);
  const marker = Math.ceil(Math.min(Math.max(fitting, MIN_MARKER), MAX_MARKER * scale) * resolution) / resolution;
  const left = snap(words.left);
  const x0 = left + marker / 2;
  const x1 = snap(width) - marker / 2;
  const at = (share: number) => x0 + (x1 - x0) * share;

  const labels: LabelPlace[] = [];
  const rules: Rule[] = [];
  const add = (place: LabelPlace, y = 0) => labels.push({ ...place, y: place.y + y }) - 1;
  const head = { y: 0, size: heading, font: 'sans', weight: '500', ink: 'faint' } as const;

  const starts = STAGE_STARTS.map((share) => (share === 0 ? left : at(share)));
  const fits = STAGES.every((stage, i) => {
    const to = starts[i + 1] ?? width;
    return (starts[i] as number) + gap + stage.length * ADVANCE.caps * heading <= to;
  });
  const headings = STAGES.map((stage) => (fits ? stage : stage.slice(0, SHORT_NAME)) as string);
  const hairs = starts.filter((x) => x > 0);
  for (const x of starts) add({ ...head, x: hairs.includes(x) ? x + gap : x });
  if (beside) headings.push('Lane quality');
  if (beside) add({ ...head, x: 0 });

  const lanes = Array.from({ length: LANES }, (_, lane): MeshLane => {
    const y = snap(top + lane * pitch);
    const bottom = snap(top + (lane + 1) * pitch);
    const band = { x: 0, y, width: snap(width), height: bottom - y };
    const way = { x: left, y: snap(y + clear.top), width: snap(width) - left, height: 0 };
    way.height = snap(bottom - clear.bottom) - way.y;
    const upright = { y: way.y - gap / 2, height: bottom - way.y + gap / 2, width: HAIR, ink: 'hair' } as const;
    rules.push({ ...band, height: HAIR, ink: 'hair' });
    for (const x of hairs) rules.push({ x, ...upright });
    return {
      band,
      way,
      rows: Array.from({ length: ROWS }, (__, row) => way.y + marker / 2 + (row * (way.height - marker)) / (ROWS - 1)),
      name: add(words.name, y),
      quality: add(words.quality, y),
      waiting: add(words.waiting, y),
      incident: add(words.incident, y),
      mark: { ...words.mark, y: snap(y + words.mark.y) },
    };
  });
  for (const x of hairs) rules.push({ x, y: 0, width: HAIR, height: top, ink: 'hair' });
  return { marker, x0, x1, lanes, headings, labels, rules };
}
