import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cores } from '../../dashboards/cores';
import type { Table } from '../../sim/tables/table';
import type { Feed } from '../feed/feed';
import Inspect from './inspect';

const T = Date.UTC(2026, 2, 3, 9);
const display = { world: 'northwall', state: {}, t: T, at: T, settings: {}, choices: undefined, comparison: undefined };
const table: Table = { columns: [{ key: 'core', label: 'Core' }], rows: [{ key: '1', cells: ['1'] }] };

/** The inspector of the cores as it opens. */
const inspectorWith = (feed: Partial<Feed>, rows = table.rows) =>
  renderToString(
    <Inspect
      feed={{ dashboard: cores, ...feed } as Feed}
      host={{ current: null }}
      table={() => ({ ...table, rows })}
    />,
  );

test('the inspector opens at the first row; without a row or a state it misses none', () => {
  expect(inspectorWith({ display })).toContain('<p>Core 1.</p>');
  expect(inspectorWith({ display }, [])).toContain('<p>The table is empty at this time.</p>');
  expect(inspectorWith({})).not.toContain('<p>');
});
