import { Container, Graphics } from 'pixi.js';
import { type CellLevels, FULL_LEVEL } from '../../stage/marks/cell';
import { createCells } from '../../stage/marks/cells';
import { createLabels } from '../../stage/marks/labels';
import type { Rect } from '../../stage/rect';
import type { SurfaceKind, Viewport } from '../../stage/scene';
import { snapTo } from '../../stage/snap';
import { LINE_HEIGHT, monoWidth } from '../../stage/type';
import type { Palette } from '../../theme/palette';
import { INKS } from './inks';
import { bucketOf, type RollbackState } from './sim';
import { TEXT_GAP } from './stage-axes';
import { countAt, type RollbackLayout } from './stage-layout';
import { createMotion } from './stage-motion';
import { alongColumns, type Ceiling, COLUMNS, ceilingOf } from './stage-scale';

/** Either side of a count, what it clears behind it, as a multiple of its size. */
const CLEARING = 0.25;

/** The bars, ordinary samples below and forced ones on them, and their counts. */
export interface Bars {
  readonly view: Container;
  /** Lies over whatever crosses the bars. */
  readonly counts: Container;
  layout(layout: RollbackLayout, viewport: Viewport, palette: Palette): void;
  /** Takes a state, and the one that it is compared with; returns what their axis ends at. */
  update(state: RollbackState, other: RollbackState | undefined): Ceiling;
  draw(t: number, reducedMotion: boolean): void;
}

export function createBars(kind: SurfaceKind): Bars {
  // A forced bar is as high as both together; the ordinary one covers its lower part.
  const cells = createCells(kind, COLUMNS * 2, [INKS.forced, INKS.ordinary], 'none');
  const levels: CellLevels = {
    before: new Uint16Array(COLUMNS * 2),
    now: new Uint16Array(COLUMNS * 2),
    ink: Uint8Array.from({ length: COLUMNS * 2 }, (_, i) => (i < COLUMNS ? 0 : 1)),
  };
  /** Shares of the ceiling: the columns' totals, then their ordinary samples. */
  const motion = createMotion(COLUMNS * 2);
  /** Samples by column: the counts change as their bars move. */
  const counted = createMotion(COLUMNS);
  /** Where the percentiles' lines cross the bars, in CSS px. */
  let lines: readonly number[] = [];
  const forced = new Uint16Array(COLUMNS);
  const grounds = Array.from({ length: COLUMNS }, () => new Graphics());
  const labels = createLabels(kind);
  /** Where the counts start, in CSS px. */
  const starts = new Float64Array(COLUMNS);
  const counts = new Container();
  counts.addChild(...grounds, labels.view);
  let placed: { layout: RollbackLayout; viewport: Viewport } | undefined;

  /** Writes a count clear of the percentiles' lines, where its bar is wide enough for that. */
  function setCount(column: number, samples: number): void {
    const ground = grounds[column];
    if (!placed || !ground) return;
    const { type, bars } = placed.layout;
    const { resolution } = placed.viewport;
    const string = String(samples);
    labels.set(column, string);
    const length = monoWidth(string.length, type.count);
    const start = countAt(bars[column] as Rect, length, TEXT_GAP * placed.viewport.scale, lines);
    starts[column] = snapTo(resolution)(start);
    ground.x = (starts[column] as number) - CLEARING * type.count;
    ground.scale.x = length + 2 * CLEARING * type.count;
  }

  return {
    view: cells.view,
    counts,
    layout(layout, viewport, palette) {
      placed = { layout, viewport };
      cells.layout([...layout.bars, ...layout.bars], viewport, palette);
      counts.visible = layout.counted;
      const { count: size } = layout.type;
      const place = { x: 0, y: 0, font: 'mono', weight: '500', size, ink: 'text' } as const;
      labels.layout(
        grounds.map(() => place),
        viewport,
        palette,
      );
      for (const ground of grounds) {
        ground
          .clear()
          .rect(0, 0, 1, size * LINE_HEIGHT)
          .fill(palette.panel);
      }
    },
    update({ ts, samples, buckets, above, p95, p99 }, other) {
      forced.fill(0);
      for (const { ms, corr } of samples) {
        const column = bucketOf(ms);
        if (corr !== null) forced[column] = (forced[column] as number) + 1;
      }
      const ceiling = ceilingOf({ buckets, above }, other);
      const plot = placed?.layout.plot;
      // Lines that end above the bars are in no count's way.
      lines = plot && placed?.layout.through ? [p95, p99].map((ms) => plot.x + plot.width * alongColumns(ms)) : [];
      for (let i = 0; i < COLUMNS; i++) {
        const total = buckets[i] ?? above;
        motion.next[i] = total / ceiling.top;
        motion.next[COLUMNS + i] = (total - (forced[i] as number)) / ceiling.top;
        counted.next[i] = total;
      }
      motion.take(ts);
      counted.take(ts);
      for (let i = 0; i < COLUMNS * 2; i++) {
        // No forced samples, no bar of theirs: its edge would shine through that of the ordinary one.
        const none =
          i < COLUMNS && motion.now[i] === motion.now[COLUMNS + i] && motion.before[i] === motion.before[COLUMNS + i];
        levels.before[i] = none ? 0 : Math.round((motion.before[i] as number) * FULL_LEVEL);
        levels.now[i] = none ? 0 : Math.round((motion.now[i] as number) * FULL_LEVEL);
      }
      cells.update(levels);
      return ceiling;
    },
    draw(t, reducedMotion) {
      const u = reducedMotion ? 1 : motion.progress(t);
      cells.blend(u);
      if (!placed?.layout.counted) return;
      const { plot, type, countGap } = placed.layout;
      const snap = snapTo(placed.viewport.resolution);
      grounds.forEach((ground, i) => {
        setCount(i, Math.round(counted.at(i, u)));
        const y = plot.y + plot.height * (1 - motion.at(i, u)) - countGap - type.count * LINE_HEIGHT;
        ground.y = snap(y);
        labels.move(i, starts[i] as number, ground.y);
      });
    },
  };
}
