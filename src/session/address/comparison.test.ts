import { expect, test } from 'vitest';
import {
  comparedWith,
  comparisonIn,
  comparisonText,
  comparisonWords,
  otherInstant,
  readComparison,
} from './comparison';

const AT = 1_772_528_006_800;
const FORK = 'northwall~no-qdsa8';

test.each(['none', 'original', '-1h', '-24h', '-672h', String(AT)])('“%s” is read and written as it is', (text) => {
  const comparison = readComparison(text);
  expect(comparison && comparisonText(comparison)).toBe(text);
});

test.each(['', '-0h', '-673h', '-24', '24h', '-1.5h', 'Original', '20260303', '__proto__', '-1772528006800'])(
  '“%s” is no comparison',
  (text) => expect(readComparison(text)).toBeUndefined(),
);

test('a fork is compared with its original unless another comparison or none was chosen', () => {
  expect(comparisonIn(FORK, undefined)).toEqual({ kind: 'original' });
  expect(comparisonIn(FORK, { kind: 'none' })).toBeUndefined();
  expect(comparisonIn('northwall', undefined)).toBeUndefined();
  expect(comparisonIn('northwall', { kind: 'original' })).toBeUndefined();
});

test('what follows “compared with”', () => {
  expect(comparedWith({ kind: 'original' }, 'utc')).toBe('the original');
  expect(comparedWith({ kind: 'earlier', hours: 24 }, 'utc')).toBe('its state 24 hours earlier');
});

test('what a world is compared with', () => {
  const fork = { world: FORK, t: AT };
  expect(otherInstant({ kind: 'original' }, fork)).toEqual({ world: 'northwall', t: AT });
  expect(otherInstant({ kind: 'earlier', hours: 24 }, fork)).toEqual({ world: FORK, t: AT - 86_400_000 });
  expect(otherInstant({ kind: 'instant', t: 5 }, fork)).toEqual({ world: FORK, t: 5 });
  expect(otherInstant({ kind: 'earlier', hours: 1 }, { world: 'northwall', t: 5 })).toBeUndefined();
});

test('the words for it', () => {
  const words = (text: string) => comparisonWords(readComparison(text) ?? { kind: 'none' }, 'utc');
  expect(['original', '-1h', '-24h', '-96h', '-25h', String(AT)].map(words)).toEqual([
    'in the original',
    '1 hour earlier',
    '24 hours earlier',
    '4 days earlier',
    '25 hours earlier',
    'at 2026-03-03 08:53:26.8 UTC',
  ]);
});
