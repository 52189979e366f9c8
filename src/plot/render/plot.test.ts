import { Texture } from 'pixi.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Palette } from '../../theme/palette';
import type { Drawing } from '../grammar/drawing';
import { NEVER } from '../grammar/motion';
import { runningTimeline } from '../grammar/timeline';
import { FULL_PACE, type Scene } from '../surface/scene';
import { describeMarks } from './describe';
import { createPlot } from './plot';
import { createLabelsView } from './views/labels-view';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});
vi.mock('../surface/sheet', () => ({
  acquireSheet: (fonts: readonly unknown[]) => {
    const glyph = { inset: 0, width: 7, height: 20, advance: 7, u: 0, v: 0, across: 1, down: 1 };
    return { source: Texture.WHITE.source, faces: fonts.map(() => ({ get: () => glyph })), release: () => {} };
  },
}));

const VIEWPORT = { width: 100, height: 100, resolution: 1, scale: 1 };
const PALETTE = new Proxy({}, { get: () => 0xffffff }) as Palette;
const MOVES_MS = 500;
/** A moment while time runs. */
const momentAt = (t: number, reducedMotion = false) => ({ t, reducedMotion, isStopped: false, pace: FULL_PACE });

/** A count, the end of its axis, and the instant of both. */
interface Reading {
  readonly ts: number;
  readonly count: number;
  readonly top: number;
}

/** Heights over an axis of 100 px: a line for each 10, a frame of the other state, and a row in the lower half. */
const drawing: Drawing<Reading, { readonly height: number }, number> = {
  at: ({ ts }) => ts,
  moves: MOVES_MS,
  follows: 2 * MOVES_MS,
  layout: ({ height }) => ({ height }),
  axes: ({ top }, other) => Math.max(top, other?.top ?? 0),
  marks({ state: { count }, axes: top, shownAxes, layout: { height } }) {
    const plot = { x: 0, y: 0, width: 100, height };
    const y = (of: number) => height * (1 - of / shownAxes);
    const tens = Array.from({ length: top / 10 }, (_, i) => (i + 1) * 10);
    return [
      {
        kind: 'rules',
        name: 'grid',
        within: plot,
        data: tens.map((ten) => ({ key: String(ten), ...plot, y: y(ten), height: 1, ink: 'hair' })),
      },
      { kind: 'other', name: 'other', data: [{ key: 'count', as: 'frame', box: plot, level: count / shownAxes }] },
      { kind: 'rules', name: 'count', data: [{ key: 'count', ...plot, y: y(count), height: 1, ink: 'text' }] },
      { kind: 'rows', name: 'rows', data: [{ key: 'low', box: { ...plot, y: 50, height: 50 } }] },
    ];
  },
};

let scene: Scene<Reading>;
beforeEach(() => {
  scene = createPlot(drawing)('canvas');
  scene.layout(VIEWPORT, PALETTE);
});

/**
 * Returns the marks drawn at `t`: the number of lines, and the upper edge of all. Pixi's path holds each line but the
 * first twice.
 */
function boxesAt(t: number, still = false) {
  scene.draw(momentAt(t, still));
  return describeMarks(scene.container).map(({ count, box }) => ({ count: (count + 1) / 2, y: box.y }));
}

test('data and the axis under them move to the next state together, linearly, and lines come in from above the plot', () => {
  scene.update({ ts: 0, count: 10, top: 20 });
  expect(boxesAt(0)).toEqual([
    { count: 2, y: 0 },
    { count: 1, y: 50 },
  ]);
  scene.update({ ts: 500, count: 10, top: 40 });
  // The count is at its gridline: 10 of 20, moving to 10 of 40.
  expect(boxesAt(500)).toEqual([
    { count: 2, y: 0 },
    { count: 1, y: 50 },
  ]);
  expect(boxesAt(750)).toEqual([
    { count: 2, y: 25 },
    { count: 1, y: 63 },
  ]);
  expect(boxesAt(1_000)).toEqual([
    { count: 4, y: 0 },
    { count: 1, y: 75 },
  ]);
});

test('a state that does not follow the last one, and one that is still, are at their places at once', () => {
  scene.update({ ts: 0, count: 10, top: 20 });
  scene.update({ ts: 10_000, count: 20, top: 20 });
  expect(boxesAt(10_000).at(-1)).toEqual({ count: 1, y: 0 });
  scene.update({ ts: 10_500, count: 10, top: 20 });
  expect(boxesAt(10_500).at(-1)).toEqual({ count: 1, y: 0 });
  expect(boxesAt(10_500, true).at(-1)).toEqual({ count: 1, y: 50 });
});

test('with reduced motion it looks the same whenever it is drawn: as at the instant of its state', () => {
  const timeline = runningTimeline({ x: 0, y: 0, width: 100, height: 10 }, 1_000);
  const strip = { kind: 'timeline', name: 'strip', timeline } as const;
  const tick = { x: -10, y: 0, width: 1, height: 10, ink: 'text' } as const;
  const ticks = { kind: 'rules', name: 'ticks', slides: { timeline, at: 500 }, data: [tick] } as const;
  const plot = createPlot<Reading, null, undefined>({
    at: ({ ts }) => ts,
    layout: () => null,
    axes: () => undefined,
    marks: () => [strip, ticks],
  })('canvas');
  plot.layout(VIEWPORT, PALETTE);
  plot.update({ ts: 500, count: 0, top: 0 });
  plot.highlight?.({ instant: 450, selected: undefined });
  const leftAt = (t: number, reduced: boolean) => {
    plot.draw(momentAt(t, reduced));
    return describeMarks(plot.container).map(({ box }) => box.x);
  };
  expect([leftAt(500, true), leftAt(750, true)]).toEqual([
    [95, 90],
    [95, 90],
  ]);
  expect(leftAt(750, false)).toEqual([70, 65]);
});

test('a new size in the middle of a movement lets it go on from where it came', () => {
  scene.update({ ts: 0, count: 0, top: 20 });
  const state = { ts: 500, count: 20, top: 20 };
  scene.update(state);
  scene.layout({ ...VIEWPORT, height: 200 }, PALETTE);
  scene.update(state);
  expect(boxesAt(750).at(-1)).toEqual({ count: 1, y: 100 });
});

test('the other state is drawn on the same axis, as it is drawn, and only where it differs', () => {
  const low = { ts: 0, count: 10, top: 20 };
  scene.update(low, { ts: -1_000, count: 40, top: 40 });
  const [grid, frame, count] = boxesAt(0);
  expect([grid, frame, count]).toEqual([
    { count: 4, y: 0 },
    { count: 4, y: 0 },
    { count: 1, y: 75 },
  ]);
  scene.update(low, { ts: -1_000, count: 10, top: 20 });
  expect(boxesAt(0)).toHaveLength(2);
});

test('it looks another way until all data have arrived, and no longer', () => {
  scene.update({ ts: 0, count: 0, top: 20 });
  expect(scene.draw(momentAt(0))).toBe(NEVER);
  scene.update({ ts: 500, count: 20, top: 20 });
  // 100 px in 500 ms: a third of a pixel takes 1.67 ms.
  expect(scene.draw(momentAt(500))).toBeCloseTo(500 + MOVES_MS / 300, 6);
  expect(scene.draw(momentAt(500 + MOVES_MS))).toBe(NEVER);
});

test('a row is found at its box and outlined by its key; a key that is gone is not', () => {
  scene.update({ ts: 0, count: 10, top: 20 });
  boxesAt(0);
  expect([scene.rowAt?.({ x: 10, y: 60 }), scene.rowAt?.({ x: 10, y: 40 })]).toEqual(['low', undefined]);
  scene.highlightRow('low');
  expect(boxesAt(0).at(-1)).toEqual({ count: 1, y: 50 });
  expect(boxesAt(0)).toHaveLength(3);
  scene.highlightRow('gone');
  expect(boxesAt(0)).toHaveLength(2);
});

test('what does not change with a state is laid out and taken once, until the axes or the size change', () => {
  const readings = vi.fn();
  const grid = [
    {
      x: 0,
      y: 0,
      width: 100,
      height: 1,
      get ink() {
        readings();
        return 'hair' as const;
      },
    },
  ];
  const layout = vi.fn(() => grid);
  const plot = createPlot<Reading, typeof grid, number>({
    at: ({ ts }) => ts,
    layout,
    axes: ({ top }) => top,
    marks: ({ layout: data }) => [{ kind: 'rules', name: 'grid', data }],
  })('canvas');
  const counts = (t: number, top: number) => {
    plot.update({ ts: t, count: 0, top });
    plot.draw(momentAt(t));
    return [layout.mock.calls.length, readings.mock.calls.length];
  };
  plot.layout(VIEWPORT, PALETTE);
  const first = counts(0, 10);
  expect(counts(5_000, 10)).toEqual(first);
  expect(counts(10_000, 20)[0]).toBe(2);
  plot.layout(VIEWPORT, PALETTE);
  expect(counts(15_000, 20)[0]).toBe(3);
});

test('a mark that stands still is placed once, however long another one moves', () => {
  let placed = 0;
  const standing = { x: 0, y: 10, width: 100, height: 1, ink: 'hair' } as const;
  const counted: Drawing<Reading, undefined> = {
    at: ({ ts }) => ts,
    moves: MOVES_MS,
    follows: 2 * MOVES_MS,
    layout: () => undefined,
    marks({ state: { count } }) {
      const data = new Proxy([standing], {
        get(target, key) {
          if (key === 'map') placed += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      return [
        { kind: 'rules', name: 'standing', data },
        { kind: 'rules', name: 'moving', data: [{ ...standing, key: 'count', y: count }] },
      ];
    },
  };
  const plot = createPlot(counted)('canvas');
  plot.layout(VIEWPORT, PALETTE);
  plot.update({ ts: 0, count: 10, top: 20 });
  plot.draw(momentAt(0));
  plot.update({ ts: 500, count: 20, top: 20 });
  plot.draw(momentAt(500));
  const before = placed;
  for (const t of [600, 700, 800, 900, 1_000]) plot.draw(momentAt(t));
  expect(placed).toBe(before);
});

test('a state that looks the same is not drawn again', () => {
  const isDrawn = (ts: number, count: number) => scene.update({ ts, count, top: 20 });
  expect([isDrawn(0, 10), isDrawn(500, 10), isDrawn(5_000, 10), isDrawn(10_000, 20)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  scene.layout(VIEWPORT, PALETTE);
  expect(isDrawn(10_000, 20)).toBe(true);
});

test('what is asked of a state that looks the same is answered by that state', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const plot = createPlot<Reading, undefined, undefined>({
    at: ({ ts }) => ts,
    layout: () => undefined,
    marks: ({ state: { count } }) => [
      { kind: 'rows', name: 'rows', data: [], itemAt: () => ({ key: 'all', box, words: String(count) }) },
    ],
  })('canvas');
  plot.layout(VIEWPORT, PALETTE);
  plot.update({ ts: 0, count: 1, top: 0 });
  expect(plot.update({ ts: 0, count: 2, top: 0 })).toBe(false);
  expect(plot.hover?.({ x: 50, y: 50 })).toEqual({ key: 'all', box, words: '2' });
});

test('an empty text has no ground', () => {
  const labels = createLabelsView('webgl');
  const place = { x: 0, y: 0, size: 10, font: 'mono', weight: '400', ink: 'text' } as const;
  const data = [
    { ...place, text: '85' },
    { ...place, text: '' },
  ];
  const mark = { kind: 'labels', name: 'values', ground: 'panel', data } as const;
  const area = { viewport: VIEWPORT, palette: PALETTE };
  const taken = { mark, origins: data, area, ...area };
  labels.take?.(taken);
  labels.move?.(taken, 1);
  const [behind] = labels.container.children;
  expect(behind?.children[0]?.children.map(({ scale }) => scale.x > 0)).toEqual([true, false]);
});
