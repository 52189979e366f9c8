import { expect, test } from 'vitest';
import { dashboards } from '../dashboards/registry';
import { createPointedThing } from './pointed';

test('a row’s instant is the one that stands in its table', () => {
  const AT = 1_772_528_006_800;
  const { history, utilisation, events, transparency, corelog } = dashboards;
  for (const dashboard of [history, utilisation, events, transparency, corelog]) {
    const { state, table, settings } = dashboard as typeof history;
    const { columns, rows } = table(state('northwall', AT, settings));
    const place = columns.findIndex(({ instant }) => instant !== undefined);
    for (const { at, cells } of rows) expect(at).toBe(cells[place]);
  }
});

test('what Inspect points at comes back when the pointer leaves', () => {
  const pointed = createPointedThing<string>();
  const seen: (string | undefined)[] = [];
  pointed.subscribe(() => seen.push(pointed.value));
  pointed.point('inspect', 'a');
  pointed.point('pointer', 'b');
  pointed.point('pointer', undefined);
  pointed.point('inspect', 'c');
  pointed.point('pointer', undefined);
  pointed.point('inspect', undefined);
  expect(seen).toEqual(['a', 'b', 'a', 'c', undefined]);
});
