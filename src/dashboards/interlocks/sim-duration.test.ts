import { expect, test } from 'vitest';
import { stateDuration } from './sim-duration';

const TS = 1_772_528_003_300;
const row = { name: 'Map age', kind: 'staleness', corr: null, recent: [] } as const;

test('a time carries its unit and is as fine as it needs to be', () => {
  expect(stateDuration({ ...row, state: 'FAULT', since: TS - 940 }, TS)).toBe('0.9 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 9_999 }, TS)).toBe('9 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 10_000 }, TS)).toBe('10 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 59_999 }, TS)).toBe('59 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 60_000 }, TS)).toBe('1 min');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 3_599_999 }, TS)).toBe('59 min');
  expect(stateDuration({ ...row, state: 'OK', since: null }, TS)).toBe('over 1 h');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 940 }, TS)).toBe('just now');
});
