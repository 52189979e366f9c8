import { expect, test } from 'vitest';
import { EXPOS } from '../../content/expos';
import { REGIONS } from '../../content/expos/expo';
import { withStates } from './filter';
import { laneBars } from './lanes';

const barsOf = (region: string) => laneBars(withStates(EXPOS, undefined).filter(({ expo }) => expo.region === region));

test.each(REGIONS)('no two bars of %s cover each other, and none is lost', (region) => {
  const bars = barsOf(region);
  expect(bars.map(({ expo }) => expo)).toEqual(EXPOS.filter((expo) => expo.region === region));
  bars.forEach((bar, i) => {
    expect(bar.lane).toBeLessThan(bar.lanes);
    for (const other of bars.slice(i + 1)) {
      const overlap = bar.from < other.to && other.from < bar.to;
      if (overlap) expect([bar.lane, bar.lanes]).not.toEqual([other.lane, other.lanes]);
      if (overlap) expect(bar.lanes).toBe(other.lanes);
    }
  });
});

test('only events that overlap share the height of their row', () => {
  const shared = barsOf('Europe').filter(({ lanes }) => lanes > 1);
  expect(shared.map(({ expo }) => expo.short)).toEqual(['Milipol', 'NEDS']);
});
