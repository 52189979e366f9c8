import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Legend from '../src/dashboards/interlocks/legend';
import { LogRow } from '../src/ui/log/log-row';
import { OtherStroke } from '../src/ui/other-stroke';

test('a value and its unit are one text, which no reader and no browser parts', () => {
  expect(renderToString(createElement(Legend))).toContain('1.5 s');
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
