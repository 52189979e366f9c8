import { expect, test } from 'vitest';
import { EXPOS } from '../expos';
import { expoId } from './expo';
import { FINDINGS } from './findings';

test('every exhibition has one finding, of one sentence, and no finding is left over', () => {
  expect(Object.keys(FINDINGS).sort()).toEqual(EXPOS.map(expoId).sort());
  for (const finding of Object.values(FINDINGS)) expect(finding).toMatch(/^[A-Z][^.]*\.$/);
});
