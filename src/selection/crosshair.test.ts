import { expect, test } from 'vitest';
import { dashboards } from '../dashboards/registry';

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
