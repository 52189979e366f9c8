import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFrame } from './frames';

let time = 0;
let queue: Map<number, () => void>;
const page = { visibilityState: 'visible' };

/** Lets one display frame happen `ms` later. */
function frame(ms = 16): void {
  time += ms;
  const due = [...queue.values()];
  queue.clear();
  for (const callback of due) callback();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  queue = new Map();
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    queue.set(++id, callback);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => queue.delete(request));
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
  const [a, b] = [vi.fn(), vi.fn()];
  const stops = [onFrame(a), onFrame(b)];
  frame();
  expect([a.mock.calls.length, b.mock.calls.length, queue.size]).toEqual([1, 1, 1]);
  for (const stop of stops) stop();
  expect(queue.size).toBe(0);
});

test('a listener that throws ends neither the loop nor the others', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const healthy = vi.fn();
  const stops = [
    onFrame(() => {
      throw new Error('planted');
    }),
    onFrame(healthy),
  ];
  frame();
  frame();
  expect(healthy).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

test('a loop that stalls on a visible page is started anew; on a hidden page it is left alone', () => {
  const listener = vi.fn();
  const stop = onFrame(listener);
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
  stop();
});
