import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../../clock/clock';
import { browserTime } from '../../clock/time-source';
import { MIN_UPDATE_MS, type WorldFrame } from '../../clock/world-frame';
import type { Dashboard } from '../../dashboards/contract';
import type { StageFrame, StageHandle } from '../../plot/surface/handle';
import { Session } from '../../session/session';
import { Feed } from './feed';

let time = 0;
let reducedMotion = false;

/** A model that counts tenths of a second from a setting on, and fails in the third. */
const dashboard: Dashboard<number> = {
  id: 'counter',
  title: 'Counter',
  unit: 'tenths',
  version: 1,
  cadence: 100,
  settings: { from: 0 },
  state(_world, t, { from }) {
    const step = Math.floor(t / 100);
    if (step === 3) throw new Error('planted');
    return Number(from) + step;
  },
  table: () => ({ columns: [], rows: [] }),
  sentence: String,
  figure: (state) => ({ value: String(state), unit: '', label: '' }),
  status: () => ({ tone: 'ok', word: 'ok' }),
  loadScene: () => Promise.reject(new Error('not drawn here')),
  loadLegend: () => Promise.reject(new Error('not drawn here')),
  loadWhy: () => Promise.reject(new Error('Nobody asks why.')),
  cases: [],
};

/** A frame in which everything may change. */
const frameAt = (t: number, now: number): WorldFrame => ({ t, now, mayUpdate: true, updatesAt: now });

let clock: Clock;
let feed: Feed;
let session: Session;

/** Changes the page's view. */
function change(values: object): void {
  session.change(values);
  feed.follow();
}

/** Runs the scheduler once at world and monotonic time `t`. */
function turn(t: number): void {
  time = t;
  const frame = frameAt(clock.now(), t);
  if (feed.loop.overdue(frame) > 0) feed.loop.compute(frame);
  feed.loop.draw(frame);
}

beforeEach(() => {
  time = 0;
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reducedMotion;
    },
  }));
  clock = new Clock({ now: () => time }, { at: 0 });
  session = new Session({ original: { seed: 'x', cycleDays: 4 }, clock });
  feed = new Feed(dashboard, { name: 'x', cycleDays: 4, clock }, session);
});

test('computes a state when it is due and not before', () => {
  turn(10);
  expect(feed.loop.overdue(frameAt(99, 99))).toBe(0);
  expect(feed.loop.overdue(frameAt(160, 160))).toBe(100);
  turn(160);
  expect(feed.display).toMatchObject({ world: 'x', settings: { from: 0 }, state: 1, t: 160, at: 100 });
});

test('reports a model that fails, keeps showing the last state at its instant, and tries again at the next one', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const frame = vi.fn((_: StageFrame) => 0);
  feed.drawing.stage = { frame } as unknown as StageHandle<unknown>;
  turn(250);
  turn(310);
  turn(350);
  expect(feed.status.hasFailed).toBe(true);
  expect(feed.display).toMatchObject({ state: 2, t: 250, at: 200 });
  expect(report).toHaveBeenCalledTimes(1);
  turn(410);
  expect(feed.status.hasFailed).toBe(false);
  expect(feed.display).toMatchObject({ state: 4, t: 410 });
  expect(frame.mock.calls.map(([{ t }]) => t)).toEqual([250, 250, 250, 410]);
  report.mockRestore();
});

test('pausing keeps the instant and updates the figures at once; resuming shows the world’s instant', () => {
  const handed: unknown[] = [];
  feed.updates.texts.listen(({ t }) => handed.push(t));
  turn(10);
  turn(120);
  feed.pause();
  turn(990);
  expect([feed.display?.t, handed.at(-1), feed.status.isPaused]).toEqual([120, 120, true]);
  feed.resume();
  turn(1_000);
  expect([feed.display?.t, feed.status.isPaused]).toEqual([1_000, false]);
});

test('the panel of another world shows the instant at which the one before was paused', () => {
  turn(990);
  feed.pause(120);
  turn(1_000);
  expect([feed.pausedAt, feed.display?.t, feed.display?.state, feed.status.isPaused]).toEqual([120, 120, 1, true]);
});

test('every text of a panel comes from the state that is drawn, in the same frame', () => {
  const drawn: unknown[] = [];
  const handed: unknown[] = [];
  feed.updates.texts.listen(({ state }) => handed.push(state));
  for (let t = 0; t < 280; t += 20) {
    turn(t);
    drawn.push(feed.display?.state ?? -1);
    expect(handed.at(-1)).toBe(drawn.at(-1));
  }
});

test('a panel with its table open takes a state every second, and the newest one when time is paused', () => {
  feed.showTable(true);
  turn(10);
  turn(990);
  expect(feed.display).toMatchObject({ state: 0, t: 990, at: 0 });
  turn(1_110);
  expect(feed.display?.at).toBe(1_000);
  clock.pause();
  turn(1_110);
  expect(feed.display).toMatchObject({ state: 11, t: 1_110, at: 1_100 });
});

test('a compared panel has the state of the other instant beside its own, until it is compared with nothing', () => {
  const compared: Dashboard<number> = {
    ...dashboard,
    loadComparison: async () => ({ comparison: { differences: () => [] } }),
  };
  feed = new Feed(compared, { name: 'x', cycleDays: 4, clock }, session);
  const frame = vi.fn((_: StageFrame) => 0);
  feed.drawing.stage = { frame } as unknown as StageHandle<unknown>;
  change({ comparison: { kind: 'instant', t: 100 } });
  turn(250);
  expect(feed.display).toMatchObject({ state: 2, t: 250, at: 200, other: { world: 'x', state: 1, t: 100 } });
  change({ comparison: { kind: 'earlier', hours: 1 } });
  // Until the next state is computed, the words beside this one are to be of its own comparison.
  expect(feed.display?.comparison).toEqual({ kind: 'instant', t: 100 });
  turn(255);
  expect(feed.display).toMatchObject({ comparison: { kind: 'earlier', hours: 1 }, other: undefined });
  change({ comparison: undefined });
  turn(260);
  expect(feed.display).toMatchObject({ state: 2, t: 260, at: 200, comparison: undefined, other: undefined });
  // The drawing is told whether the other state moves along with time.
  expect(frame.mock.calls.map(([{ isOtherStill }]) => isOtherStill)).toEqual([true, false, false]);
  // A fork is compared with its original from its first state on.
  const inFork = new Feed(compared, { name: 'x~no-1', cycleDays: 4, clock }, session);
  inFork.loop.compute(frameAt(250, 250));
  expect(inFork.display?.other).toEqual({ world: 'x', state: 2, t: 200 });
});

test('where only the state to compare with fails, the panel shows its own, and says that the other is missing', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const compared: Dashboard<number> = {
    ...dashboard,
    loadComparison: async () => ({ comparison: { differences: () => [] } }),
  };
  feed = new Feed(compared, { name: 'x', cycleDays: 4, clock }, session);
  change({ comparison: { kind: 'instant', t: 300 } });
  turn(410);
  turn(510);
  expect(feed.status).toMatchObject({ isComputed: true, hasFailed: false });
  expect(feed.display).toMatchObject({ state: 5, t: 510, other: undefined, hasOtherFailed: true });
  expect(report).toHaveBeenCalledTimes(1);
  change({ comparison: undefined });
  turn(520);
  expect(feed.display?.hasOtherFailed).toBeUndefined();
  report.mockRestore();
});

test('a dashboard with its own readings is shown at those', () => {
  const readings = { at: (_: string, t: number) => Math.floor(t / 70) * 70, after: () => 0 };
  const own = new Feed({ ...dashboard, readings }, { name: 'x', cycleDays: 4, clock }, session);
  own.loop.compute(frameAt(160, 160));
  expect(own.display).toMatchObject({ state: 1, t: 160, at: 140 });
});

test('with reduced motion a panel moves in whole seconds, but shows the exact instant of a paused clock', () => {
  reducedMotion = true;
  feed.drawing.stage = { frame: () => Number.POSITIVE_INFINITY } as unknown as StageHandle<unknown>;
  turn(1_730);
  // The next frame comes with the next second of the world, not a second after this one.
  expect(feed.loop.draw(frameAt(1_000, time))).toBe(2_000);
  expect(feed.display?.t).toBe(1_000);
  clock.pause();
  turn(1_740);
  expect(feed.display?.t).toBe(1_730);
});

test('its status stays the same object while nothing changes', () => {
  turn(10);
  const { status } = feed;
  turn(120);
  expect(feed.status).toBe(status);
});

test('new settings show from the next frame on, at the same instant, also in a paused panel', () => {
  turn(110);
  const { settings } = feed;
  expect(feed.settings).toBe(settings);
  change({ from: 50 });
  expect(feed.display?.state).toBe(1);
  turn(120);
  expect(feed.display).toMatchObject({ state: 51, t: 120, at: 100 });
  feed.pause();
  change({ from: 70 });
  turn(990);
  expect(feed.display).toMatchObject({ state: 71, t: 120, at: 100 });
  expect(feed.settings).toEqual({ from: 70 });
});

test('a display choice reaches the figure and the drawing, and never the model', () => {
  const asked: unknown[] = [];
  const state: Dashboard['state'] = (...given) => asked.push(given);
  const sized: Dashboard = { ...dashboard, choices: { size: 'small' }, state };
  feed = new Feed(sized, { name: 'x', cycleDays: 4, clock }, session);
  const frame = vi.fn((_: StageFrame) => 0);
  feed.drawing.stage = { frame } as unknown as StageHandle<unknown>;
  turn(110);
  expect(feed.display?.choices).toEqual({ size: 'small' });
  change({ size: 'large', other: 1 });
  turn(120);
  const drawn = frame.mock.calls.map(([{ choices }]) => choices);
  expect([feed.display?.choices, drawn]).toEqual([{ size: 'large' }, [{ size: 'small' }, { size: 'large' }]]);
  for (const given of asked) expect(given).toEqual(['x', 100, { from: 0 }]);
});

test('a paused panel reports how far it is behind, twice a second while the world goes on', () => {
  const lags: unknown[] = [];
  turn(110);
  expect(feed.lag()).toBeUndefined();
  feed.pause();
  feed.updates.lag.listen(() => lags.push(feed.lag()));
  for (let t = 200; t <= 1_200; t += 20) {
    if (t < 300 || t >= 400) turn(t);
  }
  expect(lags).toEqual([
    { ms: 90, state: 2 },
    { ms: 590, state: 7 },
    { ms: 1_090, state: 12 },
  ]);
  clock.pause();
  for (let t = 1_220; t <= 3_000; t += 20) turn(t);
  expect(lags.length).toBeLessThanOrEqual(4);
  feed.resume();
  expect(feed.lag()).toBeUndefined();
});

test('a table for screen readers is written every two seconds at most while time runs, and at once when it is paused', () => {
  const written: number[] = [];
  feed.updates.table.listen(() => written.push(feed.display?.at ?? -1));
  for (let t = 400; t <= 4_500; t += 50) turn(t);
  expect(written).toEqual([400, 2_400, 4_400]);
  clock.pause();
  turn(4_550);
  expect(written.at(-1)).toBe(4_500);
  clock.seek(9_000);
  turn(4_600);
  expect(written.at(-1)).toBe(9_000);
});

test('a log receives a new state at most five times a second, and no instants in between', () => {
  const states: unknown[] = [];
  feed.updates.log.listen(({ state }) => states.push(state));
  for (let t = 0; t <= 250; t += 10) turn(t);
  expect(states).toEqual([0, 2]);
});

test('while time runs, a panel is current after one frame since then, however long that takes; after a seek once more', () => {
  turn(5_000);
  // The world has gone on by far more than a second, while the frame was drawn.
  time = 9_000;
  expect([5_000, 5_001].map((since) => feed.isCurrent(since))).toEqual([true, false]);
  clock.seek(1_000_000);
  expect(feed.isCurrent(0)).toBe(false);
  turn(9_500);
  expect(feed.isCurrent(9_500)).toBe(true);
  change({ from: 7 });
  expect(feed.isCurrent(9_500)).toBe(false);
});

test('a state is verified in slices of a frame; until then the panel is not computed and, in stopped time, not current', () => {
  // On this clock each reading takes as long as a slice.
  let looks = 0;
  const monotonic = vi.spyOn(browserTime, 'monotonic').mockImplementation(() => looks++ * 2);
  function* verify(_world: string, state: number) {
    for (const left of [3, 2, 1]) yield -left;
    return state + 0.5;
  }
  const verified = new Feed(
    {
      ...dashboard,
      log: {
        filter: {},
        loadView: () => Promise.reject(new Error('not shown here')),
        rebuild: () => undefined,
        verify,
      },
    },
    { name: 'x', cycleDays: 4, clock },
    session,
  );
  const handed: unknown[] = [];
  verified.updates.texts.listen(({ state }) => handed.push(state));
  clock.pause();
  const frame = frameAt(0, 0);
  verified.loop.compute(frame);
  for (const _ of [1, 2]) {
    verified.loop.draw(frame);
    expect([verified.display?.state, verified.isCurrent(0), verified.status.isComputed]).toEqual([-3, false, false]);
  }
  verified.loop.draw(frame);
  expect([verified.display?.state, verified.isCurrent(0), verified.status.isComputed]).toEqual([0.5, true, true]);
  expect(handed).toEqual([-3, 0.5]);
  clock.play(1);
  const running = frameAt(1_000, 1_000);
  verified.loop.compute(running);
  verified.loop.draw(running);
  expect([verified.display?.state, verified.isCurrent(1_000)]).toEqual([-3, true]);
  monotonic.mockRestore();
});

describe('a frame returns when the next one is needed', () => {
  let stop: () => void;
  /** Reports the share of the panel on screen, 0 to 1. */
  let see: (intersectionRatio: number) => void;

  /** Returns the time of the next frame of a panel without a drawing, after one at monotonic `now`. */
  function next(now: number): number {
    time = now;
    const frame = frameAt(clock.now(), now);
    if (feed.loop.overdue(frame) > 0) feed.loop.compute(frame);
    return feed.loop.draw(frame);
  }

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: object[]) => void) {
          see = (intersectionRatio) => tell([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'addEventListener', 'removeEventListener']) {
      vi.stubGlobal(name, () => 0);
    }
    const { loadScene: _, ...plain } = dashboard;
    feed = new Feed(plain, { name: 'x', cycleDays: 4, clock }, session);
    stop = feed.start({ closest: () => null } as unknown as HTMLElement);
  });

  afterEach(() => stop());

  test('at the next state, sooner in a faster world, and never in a paused one', () => {
    expect(next(10)).toBe(100);
    clock.play(10);
    expect(next(11)).toBe(19);
    clock.pause();
    expect(next(12)).toBe(Number.POSITIVE_INFINITY);
  });

  test('in a fast world that a frame between two updates leaves alone, at the next update or for the drawing', () => {
    clock.play(100);
    next(10);
    const between = { t: 4_000, now: 50, mayUpdate: false, updatesAt: 10 + MIN_UPDATE_MS };
    clock.seek(4_000);
    clock.play(2);
    // The next state is 50 ms away, but no state is to come before the update.
    expect(feed.loop.draw({ ...between, updatesAt: 60 })).toBe(60);
    expect(feed.loop.draw(between)).toBeGreaterThan(between.now);
    feed.pause();
    expect(feed.loop.draw(between)).toBe(between.now + 500);
  });

  test('at the next reading where the model failed before the first one, and never in a paused world', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(feed.loop.draw(frameAt(300, 300))).toBe(0);
    clock.seek(310);
    // World 310 is at 0 real milliseconds, so world 400 at 90.
    expect(next(10)).toBe(90);
    clock.pause();
    expect(next(12)).toBe(Number.POSITIVE_INFINITY);
    report.mockRestore();
  });

  test('for a paused panel, when it next reports how far it is behind, and never in a paused world', () => {
    next(10);
    feed.pause();
    expect(next(20)).toBe(520);
    clock.pause();
    expect(next(20)).toBe(Number.POSITIVE_INFINITY);
    clock.play(1);
    feed.resume();
    expect(next(40)).toBe(100);
  });

  test('off screen, once for a first state and for any instant at which time is paused', () => {
    const states: unknown[] = [];
    feed.updates.texts.listen(({ state }) => states.push(state));
    see(0);
    for (let now = 410; now <= 900; now += 10) if (feed.visibility > 0) next(now);
    expect([states, feed.loop.isBackground]).toEqual([[4], false]);
    clock.pause();
    clock.seek(2_000);
    for (let now = 910; now <= 1_400; now += 10) if (feed.visibility > 0) next(now);
    expect([states, feed.loop.isBackground, feed.status.hasAppeared]).toEqual([[4, 20], false, false]);
    see(0.5);
    next(1_410);
    expect(feed.status.hasAppeared).toBe(true);
  });

  test('at the next second with reduced motion', () => {
    reducedMotion = true;
    expect(next(10)).toBe(1_000);
  });

  test('what a panel says is of the state that it draws, however soon after its last words', () => {
    const handed: unknown[] = [];
    feed.updates.texts.listen(({ state }) => handed.push(state));
    expect([410, 899, 909, 915, 1_300].map(next)).toEqual([500, 900, 1_000, 1_000, 1_400]);
    expect(handed).toEqual([4, 8, 9, 13]);
  });
});
