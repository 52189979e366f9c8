import { expect, test } from 'vitest';
import { stateDuration } from './sim-duration';

const TS = 1_772_528_003_300;
const row = { name: 'Map age', kind: 'staleness', corr: null, recent: [] } as const;

test('a time carries its unit and is as fine as it needs to be', () => {
  expect(stateDuration({ ...row, state: 'FAULT', since: TS - 940 }, TS)).toBe('0.9 s');
  // Rounded, as all else.
  expect(stateDuration({ ...row, state: 'FAULT', since: TS - 2_490 }, TS)).toBe('2.5 s');
  expect(stateDuration({ ...row, state: 'FAULT', since: TS - 9_949 }, TS)).toBe('9.9 s');
  expect(stateDuration({ ...row, state: 'FAULT', since: TS - 9_950 }, TS)).toBe('10 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 8_700 }, TS)).toBe('9 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 10_000 }, TS)).toBe('10 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 59_499 }, TS)).toBe('59 s');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 59_500 }, TS)).toBe('1 min');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 3_569_999 }, TS)).toBe('59 min');
  expect(stateDuration({ ...row, state: 'OK', since: null }, TS)).toBe('over 1 h');
  expect(stateDuration({ ...row, state: 'OK', since: TS - 940 }, TS)).toBe('just now');
});
