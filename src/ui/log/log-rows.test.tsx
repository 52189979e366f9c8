import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LogEntry } from './entry';
import { LogRows } from './log-rows';
import { rowsIn } from './use-virtual-rows';

const ROWS = Array.from({ length: 100 }, (_, i) => `row-${i}`);
const entry: LogEntry = { at: 0, word: 'OK', tone: 'ok', text: 'x', measure: '', share: 0, corr: null };

/** Returns the HTML of a scrolled list whose row `reachable` has the focus. */
const list = (openKey: string | undefined, reachable: number, first = 40, last = 50) =>
  renderToStaticMarkup(
    <LogRows
      rows={ROWS}
      placed={rowsIn({ startIndex: first, endIndex: last, overscan: 4, count: ROWS.length }, reachable).map(
        (index) => ({
          index,
          start: index * 32,
        }),
      )}
      height={ROWS.length * 32}
      keyOf={(row) => row}
      entryOf={(row) => ({ ...entry, corr: row === 'row-45' ? 'inc-a-0f' : null })}
      openKey={openKey}
      recordId="record"
      reachable={reachable}
      otherWords=""
      selected="inc-a-0f"
      select={() => {}}
      toggle={() => {}}
      time={String}
      onKeyDown={() => {}}
    />,
  );

/** Returns the place of each item among all rows. */
const places = (html: string) => [...html.matchAll(/aria-posinset="(\d+)"/g)].map(([, place]) => Number(place));

test('a list has the rows around what is on screen, in their order, and the one with the focus wherever it is', () => {
  const around = Array.from({ length: 19 }, (_, i) => 37 + i);
  expect(places(list(undefined, 40))).toEqual(around);
  expect(places(list(undefined, 2))).toEqual([3, ...around]);
  expect(places(list(undefined, 99))).toEqual([...around, 100]);
});

test('the Tab key reaches one row of a list alone: its time, and its incident', () => {
  expect(list(undefined, 44).match(/tabindex="0"/gi)).toHaveLength(1);
  expect(list(undefined, 45).match(/tabindex="0"/gi)).toHaveLength(2);
  expect(list(undefined, 2)).toMatch(/aria-posinset="3"[^>]*>.*?tabindex="0".*?aria-posinset="37"/i);
});

test('the row whose record is open names that record, and rows of the selected incident are marked', () => {
  expect(list(undefined, 40)).not.toContain('aria-expanded="true"');
  const html = list('row-41', 40);
  expect(html.match(/aria-expanded="true" aria-controls="record"/g)).toHaveLength(1);
  expect(html.match(/aria-controls/g)).toHaveLength(1);
  expect(html.match(/data-selected="true"/g)).toHaveLength(1);
});
