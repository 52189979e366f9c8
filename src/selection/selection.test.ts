import { expect, test, vi } from 'vitest';
import { Selection } from './selection';

test('a selection tells its listeners of each change, and of nothing else', () => {
  const selection = new Selection();
  const listener = vi.fn();
  const leave = selection.subscribe(listener);
  selection.select('inc-1');
  selection.select('inc-1');
  expect([selection.id, listener.mock.calls.length]).toEqual(['inc-1', 1]);
  selection.select(undefined);
  expect([selection.id, listener.mock.calls.length]).toEqual([undefined, 2]);
  leave();
  selection.select('inc-2');
  expect(listener).toHaveBeenCalledTimes(2);
});
