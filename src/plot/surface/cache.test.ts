import { expect, test, vi } from 'vitest';
import { acquireStage } from './cache';

vi.mock('./stage', () => ({
  Stage: class {
    isAttached = false;
    disposed = false;
    dispose() {
      this.disposed = true;
    }
  },
}));

const KEY = {};

/** Acquires a mocked stage and puts it on a page. */
function attach(key: object): { isAttached: boolean; disposed: boolean } {
  const stage = acquireStage(key, () => {
    throw new Error('the scene is not built');
  }) as unknown as { isAttached: boolean; disposed: boolean };
  stage.isAttached = true;
  return stage;
}

test('two panels of one drawing have a stage each, which the next page takes over, and the least used one goes', () => {
  const [first, second] = [attach(KEY), attach(KEY)];
  expect(second).not.toBe(first);
  first.isAttached = false;
  expect(attach(KEY)).toBe(first);
  first.isAttached = false;
  for (let i = 0; i < 13; i++) attach({ i });
  expect([first.disposed, second.disposed]).toEqual([true, false]);
});
