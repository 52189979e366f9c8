import { expect, test, vi } from 'vitest';
import { dashboards } from '../dashboards/registry';
import { Crosshair } from './crosshair';

test('an instant that is pointed at is told to the listeners once, until they leave', () => {
  const crosshair = new Crosshair();
  const listener = vi.fn();
  const leave = crosshair.subscribe(listener);
  for (const t of [5, 5, 6, undefined, undefined]) crosshair.point(t);
  expect([listener.mock.calls.length, crosshair.instant]).toEqual([3, undefined]);
  leave();
  crosshair.point(7);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a row’s instant is the one that stands in its table', () => {
  const AT = 1_772_528_006_800;
  const { history, utilisation, events, transparency, corelog } = dashboards;
  for (const dashboard of [history, utilisation, events, transparency, corelog]) {
    const { state, table, instantOf, settings } = dashboard as typeof history;
    const shown = state('northwall', AT, settings);
    const { columns, rows } = table(shown);
    const place = columns.findIndex(({ instant }) => instant !== undefined);
    for (const row of [0, 3, rows.length - 1]) {
      expect(instantOf?.(shown, row)).toBe(rows[row]?.[place]);
    }
    expect(instantOf?.(shown, rows.length)).toBeUndefined();
  }
});
