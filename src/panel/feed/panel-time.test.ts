import { expect, test, vi } from 'vitest';
import { Clock } from '../../clock/clock';
import { DEFAULT_SEED } from '../../sim/world/seed';
import { PanelTime } from './panel-time';

const AT = Date.UTC(2026, 2, 3, 9);

test('with reduced motion a panel changes at whole seconds, even if the preference came between two', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const world = { name: DEFAULT_SEED, cycleDays: 4, clock: new Clock({ now: () => AT }) };
  const time = new PanelTime({ cadence: 520, shownMs: 520 }, world);
  expect([AT, AT + 500].map((t) => time.next(t, AT + 520))).toEqual([AT + 1_000, AT + 1_000]);
  vi.unstubAllGlobals();
});
