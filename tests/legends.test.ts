import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Legend from '../src/dashboards/interlocks/legend';

test('a value and its unit are one text, which no reader and no browser parts', () => {
  expect(renderToString(createElement(Legend))).toContain('1.5 s');
});
