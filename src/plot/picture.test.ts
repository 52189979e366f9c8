import { beforeEach, expect, test, vi } from 'vitest';
import type { Palette } from '../theme/palette';
import { Picture } from './picture';
import type { Scene } from './scene';
import type { Surface } from './surface';

/** Instant at which the planted scene comes to rest. */
const REST = 240;

const render = vi.fn();
const resize = vi.fn();
const canvas = { style: {} as CSSStyleDeclaration, getBoundingClientRect: () => box(0, 0, 0, 0) };

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

vi.mock('./surface', () => ({
  openSurface: async (view: (kind: 'canvas') => unknown): Promise<Partial<Surface>> => {
    view('canvas');
    const renderer = { resize } as unknown as Surface['renderer'];
    return { kind: 'canvas', software: true, maxSide: 16_384, render, renderer, canvas: canvas as HTMLCanvasElement };
  },
}));

/** Milliseconds from one look to the next of what comes after REST. */
const STEP = 150;

/** A state with which the scene looks as it did. */
const SAME = -1;

/** A scene that moves until REST, and looks different every STEP from then on. */
const create = () =>
  ({
    view: {},
    update: (state: number) => state !== SAME,
    draw: (t: number) => (t < REST ? t : t + STEP),
    highlightRow: () => {},
  }) as unknown as Scene<number>;

const HOLDER = { visibleArea: () => 1, giveUpContext: () => {} };

let picture: Picture<number>;

/** Draws in a frame of its own, long after the one before. */
let frame = 0;
const draw = (to: Picture<number>, t: number, reducedMotion: boolean, paused: boolean) => {
  frame += 10_000;
  return to.draw({ t, now: frame, rate: 1, pace: 1, reducedMotion, paused });
};

beforeEach(async () => {
  const opened = await Picture.open(create, HOLDER);
  if (!opened) throw new Error('no picture');
  picture = opened;
  render.mockClear();
});

test('renders a picture while it moves, and afterwards only when it looks different', () => {
  for (const t of [0, 100, 200, 300]) draw(picture, t, false, false);
  expect(render).toHaveBeenCalledTimes(4);
  for (const t of [301, 400, 449]) draw(picture, t, false, false);
  expect(render).toHaveBeenCalledTimes(4);
  draw(picture, 450, false, false);
  expect(render).toHaveBeenCalledTimes(5);
});

test('renders the same instant once, even in mid-movement', () => {
  for (let i = 0; i < 5; i++) draw(picture, 100, false, false);
  expect(render).toHaveBeenCalledTimes(1);
});

test('renders a new state or another highlighted row at once', () => {
  draw(picture, 500, false, false);
  picture.update(1);
  draw(picture, 500, false, false);
  picture.highlightRow('3');
  draw(picture, 500, false, false);
  expect(render).toHaveBeenCalledTimes(3);
});

test('renders again when the pointer comes to another item, and not while it moves on one', async () => {
  const hover = (place: { x: number } | undefined) =>
    place && place.x > 10 ? { key: String(Math.floor(place.x / 100)), words: 'item' } : undefined;
  const opened = await Picture.open(() => ({ ...create(), hover }) as unknown as Scene<number>, HOLDER);
  canvas.getBoundingClientRect = () => box(0, 0, 800, 450);
  const renders = [undefined, 20, 30, 99, 120, 130, 5, 6, undefined, undefined].map((x) => {
    opened?.hover(x === undefined ? undefined : { x, y: 0 });
    if (opened) draw(opened, 500, false, true);
    return render.mock.calls.length;
  });
  expect(renders).toEqual([1, 2, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('renders a state that changes nothing only if the picture does not move between states', () => {
  draw(picture, 500, false, false);
  picture.update(SAME);
  draw(picture, 501, false, false);
  expect(render).toHaveBeenCalledTimes(1);
  picture.update(SAME);
  draw(picture, 502, true, false);
  expect(render).toHaveBeenCalledTimes(2);
});

test('renders a step back in time to where the scene still moved', () => {
  draw(picture, 500, false, false);
  draw(picture, 100, false, false);
  expect(render).toHaveBeenCalledTimes(2);
});

test('renders an instant once more when time is paused in mid-movement', () => {
  draw(picture, 100, false, false);
  draw(picture, 100, false, true);
  draw(picture, 100, false, true);
  expect(render).toHaveBeenCalledTimes(2);
});

test('with software rendering a scene is drawn no more often than its minimum interval while time runs, and is always current when paused', async () => {
  const opened = await Picture.open(
    () => ({ ...create(), softwareInterval: 1_000 }) as unknown as Scene<number>,
    HOLDER,
  );
  const at = (t: number, now: number, paused: boolean, rate = 1) =>
    opened?.draw({ t, now, rate, pace: 1, reducedMotion: false, paused });
  for (const now of [0, 16, 500, 984]) at(now, now, false);
  expect([at(984, 984, false), at(98, 984, false, 0.1), at(59_040, 984, false, 60)]).toEqual([1_000, 99.6, 60_000]);
  expect(render).toHaveBeenCalledTimes(1);
  at(1_000, 1_000, false);
  expect(render).toHaveBeenCalledTimes(2);
  at(1_010, 1_010, true);
  expect(render).toHaveBeenCalledTimes(3);
  opened?.highlightRow('3');
  at(1_020, 1_020, false);
  expect(render).toHaveBeenCalledTimes(4);
});

test('with software rendering, up to 1×, a drawing begun between two seconds is drawn again when the next second begins, and once a second from then on', async () => {
  const opened = await Picture.open(
    () => ({ ...create(), softwareInterval: 1_000 }) as unknown as Scene<number>,
    HOLDER,
  );
  const drawnAt: number[] = [];
  for (let t = 7_500; t < 11_000; t += 20) {
    const before = render.mock.calls.length;
    opened?.draw({ t, now: t, rate: 1, pace: 1, reducedMotion: false, paused: false });
    if (render.mock.calls.length > before) drawnAt.push(t);
  }
  expect(drawnAt).toEqual([7_500, 8_000, 9_000, 10_000]);
});

test('in a window onto a larger picture the canvas holds the part that is seen, places count from the drawing, and what is outside is not rendered', async () => {
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  const laidOut = vi.fn();
  const rowAt = vi.fn();
  const opened = await Picture.open(
    () => ({ ...create(), layout: laidOut, rowAt }) as unknown as Scene<number>,
    HOLDER,
  );
  const view = { getBoundingClientRect: () => box(-4, -4, 1_928, 1_088) };
  let at = -1_900;
  const host = {
    offsetWidth: 5_700,
    offsetHeight: 900,
    getBoundingClientRect: () => box(at, 100, 5_700, 900),
    closest: () => view,
  } as unknown as HTMLElement;
  opened?.layout(host, { panel: 0 } as unknown as Palette);
  expect(laidOut.mock.lastCall?.[0]).toMatchObject({ width: 5_700, height: 900, resolution: 2 });
  expect(resize).toHaveBeenLastCalledWith(1_928, 900, 2);
  expect(canvas.style).toMatchObject({ left: '1896px', top: '0px', width: '1928px', height: '900px' });

  canvas.getBoundingClientRect = () => box(-4, 100, 1_928, 900);
  opened?.rowAt({ x: 6, y: 150 });
  expect(rowAt).toHaveBeenLastCalledWith({ x: 1_906, y: 50 });
  if (opened) draw(opened, 500, false, false);
  expect(render).toHaveBeenLastCalledWith(expect.anything(), { left: 3_792, top: 0, columns: 11_400, rows: 1_800 });

  expect(opened?.isStale(host)).toBe(false);
  at = -1_910;
  expect(opened?.isStale(host)).toBe(true);
  canvas.getBoundingClientRect = () => box(-4, 1_200, 1_928, 900);
  render.mockClear();
  if (opened) draw(opened, 501, false, false);
  expect(render).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
