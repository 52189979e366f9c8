import { expect, test } from 'vitest';
import { comparisonWords, readComparison } from '../../session/address/comparison';
import { choiceOf, comparisonChoices, comparisonOf } from './comparison-choices';

test.each(['-1h', '-24h', '-25h', '-48h', '-672h'])('%s is called in the menu what it is called in a panel', (text) => {
  const comparison = readComparison(text);
  const words = new Map(comparisonChoices('northwall', 4, comparison)).get(choiceOf(comparison));
  expect(words).toBe(comparison && comparisonWords(comparison, 'utc'));
});

test('a cycle of a day is offered once, and a fork’s original in a fork', () => {
  const values = (world: string, days: number) => comparisonChoices(world, days, undefined).map(([value]) => value);
  expect(values('northwall', 1)).toEqual(['none', '-1h', '-24h', 'instant']);
  expect(values('northwall~never-qdsa8', 4)).toEqual(['none', 'original', '-1h', '-24h', '-96h', 'instant']);
});

test('nothing is chosen in a fork alone, so that a later fork is compared', () => {
  expect(comparisonOf('none', 'northwall')).toBeUndefined();
  expect(comparisonOf('none', 'northwall~never-qdsa8')).toEqual({ kind: 'none' });
});
