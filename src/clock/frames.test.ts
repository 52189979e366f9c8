import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { NEXT_FRAME, onFrame, wakeFrames } from './frames';

let time = 0;
let queue: Map<number, () => void>;
let touches: EventTarget;
const page = { visibilityState: 'visible' };

/** Runs one display frame `ms` later. */
function frame(ms = 16): void {
  time += ms;
  vi.advanceTimersByTime(ms);
  const due = [...queue.values()];
  queue.clear();
  for (const callback of due) callback();
}

/** Runs display frames for `ms`; returns the number of calls of `listener`. */
function callsIn(ms: number, listener: Mock): number {
  const before = listener.mock.calls.length;
  for (let i = 0; i < Math.floor(ms / 16); i++) frame();
  return listener.mock.calls.length - before;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  queue = new Map();
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    queue.set(++id, callback);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => queue.delete(request));
  touches = new EventTarget();
  vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
  vi.stubGlobal('removeEventListener', touches.removeEventListener.bind(touches));
  vi.stubGlobal('document', page);
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  page.visibilityState = 'visible';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one loop serves every listener and stops with the last', () => {
  const [a, b] = [vi.fn(() => NEXT_FRAME), vi.fn(() => NEXT_FRAME)];
  const stops = [onFrame(a), onFrame(b)];
  frame();
  expect([a.mock.calls.length, b.mock.calls.length, queue.size]).toEqual([1, 1, 1]);
  for (const unsubscribe of stops) unsubscribe();
  expect(queue.size).toBe(0);
});

test('a listener that throws is reported once, asks for no frame, and ends neither the loop nor the others', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = vi.fn(() => {
    throw new Error('planted');
  });
  const healthy = vi.fn(() => NEXT_FRAME as number);
  const stops = [onFrame(broken), onFrame(healthy)];
  frame();
  frame();
  expect([broken, healthy].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  healthy.mockReturnValue(Number.POSITIVE_INFINITY);
  callsIn(1_200, broken);
  expect(callsIn(1_600, broken)).toBeLessThanOrEqual(4);
  expect(report).toHaveBeenCalledTimes(1);
  for (const unsubscribe of stops) unsubscribe();
});

test('a listener that another removes is not called any more, in the same frame either', () => {
  const removed = vi.fn(() => NEXT_FRAME);
  let unsubscribeRemover = () => {};
  const unsubscribe = onFrame(() => {
    unsubscribeRemover();
    return NEXT_FRAME;
  });
  unsubscribeRemover = onFrame(removed);
  frame();
  expect(removed).not.toHaveBeenCalled();
  unsubscribe();
});

test('a loop that stalls on a visible page is started again; on a hidden page it is left alone', () => {
  const listener = vi.fn(() => NEXT_FRAME);
  const unsubscribe = onFrame(listener);
  queue.clear();
  page.visibilityState = 'hidden';
  time += 60_000;
  vi.advanceTimersByTime(1_000);
  expect(queue.size).toBe(0);
  page.visibilityState = 'visible';
  time += 4_500;
  vi.advanceTimersByTime(1_000);
  frame();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('a listener that wants it is called in each display frame', () => {
  const listener = vi.fn(() => NEXT_FRAME);
  const unsubscribe = onFrame(listener);
  expect(callsIn(1_600, listener)).toBe(100);
  unsubscribe();
});

test('while nobody has anything to do no frame is asked for but twice a second', () => {
  const listener = vi.fn(() => Number.POSITIVE_INFINITY);
  const unsubscribe = onFrame(listener);
  callsIn(1_200, listener);
  const calls = callsIn(1_600, listener);
  expect(calls).toBeGreaterThanOrEqual(3);
  expect(calls).toBeLessThanOrEqual(4);
  unsubscribe();
  expect(callsIn(1_200, listener)).toBe(0);
});

test.each([70, 130, 750])(
  'the loop is back in time, in few frames, for a listener that has something to do each %i ms',
  (every) => {
    const lateness: number[] = [];
    let due = 0;
    const punctual = (now: number) => {
      if (now >= due) {
        lateness.push(now - due);
        due = now + every;
      }
      return due;
    };
    const idle = vi.fn(() => Number.POSITIVE_INFINITY);
    const stops = [onFrame(punctual), onFrame(idle)];
    callsIn(1_200, idle);
    lateness.length = 0;
    const calls = callsIn(3_200, idle);
    expect(lateness.length).toBeGreaterThanOrEqual(Math.floor(3_200 / (every + 32)));
    for (const late of lateness) expect(late).toBeLessThan(32);
    expect(calls).toBeLessThanOrEqual((lateness.length + 1) * Math.ceil(every / 500));
    for (const unsubscribe of stops) unsubscribe();
  },
);

test('a visitor, a listener that joins and whoever asks for it wake the loop for the frames that follow', () => {
  const idle = vi.fn(() => Number.POSITIVE_INFINITY);
  const unsubscribe = onFrame(idle);
  let unsubscribeJoined = () => {};
  const wakers = [
    () => touches.dispatchEvent(new Event('pointermove')),
    () => touches.dispatchEvent(new Event('keydown')),
    () => touches.dispatchEvent(new Event('click')),
    () => touches.dispatchEvent(new Event('resize')),
    () => {
      unsubscribeJoined = onFrame(() => Number.POSITIVE_INFINITY);
    },
    wakeFrames,
  ];
  for (const wake of wakers) {
    callsIn(1_200, idle);
    frame(100);
    frame(1);
    wake();
    expect(callsIn(160, idle)).toBe(10);
  }
  unsubscribeJoined();
  unsubscribe();
});
