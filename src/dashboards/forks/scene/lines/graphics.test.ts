import type { Graphics, StrokeInstruction } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../../../../theme/palette';
import { COLOURS } from '../../../../theme/tokens';
import { INKS, type LineKind, LOOK, TONES } from '../../inks';
import { createSliceGraphics } from './graphics';
import type { SliceLine } from './line';
import type { LinesLook } from './view';

// What Pixi asks a browser for as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const PALETTE = Object.fromEntries(
  Object.entries(COLOURS).map(([name, hex]) => [name, Number.parseInt(hex.slice(1), 16)]),
) as unknown as Palette;
const NEVER_MS = 1e7;
const NOW = 40_000;

const PLACE = {
  viewport: { width: 800, height: 400, resolution: 1, scale: 1 },
  map: { upright: false, pxPerMs: 0.005, half: 100, centre: 200, now: 500, before: 100_000, after: 60_000 },
  ends: [-1, 1],
} as const;

const LOOKS: LinesLook = {
  ...{ x: 500, y: 200, now: NOW, selected: null, flash: undefined },
  ...{ best: null, pointed: null, fed: 0, foreseen: 1, tops: [] },
};

const fork = (extra: Partial<SliceLine> = {}): SliceLine => ({
  ...{ kind: 'fork', light: 0, cutAt: NEVER_MS, index: 3, points: [10_000, 0, 30_000, 0.5, 50_000, 0.5, 60_000, 0] },
  ...extra,
});

/** Strokes of a line on canvas: those of its past, then those of its future. */
function strokes(line: SliceLine, look: Partial<LinesLook> = {}) {
  const slice = createSliceGraphics();
  slice.layout(PLACE, PALETTE);
  slice.load([line]);
  slice.draw({ ...LOOKS, ...look }, 1);
  const { instructions } = (slice.lines.children[0] as Graphics).context;
  return instructions
    .filter((one): one is StrokeInstruction => one.action === 'stroke')
    .map(({ data: { style, path } }) => {
      const [first] = path.instructions;
      return { color: style.color, width: style.width, alpha: style.alpha, top: Number(first?.data[1] ?? 0) };
    });
}

const { width } = INKS.fork;

test('a fork on canvas is as wide and as opaque as the shaders draw it', () => {
  const cutAt = 20_000;
  const cases = [
    [strokes(fork()), { color: PALETTE[INKS.fork.colour], width, alpha: LOOK.faintest }],
    [strokes(fork(), { best: 3 }), { color: PALETTE[TONES.best], width: width * LOOK.bestWidth, alpha: 1 }],
    [strokes(fork(), { pointed: 3 }), { color: PALETTE[TONES.pointed], width: width * LOOK.pointedWidth, alpha: 1 }],
    [strokes(fork({ cutAt })), { color: PALETTE[TONES.cut], width, alpha: LOOK.faintestCut }],
    [strokes(fork({ cutAt, light: 1 })), { color: PALETTE[TONES.cut], width, alpha: 1 }],
    [
      strokes(fork({ cutAt }), { flash: { at: cutAt, light: 1, drop: 0 } }),
      { color: PALETTE[TONES.cut], width: width * (1 + LOOK.answerWider), alpha: 1 },
    ],
    [
      strokes(fork({ cutAt }), { flash: { at: 0, light: 1, drop: 0 } }),
      { color: PALETTE[TONES.cut], width, alpha: LOOK.faintestCut * (1 - LOOK.answerDims) },
    ],
  ] as const;
  for (const [[past], expected] of cases) expect(past).toMatchObject(expected);
});

test('the dot of a fork that is marked is larger, and that of its swing is not', () => {
  const radius = (kind: LineKind) => {
    const slice = createSliceGraphics();
    slice.layout(PLACE, PALETTE);
    slice.load([fork({ kind })]);
    slice.draw({ ...LOOKS, best: 3 }, 1);
    const dots = (slice.dots as Graphics).context.bounds;
    return Number((dots.width / 2).toFixed(3));
  };
  expect([radius('fork'), radius('wild')]).toEqual([LOOK.markedDot, LOOK.forkDot]);
});

test('what is foreseen on canvas has the light that the shaders give it: more in the live line', () => {
  const live: SliceLine = { kind: 'live', light: 1, cutAt: NEVER_MS, index: -1, points: [0, 0, 90_000, 0] };
  const lastOf = (line: SliceLine, look?: Partial<LinesLook>) => strokes(line, look).at(-1);
  expect(lastOf(live)?.alpha).toBe(LOOK.foreseenLive);
  expect(lastOf(live, { foreseen: 0.6 })?.alpha).toBeCloseTo(LOOK.restLight * LOOK.foreseenLive * 0.6);
  expect(lastOf(fork({ light: 1 }))?.alpha).toBe(LOOK.foreseen);
  expect(lastOf(fork({ cutAt: 50_000 }))?.color).toBe(PALETTE[TONES.cut]);
});

test('a fork that a new veto has cut drops on canvas too', () => {
  const line = fork({ cutAt: 30_000, points: [10_000, 0.5, 50_000, 0.5] });
  const topOf = (drop: number) => strokes(line, { flash: { at: 30_000, light: 1, drop } })[0]?.top;
  expect([topOf(0), topOf(0.1)]).toEqual([50, 45]);
});
