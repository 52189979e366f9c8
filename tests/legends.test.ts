import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import ForksLegend from '../src/dashboards/forks/legend';
import { forksAt } from '../src/dashboards/forks/sim';
import Legend from '../src/dashboards/interlocks/legend';
import { LogRow } from '../src/ui/log/log-row';
import { LogStrip } from '../src/ui/log/log-strip';
import { OtherStroke } from '../src/ui/other-stroke';

test('a value and its unit are one text, which no reader and no browser parts', () => {
  expect(renderToString(createElement(Legend))).toContain('1.5 s');
});

test('the forks’ key names the red of a world in which an incident has no veto, and of no other', () => {
  const html = (world: string) => {
    const shown = forksAt(world, Date.parse('2026-03-03T08:53:40.800Z'));
    const state = { value: shown, prerendered: shown, subscribe: () => () => {} };
    return renderToString(createElement(ForksLegend, { state }));
  };
  expect(html('northwall~never-qdsa8')).toContain('Without its veto');
  expect(html('northwall')).not.toContain('Without its veto');
});

test('a row that only the other state has bears the line that is the key of that state in every panel', () => {
  const entry = { at: 0, word: 'OK', tone: 'ok', text: 'x', measure: '', share: 0, corr: null } as const;
  const actions = { toggle() {}, select() {}, time: String, onKeyDown() {} };
  const row = {
    recordId: '',
    otherWords: '24 hours earlier',
    open: false,
    reachable: false,
    selected: false,
    ...actions,
  };
  const html = (only: 'this' | 'other') => renderToString(createElement(LogRow, { ...row, entry: { ...entry, only } }));
  const key = renderToString(createElement(OtherStroke));
  expect(html('other')).toContain(`${key}<span>only 24 hours earlier`);
  expect(html('this')).not.toContain(key);
});

test('a log draws the anomalies of its seconds, and those of the other state as a line that is nowhere else', () => {
  const props = {
    label: 'anomalies in each second; total kept',
    counts: [0, 2, 1, 0],
    others: [0, 0, 4, 0],
    otherWords: '24 hours earlier',
  };
  const html = renderToString(createElement(LogStrip, props));
  expect(html).toContain('d="M1 4V2H2V3H3V4"');
  expect(html).toContain('d="M2 4V0H3V4"');
  expect(html).toContain(': 3; 24 hours earlier: 4');
});
