import type { LabelPlace } from '../../plot/grammar/label';
import type { RowsMark, TimelineMark } from '../../plot/grammar/mark';
import type { Rect } from '../../plot/grammar/rect';
import { runningTimeline } from '../../plot/grammar/timeline';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import type { Incident } from '../../sim/world/incidents/incidents';
import { INTERLOCKS } from '../../sim/world/incidents/interlocks';
import { type GatePlace, gatePlace } from './drawing-gate';
import { EMS, gateIn, MONO_DROP, noteSize, paddingOf, stripHeight, tilesIn } from './drawing-grid';
import { STRIP_MS } from './sim';

/** The mark's side as a share of the size of the state beside it. */
const MARK = 0.9;
/** From the top of a line of the sans face to its baseline, as a share of its size. */
const BASELINE = 1.02;
/** How much of a tile's free height is above its words; the rest is between them and the strip. */
const ABOVE = 0.4;
/** The strip of a row as a share of the name's size. */
const ROW_STRIP = 0.5;
/** What float arithmetic may lack of a whole pixel. */
const ROUNDING = 1e-6;
/** The least width of a strip in a row, in CSS px at scale 1; a row that has less room has none. */
const LEAST_STRIP = 32;

export interface TilePlace {
  /** All of the tile, in CSS px. */
  readonly box: Rect;
  /** A square for the state's shape, and the strip of the last minute, without width where it has no room. */
  readonly mark: Rect;
  readonly strip: Rect;
  /** Name, state and age, where there is room for more than the mark. */
  readonly words: Readonly<Record<'name' | 'state' | 'since', LabelPlace>> | undefined;
}

export interface InterlocksLayout {
  readonly gate: GatePlace;
  readonly tiles: readonly TilePlace[];
  /** The strips' time, which can be pointed at anywhere above or below them on their tiles. */
  readonly strips: readonly TimelineMark[];
  readonly rows: RowsMark['data'];
  /** The tile of the interlock that vetoes an incident. */
  vetoing(incident: Incident): Rect | undefined;
}

/** What is laid out on a tile, and with what: sizes in CSS px, `snap` to whole buffer pixels. */
interface TileArea {
  readonly box: Rect;
  readonly padding: number;
  readonly size: number;
  readonly scale: number;
  snap(px: number): number;
}

const NAME = { font: 'sans', weight: '500', ink: 'text' } as const;
const STATE = { font: 'sans', weight: '400', ink: 'muted' } as const;
const SINCE = { font: 'mono', weight: '400', ink: 'muted', align: 'end' } as const;

/** A square of a state's shape in the middle of `height` from `y` on. */
function squareAt(x: number, y: number, height: number, side: number, snap: TileArea['snap']): Rect {
  return { x: snap(x), y: snap(y + (height - side) / 2), width: snap(side), height: snap(side) };
}

/** One line: mark, name, strip, state and age. */
function rowParts({ box, padding, size, scale, snap }: TileArea): Omit<TilePlace, 'box'> {
  const { x, y, width, height } = box;
  const line = y + (height - size * LINE_HEIGHT) / 2;
  const name = x + padding + EMS.mark * size;
  const right = x + width - padding;
  const state = right - (EMS.since + EMS.state) * size;
  const from = name + EMS.name * size;
  const room = snap(state - padding * 2 - from);
  const strip = { width: room < LEAST_STRIP * scale ? 0 : room, height: snap(size * ROW_STRIP) };
  return {
    mark: squareAt(x + padding, y, height, size * MARK, snap),
    strip: { ...strip, x: snap(from), y: snap(y + (height - strip.height) / 2) },
    words: {
      name: { ...NAME, x: name, y: line, size },
      state: { ...STATE, x: state, y: line, size },
      since: { ...SINCE, x: right, y: line - size * MONO_DROP, size },
    },
  };
}

/** The mark alone, in the middle. */
function markParts({ box, size, snap }: TileArea): Omit<TilePlace, 'box'> {
  const { x, y, width, height } = box;
  const side = snap(Math.min(width, height, size));
  const mark = squareAt(x + (width - side) / 2, y, height, side, snap);
  return { mark, strip: { ...mark, width: 0 }, words: undefined };
}

/** Two lines: mark, name and state; the strip, and at its end the age. */
function tileParts({ box, padding, size, scale, snap }: TileArea): Omit<TilePlace, 'box'> {
  const { x, y, width, height } = box;
  const [left, right] = [x + padding, x + width - padding];
  const note = noteSize(size, scale);
  const high = snap(stripHeight(height, scale));
  const free = height - 2 * padding - size * LINE_HEIGHT - high;
  const first = y + padding + Math.max(free, 0) * ABOVE;
  const foot = y + height - padding;
  const long = snap(right - left - EMS.since * note - size / 2);
  return {
    mark: squareAt(left, first, size * LINE_HEIGHT, size * MARK, snap),
    strip: { x: snap(left), y: snap(foot - high), width: long, height: high },
    words: {
      name: { ...NAME, x: left + EMS.mark * size, y: first, size },
      state: { ...STATE, x: right, y: first + (size - note) * BASELINE, align: 'end', size: note },
      since: { ...SINCE, x: right, y: foot - note * LINE_HEIGHT, size: note },
    },
  };
}

const PARTS = { tile: tileParts, row: rowParts, mark: markParts } as const;

/** Places the gate and the fifteen for a viewport. All edges of tiles, marks and strips fall on whole buffer pixels. */
export function layoutInterlocks(viewport: Viewport): InterlocksLayout {
  const { resolution, scale } = viewport;
  const snap = (px: number) => Math.floor(px * resolution + ROUNDING) / resolution;
  const { form, columns, rows, area, gap, name: size } = tilesIn(viewport);
  const width = snap((area.width - gap * (columns - 1)) / columns);
  const height = snap((area.height - gap * (rows - 1)) / rows);
  const padding = paddingOf(form, width, scale);

  const tiles = INTERLOCKS.map((_, i): TilePlace => {
    const [column, row] = form !== 'row' ? [i % columns, Math.floor(i / columns)] : [Math.floor(i / rows), i % rows];
    const x = snap(area.x + (column * (area.width - width)) / Math.max(columns - 1, 1));
    const box = { x, y: snap(area.y + row * (height + gap)), width, height };
    return { box, ...PARTS[form]({ box, padding, size, scale, snap }) };
  });
  const strips = tiles.flatMap(({ box, strip }, i): TimelineMark[] => {
    const timeline = runningTimeline(strip, STRIP_MS);
    return strip.width > 0 ? [{ kind: 'timeline', name: String(i), timeline, reach: box }] : [];
  });
  return {
    gate: gatePlace(gateIn(viewport), scale),
    tiles,
    strips,
    rows: tiles.map(({ box }, i) => ({ key: INTERLOCKS[i]?.name ?? '', box })),
    vetoing: ({ interlock }) => tiles[interlock]?.box,
  };
}
