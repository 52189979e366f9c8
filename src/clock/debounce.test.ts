import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('many requests in a row cause one call, after the last; a cancelled request causes none', () => {
  const action = vi.fn();
  const [ask, cancel] = debounce(200, action);
  for (let i = 0; i < 10; i++) {
    ask();
    vi.advanceTimersByTime(150);
  }
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(action).toHaveBeenCalledTimes(1);
  ask();
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(action).toHaveBeenCalledTimes(1);
});
