import { afterEach, expect, test, vi } from 'vitest';
import { isForPage, keepAwake } from './lock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const none = { ctrlKey: false, altKey: false, metaKey: false, target: null };

test('keys that work the page’s controls are left to it, and an event that names no key is not', () => {
  expect(isForPage({ ...none, key: 'Tab' })).toBe(true);
  expect(isForPage({ ...none, key: 'Tab', altKey: true })).toBe(false);
  expect(isForPage({ ...none, key: 'F5' })).toBe(false);
  expect(isForPage(none)).toBe(false);
});

test('a lock that is refused once is requested again, until the show ends', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const sentinel = Object.assign(new EventTarget(), { release: async () => {} });
  const request = vi.fn().mockRejectedValueOnce(new Error('battery is low')).mockResolvedValue(sentinel);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const states: string[] = [];
  const release = keepAwake((state) => states.push(state));
  await vi.runAllTimersAsync();
  expect(states).toEqual(['unavailable', 'held']);
  request.mockRejectedValue(new Error('battery is low'));
  sentinel.dispatchEvent(new Event('release'));
  await vi.advanceTimersByTimeAsync(0);
  release();
  await vi.runAllTimersAsync();
  expect(states).toEqual(['unavailable', 'held', 'lost', 'unavailable']);
  expect(request).toHaveBeenCalledTimes(3);
});
