import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetries } from './load-with-retries';

const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads a part that arrives at the given attempt, and records the callbacks. */
function trying(arrivesAt: number) {
  const heard: string[] = [];
  let attempt = 0;
  const load = async () => {
    attempt += 1;
    if (attempt < arrivesAt) throw new Error('refused');
    return `attempt ${attempt}`;
  };
  const attempts = loadWithRetries(
    load,
    (value) => heard.push(value),
    () => heard.push('missing'),
  );
  return { heard, attempts };
}

test('a part that does not come is tried again after growing pauses, and no more once it has come', async () => {
  const { heard } = trying(3);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(heard).toEqual(['missing']);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['missing', 'missing']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual(['missing', 'missing', 'attempt 3']);
});

test('it is tried at once when the network is back or the visitor asks', async () => {
  const { heard, attempts } = trying(3);
  await vi.advanceTimersByTimeAsync(0);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  attempts.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['missing', 'missing', 'attempt 3']);
});

test('nothing is heard of it after it was given up', async () => {
  const { heard, attempts } = trying(2);
  attempts.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
});
