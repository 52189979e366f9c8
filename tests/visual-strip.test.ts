import { expect, test } from 'vitest';
import type { Result } from '../scripts/visual/compare.mjs';
import { caseOf, frameName, isFrame, ofStrip } from '../scripts/visual/strip.mjs';

const frame = (ms: number, more: Partial<Result> = {}): Result => ({
  profile: 'chromium',
  name: frameName('panel-cores-quiet-390', ms),
  kind: 'equal',
  words: 'Equal.',
  findings: [],
  t: ms,
  ...more,
});

test('the files of a frame are known from those of a case, and sort by time', () => {
  const names = [900, 1_000, 100].map((ms) => frameName('panel-cores-quiet-390', ms));
  expect(names.toSorted()).toEqual([names[2], names[0], names[1]]);
  expect(names.every(isFrame) && !isFrame('panel-cores-quiet-390')).toBe(true);
  expect(names.map(caseOf)).toEqual(Array(3).fill('panel-cores-quiet-390'));
});

test('a strip is one result with all its frames: equal if all are, or named after the first that differs', () => {
  expect(ofStrip([frame(0), frame(100)])).toMatchObject({ name: 'panel-cores-quiet-390', kind: 'equal' });
  const frames = [frame(0), ...[100, 200].map((ms) => frame(ms, { kind: 'state', words: 'State differs.' }))];
  expect(ofStrip(frames)).toMatchObject({
    kind: 'state',
    words: '2 of 3 frames differ, the first after 100 ms: State differs.',
    frames,
  });
});
