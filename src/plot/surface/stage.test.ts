import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AT_ONCE, NEVER } from '../grammar/motion';
import type { StageFrame } from './handle';
import type { DrawTime, Scene, SurfaceKind } from './scene';
import { Stage } from './stage';

/** Instant at which a planted scene comes to rest. */
const REST = 240;
/** Milliseconds between its changes of look from then on. */
const STEP = 150;
/** A state with which the scene looks the same. */
const SAME = -1;

const box = (x: number, y: number, width: number, height: number) => ({ x, y, left: x, top: y, width, height });

/**
 * A scene that moves until REST, and looks different every STEP from then on. It counts drawings on a surface without a
 * picture.
 */
class Planted {
  /** Calls that it received, in order. */
  readonly told: string[] = [];
  readonly canvas = Object.assign(new EventTarget(), {
    style: {},
    remove: () => {},
    getBoundingClientRect: () => box(0, 0, 800, 450),
  });
  readonly render = vi.fn();
  readonly resize = vi.fn();
  readonly destroy = vi.fn();
  readonly layout = vi.fn(() => this.told.push('layout'));
  readonly choose = vi.fn();
  readonly hover = vi.fn((place: { x: number } | undefined) =>
    place && place.x > 10 ? { key: String(Math.floor(place.x / 100)), words: 'item' } : undefined,
  );
  readonly rowAt = vi.fn();
  readonly isFailing = world.isFailing;

  constructor(readonly kind: SurfaceKind) {}

  get scene(): Scene<number> {
    const { layout, choose, hover, rowAt, told } = this;
    const update = (state: number) => {
      told.push('update');
      return state !== SAME;
    };
    const draw = ({ t }: DrawTime) => {
      if (this.isFailing) throw new Error('planted');
      return t < REST ? t : t + STEP;
    };
    const parts = { container: {}, layout, choose, hover, rowAt, update, draw, highlightRow: () => {} };
    return { ...parts, ...world.scene } as unknown as Scene<number>;
  }
}

const world = {
  webgl: true,
  isSoftware: false,
  isFailing: false,
  scene: {} as Partial<Scene<number>>,
  opened: [] as Planted[],
  fonts: Promise.resolve(),
  /** Ends when the surface that is being opened is there. */
  mounted: Promise.resolve(),
};

vi.mock('./surface', () => ({
  openSurface: async (view: (kind: SurfaceKind) => unknown) => {
    const planted = new Planted(world.webgl ? 'webgl' : 'canvas');
    world.opened.push(planted);
    await world.mounted;
    view(planted.kind);
    const { kind, canvas, render, resize, destroy } = planted;
    const { isSoftware } = world;
    return { kind, canvas, render, destroy, isSoftware, maxSide: 16_384, renderer: { resize }, isLost: () => false };
  },
}));
vi.mock('./contexts', () => ({
  webglAvailable: () => world.webgl,
  webglKnown: () => world.opened.some(({ kind }) => kind === 'webgl'),
}));
vi.mock('./fonts', () => ({ loadStageFonts: () => world.fonts }));
vi.mock('./sheet', () => ({ renewSheets: () => {} }));
vi.mock('../../theme/palette', () => ({ readPalette: () => ({ panel: 0 }), onPaletteChange: () => () => {} }));

const host = {
  offsetWidth: 800,
  offsetHeight: 450,
  append: () => {},
  closest: (): Element | null => null,
  getBoundingClientRect: () => box(0, 0, 800, 450),
};
const NOWHERE = { instant: undefined, selected: undefined };
const viewer = { changed: vi.fn(), requestFrame: vi.fn() };
let stage: Stage<number>;
/** Content of the stage's next frames. */
let shows: { -readonly [K in keyof StageFrame<number>]?: StageFrame<number>[K] };
/** Reports a new size of the host. */
let resize: () => void;

const attach = () => stage.attach(host as unknown as HTMLElement, viewer);

/**
 * Runs a frame at monotonic `now`, with the time that opening a surface takes. Returns the stage's answer on the next
 * frame.
 */
async function frame(now: number): Promise<number> {
  const moment = { t: now, now, rate: 1, pace: 1, reducedMotion: false, isStopped: false };
  const content = {
    state: 1,
    other: undefined,
    isOtherStill: false,
    choices: undefined,
    row: undefined,
    highlight: NOWHERE,
  };
  const until = stage.frame({ ...content, ...moment, ...shows });
  for (let i = 0; i < 8; i++) await Promise.resolve();
  return until;
}

beforeEach(() => {
  Object.assign(world, {
    webgl: true,
    isSoftware: false,
    isFailing: false,
    scene: {},
    opened: [],
    fonts: Promise.resolve(),
    mounted: Promise.resolve(),
  });
  shows = {};
  viewer.requestFrame.mockClear();
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
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
  stage = new Stage(() => (world.opened.at(-1) as Planted).scene);
  attach();
  return () => vi.unstubAllGlobals();
});

test('opens one surface and draws on it; a detached stage draws nothing and is up to date again only after a draw', async () => {
  await frame(0);
  await frame(16);
  const [planted] = world.opened;
  expect([world.opened.length, planted?.render.mock.calls.length, stage.status]).toEqual([1, 1, 'drawing']);
  stage.detach();
  await frame(32);
  expect([planted?.render.mock.calls.length, stage.status]).toEqual([1, 'opening']);
  attach();
  await frame(48);
  expect([world.opened.length, planted?.render.mock.calls.length, stage.status]).toEqual([1, 2, 'drawing']);
});

test('a scene is laid out before it is told anything else, and is told only what is new', async () => {
  await frame(0);
  expect(world.opened[0]?.told).toEqual([]);
  for (const state of [2, 2, 3]) {
    shows.state = state;
    await frame(16);
  }
  expect(world.opened[0]?.told).toEqual(['layout', 'update', 'update']);
});

test('a detached stage no longer outlines what was pointed at', async () => {
  await frame(0);
  await frame(16);
  stage.hover({ x: 40, y: 30 });
  stage.detach();
  expect(world.opened[0]?.hover.mock.calls).toEqual([[{ x: 40, y: 30 }], [undefined]]);
});

test('asks for the next frame until it draws, and then for none before it looks different', async () => {
  expect([await frame(0), await frame(300)]).toEqual([AT_ONCE, 300 + STEP]);
  stage.detach();
  expect(await frame(332)).toBe(NEVER);
});

test('asks for a frame when its host is resized, and lays out again in it', async () => {
  await frame(0);
  await frame(16);
  host.getBoundingClientRect = () => box(0, 0, 640, 450);
  host.offsetWidth = 640;
  resize();
  expect(viewer.requestFrame).toHaveBeenCalledTimes(1);
  await frame(48);
  expect(world.opened[0]?.layout).toHaveBeenCalledTimes(2);
});

test('drops the surface after an error and waits longer before each further attempt', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  world.isFailing = true;
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
  for (const planted of world.opened.slice(0, -1)) expect(planted.destroy).toHaveBeenCalledTimes(1);
  world.isFailing = false;
  // The present surface was made while drawing failed; the next one draws.
  for (const now of [40_000, 80_000, 80_016]) await frame(now);
  expect(stage.status).toBe('drawing');
  report.mockRestore();
});

test('opens a new surface after a lost context, with the same display choices; on the canvas renderer it tries WebGL again once a minute', async () => {
  shows.choices = { size: 'large' };
  await frame(0);
  await frame(16);
  world.webgl = false;
  world.opened[0]?.canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(stage.status).toBe('lost');
  expect(viewer.requestFrame).toHaveBeenCalled();
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
  viewer.changed.mockClear();
  await frame(122_000);
  await frame(122_016);
  await frame(122_032);
  // So that the page says what draws now.
  expect(viewer.changed.mock.calls).toEqual([['opening'], ['drawing']]);
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

test('a pause counts from the loss or the failure, not from the last drawing or the beginning of the attempt', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await frame(0);
  await frame(16);
  const lose = () => world.opened.at(-1)?.canvas.dispatchEvent(new Event('webglcontextlost'));
  lose();
  await frame(300);
  lose();
  await frame(600);
  expect(world.opened.length).toBe(2);
  let fail = (_: Error) => {};
  world.fonts = new Promise((_, reject) => {
    fail = reject;
  });
  await frame(900);
  await frame(5_000);
  fail(new Error('planted'));
  world.fonts = Promise.resolve();
  await frame(5_000);
  await frame(5_900);
  expect(world.opened.length).toBe(2);
  await frame(6_100);
  expect(world.opened.length).toBe(3);
  report.mockRestore();
});

test('a surface that is given up while it is being opened is freed, and the next frame opens another', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const fails of [false, true]) {
    let open = () => {};
    world.mounted = new Promise((resolve, reject) => {
      open = fails ? () => reject(new Error('lost')) : resolve;
    });
    await frame(0);
    const planted = world.opened.at(-1);
    viewer.requestFrame.mockClear();
    stage.giveUpContext();
    expect(viewer.requestFrame).toHaveBeenCalledTimes(1);
    world.mounted = Promise.resolve();
    await frame(16);
    await frame(32);
    expect([stage.status, world.opened.at(-1) === planted]).toEqual(['drawing', false]);
    open();
    await frame(48);
    expect([stage.status, planted?.destroy.mock.calls.length]).toEqual(['drawing', fails ? 0 : 1]);
    expect(world.opened.at(-1)?.destroy).not.toHaveBeenCalled();
    stage.dispose();
    stage = new Stage(() => (world.opened.at(-1) as Planted).scene);
    attach();
  }
  await frame(64);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
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
  const [planted] = world.opened;
  expect(stage.renderToCanvas(2)).toBe(copy);
  expect(drawImage).toHaveBeenCalledWith(planted?.canvas, 0, 0);
  expect(planted?.resize.mock.calls.map(([, , ratio]) => ratio)).toEqual([1, 2, 1]);
  expect([planted?.render.mock.calls.length, stage.status]).toEqual([3, 'drawing']);
});

test('in a window onto a larger picture the canvas holds the part that is seen, places count from the drawing, and what is outside is not rendered', async () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const whole = { ...host };
  let at = -1_900;
  let across = 1_928;
  const view = { getBoundingClientRect: () => box(-4, -4, across, 1_088) } as Element;
  Object.assign(host, { offsetWidth: 5_700, offsetHeight: 900 });
  Object.assign(host, { closest: () => view, getBoundingClientRect: () => box(at, 100, 5_700, 900) });
  await frame(400);
  await frame(500);
  const planted = world.opened[0] as Planted;
  expect(planted.layout).toHaveBeenLastCalledWith(
    expect.objectContaining({ width: 5_700, height: 900, resolution: 2 }),
    expect.anything(),
  );
  expect(planted.resize).toHaveBeenLastCalledWith(1_928, 900, 2);
  expect(planted.canvas.style).toMatchObject({ left: '1896px', top: '0px', width: '1928px', height: '900px' });
  expect(planted.render).toHaveBeenLastCalledWith(expect.anything(), {
    left: 3_792,
    top: 0,
    columns: 11_400,
    rows: 1_800,
  });

  planted.canvas.getBoundingClientRect = () => box(-4, 100, 1_928, 900);
  expect(stage.placeOf({ x: 6, y: 150 })).toEqual({ x: 1_906, y: 50 });

  at = -1_910;
  await frame(501);
  expect(planted.canvas.style).toMatchObject({ left: '1906px' });
  // A window that grows around a drawing which stays.
  across = 2_000;
  await frame(501);
  expect(planted.canvas.style).toMatchObject({ left: '1906px', width: '2000px' });
  planted.canvas.getBoundingClientRect = () => box(-4, 1_200, 1_928, 900);
  planted.render.mockClear();
  await frame(502);
  expect(planted.render).not.toHaveBeenCalled();
  Object.assign(host, whole);
});

describe('a frame is rendered', () => {
  /** Returns the number of renders so far. */
  let renders: () => number;

  /** Opens a surface. */
  async function open(scene: Partial<Scene<number>> = {}, isSoftware = false): Promise<void> {
    Object.assign(world, { scene, isSoftware });
    await frame(0);
    const { render } = world.opened[0] as Planted;
    renders = () => render.mock.calls.length;
  }

  /** Runs a frame after the one that opens. */
  const draw = (t: number, given: Partial<StageFrame<number>> = {}) => {
    shows = { ...shows, t, ...given };
    return frame(1_000_000);
  };

  test('while it moves, and afterwards only when it looks different', async () => {
    await open();
    for (const t of [0, 100, 200, 300]) await draw(t);
    expect(renders()).toBe(4);
    for (const t of [301, 400, 449]) await draw(t);
    expect(renders()).toBe(4);
    await draw(450);
    expect(renders()).toBe(5);
  });

  test('once for the same instant, even in mid-movement', async () => {
    await open();
    for (let i = 0; i < 5; i++) await draw(100);
    expect(renders()).toBe(1);
  });

  test('at once for a new state, another highlighted row or another highlight, and not for an equal one', async () => {
    await open();
    await draw(500);
    await draw(500, { state: 2 });
    await draw(500, { row: '3' });
    expect(renders()).toBe(3);
    await draw(500, { highlight: { ...NOWHERE } });
    expect(renders()).toBe(3);
    await draw(500, { highlight: { ...NOWHERE, instant: 5 } });
    expect(renders()).toBe(4);
  });

  test('again when the pointer comes to another item, and not while it moves on one', async () => {
    await open();
    const counts: number[] = [];
    await draw(500, { isStopped: true });
    for (const x of [undefined, 20, 30, 99, 120, 130, 5, 6, undefined, undefined]) {
      stage.hover(x === undefined ? undefined : { x, y: 0 });
      await draw(500, { isStopped: true });
      counts.push(renders());
    }
    expect(counts).toEqual([1, 2, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('for a state that changes nothing only if there is no movement between states', async () => {
    await open();
    await draw(500);
    await draw(501, { state: SAME });
    expect(renders()).toBe(1);
    await draw(502, { state: SAME, other: 1, reducedMotion: true });
    expect(renders()).toBe(2);
  });

  test('for a step back in time to where the scene still moved', async () => {
    await open();
    await draw(500);
    await draw(100);
    expect(renders()).toBe(2);
  });

  test('once more when time is paused in mid-movement', async () => {
    await open();
    await draw(100);
    await draw(100, { isStopped: true });
    await draw(100, { isStopped: true });
    expect(renders()).toBe(2);
  });

  test('with software rendering no more often than a scene’s interval while time runs, and always when paused', async () => {
    await open({ softwareInterval: 1_000 }, true);
    const at = (t: number, now: number, given: Partial<StageFrame<number>> = {}) => draw(t, { now, ...given });
    for (const now of [0, 16, 500, 984]) await at(now, now);
    expect([await at(984, 984), await at(98, 984, { rate: 0.1 }), await at(59_040, 984, { rate: 60 })]).toEqual([
      1_000, 99.6, 60_000,
    ]);
    expect(renders()).toBe(1);
    await at(1_000, 1_000, { rate: 1 });
    expect(renders()).toBe(2);
    await at(1_010, 1_010, { isStopped: true });
    expect(renders()).toBe(3);
    await at(1_020, 1_020, { isStopped: false, row: '3' });
    expect(renders()).toBe(4);
  });

  test('with software rendering, up to 1×, as the next second begins, and once a second from then on', async () => {
    await open({ softwareInterval: 1_000 }, true);
    const drawnAt: number[] = [];
    for (let t = 7_500; t < 11_000; t += 20) {
      const before = renders();
      await draw(t, { now: t });
      if (renders() > before) drawnAt.push(t);
    }
    expect(drawnAt).toEqual([7_500, 8_000, 9_000, 10_000]);
  });
});
