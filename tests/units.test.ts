import { expect, test } from 'vitest';
import { keepUnits } from '../scripts/build/units.mjs';

test('a value and its unit stay on one line, a value and a word need not', () => {
  const joined = (text: string) => keepUnits(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');
  expect(joined('0.44 s, 2.4 m/s at −10 to 45 °C, 12 mm.')).toBe('0.44_s, 2.4_m/~s at −10 to 45_°C, 12_mm.');
  expect(joined('5 m/s² and 2.39 million TFLOPS, 443/TCP')).toBe('5_m/~s² and 2.39_million_TFLOPS, 443/TCP');
  expect(joined('18 scenarios, 3 sockets, 15 minutes, 2 months')).toBe('18 scenarios, 3 sockets, 15 minutes, 2 months');
});
