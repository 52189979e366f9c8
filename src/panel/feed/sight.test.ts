import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeFrames } from '../../clock/frames';
import { Sight } from './sight';

vi.mock('../../clock/frames', () => ({ wakeFrames: vi.fn() }));

/** The page's observers: what each tells its element's listener. */
let tell: ((isIntersecting: boolean, intersectionRatio?: number) => void)[] = [];
const watching = new Set<unknown>();

beforeEach(() => {
  tell = [];
  watching.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        tell.push((isIntersecting, intersectionRatio = 0) => listener([{ isIntersecting, intersectionRatio }]));
      }
      observe() {
        watching.add(this);
      }
      disconnect() {
        watching.delete(this);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const host = { closest: () => null, parentElement: {} } as unknown as HTMLElement;

test('what waits for a panel to come near the window is called once, and not before', () => {
  const listener = vi.fn();
  new Sight().onceNear(host, listener);
  tell[0]?.(false);
  expect(listener).not.toHaveBeenCalled();
  tell[0]?.(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(watching.size).toBe(0);
});

test('it is called for a panel that has to run far from the window, and never after it has left the page', () => {
  const [run, gone] = [vi.fn(), vi.fn()];
  const sight = new Sight();
  sight.onceNear(host, run);
  sight.keepRunning(true);
  sight.keepRunning(true);
  expect(run).toHaveBeenCalledTimes(1);
  const left = new Sight();
  left.onceNear(host, gone)();
  left.keepRunning(true);
  expect(gone).not.toHaveBeenCalled();
  expect(watching.size).toBe(0);
});

test('it is called at once in a browser that does not tell what is in the window', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const listener = vi.fn();
  new Sight().onceNear(host, listener);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a panel that comes into the window wakes the frames, one that only moves in it does not', () => {
  const sight = new Sight();
  sight.watch(host);
  const woken = (share: number) => {
    vi.mocked(wakeFrames).mockClear();
    tell[0]?.(share > 0, share);
    return vi.mocked(wakeFrames).mock.calls.length;
  };
  expect([0.7, 0.8, 0, 0.25, 1].map(woken)).toEqual([1, 0, 0, 1, 0]);
  expect(sight.visibility(false)).toBe(1);
});
