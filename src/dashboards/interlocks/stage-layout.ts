import type { LabelPlace } from '../../plot/marks/labels';
import type { Rect } from '../../plot/rect';
import type { Viewport } from '../../plot/scene';
import { LINE_HEIGHT } from '../../plot/type';
import { clamp } from '../../sim/math/math';
import { INTERLOCKS } from '../../sim/world/interlocks';
import { TILE_INKS } from './inks';
import { type GatePlace, gatePlace } from './stage-gate';
import { EMS, gateIn, MONO_DROP, NOTE_SHARE, paddingOf, STRIP, tilesIn } from './stage-grid';

/** The mark's side as a share of the size of the state beside it. */
const MARK = 0.9;
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
  /** Indices of its labels: of each pair the first is for a tile that is OK, the second for one in fault. */
  readonly name: readonly [number, number];
  readonly state: readonly [number, number];
  readonly since: readonly [number, number];
}

export interface InterlocksLayout {
  readonly gate: GatePlace;
  readonly tiles: readonly TilePlace[];
  /** Whether there is room for names, states and ages, or for marks alone. */
  readonly worded: boolean;
  readonly labels: readonly LabelPlace[];
}

/** Places the gate and the fifteen for a viewport. All edges of tiles, marks and strips fall on whole buffer pixels. */
export function layoutInterlocks(viewport: Viewport): InterlocksLayout {
  const { resolution, scale } = viewport;
  const snap = (px: number) => Math.floor(px * resolution + ROUNDING) / resolution;
  const labels: LabelPlace[] = [];
  const label = (place: LabelPlace) => labels.push(place) - 1;
  const pair = (place: Omit<LabelPlace, 'ink'>, ink: LabelPlace['ink']) =>
    [label({ ...place, ink }), label({ ...place, ink: TILE_INKS.onFault })] as const;
  const gate = gatePlace(gateIn(viewport), scale, label);
  const { form, columns, rows, area, gap, name: size } = tilesIn(viewport);
  const width = snap((area.width - gap * (columns - 1)) / columns);
  const height = snap((area.height - gap * (rows - 1)) / rows);
  const padding = paddingOf(form, width, scale);

  const tiles = INTERLOCKS.map((_, i): TilePlace => {
    const [column, row] = form !== 'row' ? [i % columns, Math.floor(i / columns)] : [Math.floor(i / rows), i % rows];
    const x = snap((column * (area.width - width)) / Math.max(columns - 1, 1));
    const y = snap(area.y + row * (height + gap));
    const box = { x, y, width, height };
    const left = x + padding;
    const right = x + width - padding;
    const end = { align: 'end', font: 'mono', weight: '400' } as const;
    if (form === 'row') {
      const line = y + (height - size * LINE_HEIGHT) / 2;
      const at = { mark: left, name: left + EMS.mark * size, state: 0, since: right };
      at.state = right - (EMS.since + EMS.state) * size;
      const from = at.name + EMS.name * size;
      const side = size * MARK;
      const stripHeight = snap(size * ROW_STRIP);
      const room = snap(at.state - padding * 2 - from);
      return {
        box,
        mark: { x: snap(at.mark), y: snap(y + (height - side) / 2), width: snap(side), height: snap(side) },
        strip: {
          x: snap(from),
          y: snap(y + (height - stripHeight) / 2),
          width: room < LEAST_STRIP * scale ? 0 : room,
          height: stripHeight,
        },
        name: pair({ x: at.name, y: line, font: 'sans', weight: '500', size }, 'text'),
        state: pair({ x: at.state, y: line, font: 'sans', weight: '400', size }, 'muted'),
        since: pair({ ...end, x: at.since, y: line - size * MONO_DROP, size }, 'muted'),
      };
    }
    if (form === 'mark') {
      const side = snap(Math.min(width, height, size));
      const mark = { x: snap(x + (width - side) / 2), y: snap(y + (height - side) / 2), width: side, height: side };
      const none = pair({ x, y, font: 'sans', weight: '400', size }, 'muted');
      return { box, mark, strip: { ...mark, width: 0 }, name: none, state: none, since: none };
    }
    const note = size * NOTE_SHARE;
    const stripHeight = snap(clamp(height * STRIP.share, STRIP.least * scale, STRIP.most * scale));
    const lines = (size + note) * LINE_HEIGHT;
    const free = height - 2 * padding - lines - stripHeight;
    const first = y + padding + Math.max(free, 0) * ABOVE;
    const second = first + size * LINE_HEIGHT;
    const side = note * MARK;
    return {
      box,
      mark: {
        x: snap(left),
        y: snap(second + (note * LINE_HEIGHT - side) / 2),
        width: snap(side),
        height: snap(side),
      },
      strip: {
        x: snap(left),
        y: snap(y + height - padding - stripHeight),
        width: snap(right - left),
        height: stripHeight,
      },
      name: pair({ x: left, y: first, font: 'sans', weight: '500', size }, 'text'),
      state: pair({ x: left + EMS.mark * note, y: second, font: 'sans', weight: '400', size: note }, 'muted'),
      since: pair({ ...end, x: right, y: second - note * MONO_DROP, size: note }, 'muted'),
    };
  });
  return { gate, tiles, worded: form !== 'mark', labels };
}
