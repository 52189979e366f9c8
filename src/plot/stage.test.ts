import { beforeEach, expect, test, vi } from 'vitest';
import type { SurfaceKind } from './scene';
import { Stage } from './stage';

/** The instant until which a planted picture looks the same. */
const UNTIL = 4_000;

/** A picture that keeps count, on a canvas that is only an event target. */
class PlantedPicture {
  readonly canvas = Object.assign(new EventTarget(), { remove: () => {} });
  readonly isStale = () => false;
  isLaidOut = false;
  /** What it was told, in order. */
  readonly told: string[] = [];
  readonly layout = vi.fn(() => {
    this.isLaidOut = true;
    this.told.push('layout');
    return true;
  });
  readonly update = () => this.told.push('update');
  readonly choose = vi.fn();
  readonly highlightRow = () => {};
  readonly hover = vi.fn();
  readonly highlight = () => {};
  readonly destroy = vi.fn();
  draws = 0;

  constructor(
    readonly kind: SurfaceKind,
    readonly failing: boolean,
  ) {}

  draw() {
    if (this.failing) throw new Error('planted');
    this.draws += 1;
    return UNTIL;
  }
}

const world = { webgl: true, failing: false, opened: [] as PlantedPicture[] };

vi.mock('./picture', () => ({
  Picture: {
    open: async () => {
      const picture = new PlantedPicture(world.webgl ? 'webgl' : 'canvas', world.failing);
      world.opened.push(picture);
      return picture;
    },
  },
}));
vi.mock('./contexts', () => ({ webglAvailable: () => world.webgl, webglInUse: () => world.webgl }));
vi.mock('./fonts', () => ({ loadStageFonts: async () => {} }));
vi.mock('./marks/sheet', () => ({ renewSheets: () => {} }));
vi.mock('../theme/palette', () => ({ readPalette: () => ({}), onPaletteChange: () => () => {} }));

const host = { append: () => {} } as unknown as HTMLElement;
let stage: Stage<number>;
/** Has the host take another size. */
let resize: () => void;

/** A frame at monotonic `now`, and the time that opening a picture takes. Returns what the stage says of the next. */
async function frame(now: number): Promise<number> {
  const until = stage.frame({ t: now, now, rate: 1, pace: 1, reducedMotion: false, paused: false });
  for (let i = 0; i < 5; i++) await Promise.resolve();
  return until;
}

beforeEach(() => {
  Object.assign(world, { webgl: true, failing: false, opened: [] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  stage = new Stage(() => {
    throw new Error('the picture is planted');
  });
  stage.attach(host);
  stage.update(1, undefined, 0);
});

test('opens and draws one picture; a detached stage draws nothing and is up to date again only after a draw', async () => {
  await frame(0);
  await frame(16);
  expect([world.opened.length, world.opened[0]?.draws, stage.status]).toEqual([1, 1, 'drawing']);
  stage.detach();
  await frame(32);
  expect([world.opened[0]?.draws, stage.status]).toEqual([1, 'opening']);
  stage.attach(host);
  await frame(48);
  expect([world.opened.length, world.opened[0]?.draws, stage.status]).toEqual([1, 2, 'drawing']);
});

test('a picture is laid out before it is told anything else', async () => {
  await frame(0);
  stage.update(2, undefined, 8);
  expect(world.opened[0]?.told).toEqual([]);
  await frame(16);
  stage.update(3, undefined, 20);
  expect(world.opened[0]?.told).toEqual(['layout', 'update', 'update']);
});

test('a detached stage no longer outlines what was pointed at', async () => {
  await frame(0);
  await frame(16);
  stage.hitTester?.hover({ x: 40, y: 30 });
  stage.detach();
  expect(world.opened[0]?.hover.mock.calls).toEqual([[{ x: 40, y: 30 }], [undefined]]);
});

test('asks for the next frame until it draws, and then for none before its picture looks different', async () => {
  expect([await frame(0), await frame(16)]).toEqual([Number.NEGATIVE_INFINITY, UNTIL]);
  stage.detach();
  expect(await frame(32)).toBe(Number.POSITIVE_INFINITY);
});

test('asks for a frame when its host is resized, and lays out again in it', async () => {
  await frame(0);
  await frame(16);
  await frame(32);
  stage.requestFrame = vi.fn();
  resize();
  expect(stage.requestFrame).toHaveBeenCalledTimes(1);
  await frame(48);
  expect(world.opened[0]?.layout).toHaveBeenCalledTimes(2);
});

test('drops the picture after an error and waits longer before each further attempt', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  world.failing = true;
  const attempts: number[] = [];
  for (let now = 0; now < 4_000; now += 50) {
    const before = world.opened.length;
    await frame(now);
    if (world.opened.length > before) attempts.push(now);
  }
  expect(stage.status).toBe('failed');
  const pauses = attempts.slice(1).map((now, i) => now - (attempts[i] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.length).toBeGreaterThan(2);
  expect(report).toHaveBeenCalledTimes(1);
  for (const picture of world.opened.slice(0, -1)) expect(picture.destroy).toHaveBeenCalledTimes(1);
  world.failing = false;
  // The picture that is open now was made while drawing failed; the next one draws.
  for (const now of [40_000, 80_000, 80_016]) await frame(now);
  expect(stage.status).toBe('drawing');
  report.mockRestore();
});

test('opens a new picture after a lost context, with the same display choices; on the canvas renderer it tries WebGL again once a minute', async () => {
  stage.choose({ size: 'large' }, 0);
  await frame(0);
  await frame(16);
  world.webgl = false;
  stage.requestFrame = vi.fn();
  world.opened[0]?.canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(stage.status).toBe('lost');
  expect(stage.requestFrame).toHaveBeenCalled();
  await frame(32);
  expect(world.opened.length).toBe(1);
  await frame(300);
  await frame(316);
  expect([stage.surfaceKind, stage.status]).toEqual(['canvas', 'drawing']);
  await frame(59_000);
  await frame(60_400);
  expect([stage.surfaceKind, world.opened.length]).toEqual(['canvas', 2]);
  world.webgl = true;
  await frame(100_000);
  expect(stage.surfaceKind).toBe('canvas');
  await frame(122_000);
  await frame(122_016);
  await frame(122_032);
  expect([stage.surfaceKind, stage.status, world.opened.length]).toEqual(['webgl', 'drawing', 3]);
  for (const { choose } of world.opened) expect(choose.mock.lastCall).toEqual([{ size: 'large' }]);
});

test('waits longer after each loss that follows soon on the last, and not after one that comes later', async () => {
  const attempts: number[] = [];
  const follow = async (from: number, to: number) => {
    for (let now = from; now < to; now += 50) {
      const { length } = world.opened;
      await frame(now);
      if (world.opened.length > length) attempts.push(now);
      else world.opened.at(-1)?.canvas.dispatchEvent(new Event('webglcontextlost'));
    }
  };
  await follow(0, 10_000);
  const pauses = attempts.slice(1).map((now, i) => now - (attempts[i] ?? 0));
  expect(pauses.length).toBeLessThan(8);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBeGreaterThan(3_000);
  for (const now of [60_000, 60_016, 100_000, 100_016]) await frame(now);
  attempts.length = 0;
  await follow(100_050, 100_650);
  expect(attempts.length).toBeGreaterThan(0);
});

test('does not try WebGL on a machine that never had it', async () => {
  world.webgl = false;
  await frame(0);
  world.webgl = true;
  for (const now of [16, 61_000, 122_000]) await frame(now);
  expect([stage.surfaceKind, world.opened.length]).toEqual(['canvas', 1]);
});

test('a photograph is drawn at a ratio of its own, and then the page’s drawing as it was; without a drawing there is none', async () => {
  const drawImage = vi.fn();
  const copy = { getContext: () => ({ drawImage }) };
  vi.stubGlobal('document', { createElement: () => copy });
  expect(stage.renderToCanvas(2)).toBeUndefined();
  await frame(0);
  await frame(16);
  const [picture] = world.opened;
  expect(stage.renderToCanvas(2)).toBe(copy);
  expect(drawImage).toHaveBeenCalledWith(picture?.canvas, 0, 0);
  expect(picture?.layout.mock.calls.map((call: unknown[]) => call[2]).slice(-2)).toEqual([2, undefined]);
  expect([picture?.draws, stage.status]).toEqual([3, 'drawing']);
});
