import { afterEach, expect, test, vi } from 'vitest';
import { clockReading, secondOf } from './zone';

afterEach(() => vi.restoreAllMocks());

const T = Date.UTC(2026, 2, 3, 8, 53, 26, 800);

test.each([
  ['utc', 0, '2026-03-03 08:53:26.8 UTC'],
  ['local', 60, '2026-03-03 09:53:26.8 UTC+01:00'],
  ['local', 0, '2026-03-03 08:53:26.8 UTC+00:00'],
  ['local', -570, '2026-03-02 23:23:26.8 UTC−09:30'],
  ['local', 345, '2026-03-03 14:38:26.8 UTC+05:45'],
] as const)('in %s, %i minutes east, a reading names its zone: %s', (zone, east, text) => {
  expect(clockReading(T, zone, east)).toBe(text);
});

test('without an offset it is the device’s', () => {
  expect(clockReading(T, 'local')).toBe(clockReading(T, 'local', -new Date(T).getTimezoneOffset()));
});

test('a zone whose offset has half a minute, as Liberia’s had until 1972, is named in whole minutes', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(44.5);
  expect(clockReading(T, 'local')).toBe('2026-03-03 08:09:26.8 UTC−00:44');
});

test.each([
  [0, '00:00:00 UTC'],
  [20_000, '00:00:20 UTC'],
  [20_100, '00:00:20.1 UTC'],
  [20_120, '00:00:20.12 UTC'],
  [20_007, '00:00:20.007 UTC'],
])('an instant of %i ms reads exactly, without zeros at its end, and while time runs to the second', (t, text) => {
  expect(clockReading(t, 'utc')).toBe(`1970-01-01 ${text}`);
  expect(clockReading(secondOf(t), 'utc')).toBe(`1970-01-01 ${text.replace(/\.\d+/, '')}`);
});
