import { expect, test } from 'vitest';
import { splitAtUnbroken } from './unbroken';

test.each([
  ['Last fault: Quorum count 16 s ago, inc-qq5qp-5a.', ['16 s', 'inc-qq5qp-5a']],
  ['now 2,291 kW and 8 GPUs down', ['2,291 kW', '8 GPUs']],
  ['rate 2,293,008 TFLOPS, 60 km/h', ['2,293,008 TFLOPS', '60 km/h']],
  ['evt-9k2 and inc-1qdsa8-ad', ['evt-9k2', 'inc-1qdsa8-ad']],
  ['nothing here', []],
])('“%s” breaks neither within an id nor between a number and what it counts', (text, kept) => {
  const parts = splitAtUnbroken(text);
  expect(parts.filter((_, i) => i % 2 === 1)).toEqual(kept);
  expect(parts.join('')).toBe(text);
});
