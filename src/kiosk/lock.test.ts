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

test('one lock is held at a time, and nothing is reported of it after its end', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const locks: EventTarget[] = [];
  const request = vi.fn(async () => {
    const lock = Object.assign(new EventTarget(), {
      release: async () => void lock.dispatchEvent(new Event('release')),
    });
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const states: string[] = [];
  const end = keepAwake((state) => states.push(state));
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(states).toEqual(['held']));
  page.dispatchEvent(new Event('visibilitychange'));
  locks[0]?.dispatchEvent(new Event('release'));
  await vi.waitFor(() => expect(states).toEqual(['held', 'lost', 'held']));
  end();
  await Promise.resolve();
  expect([states, locks.length]).toEqual([['held', 'lost', 'held'], 2]);
});

test('a request that is answered after the end is released, or not repeated', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const release = vi.fn(async () => {});
  const request = vi
    .fn()
    .mockResolvedValueOnce(Object.assign(new EventTarget(), { release }))
    .mockRejectedValue(new Error('battery is low'));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const states: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    keepAwake((state) => states.push(state))();
    await vi.runAllTimersAsync();
  }
  expect([states, release.mock.calls.length]).toEqual([[], 1]);
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
