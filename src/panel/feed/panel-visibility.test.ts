import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelVisibility } from './panel-visibility';

/** Reports visibility to the listener of each of the page's observers. */
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
  new PanelVisibility().onApproach(host, listener);
  tell[0]?.(false);
  expect(listener).not.toHaveBeenCalled();
  tell[0]?.(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(watching.size).toBe(0);
});

test('it is called for a panel that has to run far from the window, and never after it has left the page', () => {
  const [run, gone] = [vi.fn(), vi.fn()];
  const visibility = new PanelVisibility();
  visibility.onApproach(host, run);
  visibility.keepRunning();
  visibility.keepRunning();
  expect(run).toHaveBeenCalledTimes(1);
  const left = new PanelVisibility();
  left.onApproach(host, gone)();
  left.keepRunning();
  expect(gone).not.toHaveBeenCalled();
  expect(watching.size).toBe(0);
});

test('a panel runs off screen until the last of those who keep it running has released it', () => {
  const visibility = new PanelVisibility();
  visibility.watch(host)();
  const releases = [visibility.keepRunning(), visibility.keepRunning()];
  const seen = releases.map((release) => {
    release();
    return [visibility.onScreen, visibility.visibility(false) > 0];
  });
  expect(seen).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('it is called at once in a browser that does not tell what is in the window', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const listener = vi.fn();
  new PanelVisibility().onApproach(host, listener);
  expect(listener).toHaveBeenCalledTimes(1);
});
