import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followRollbacks } from './follow-rollbacks';
import { nextRollback } from './incidents';

const FROM = 1_772_528_400_000;

test('wherever time goes, and in whichever world, the rollback that is followed is the next one', () => {
  const steps = fc.record({
    world: fc.constantFrom('northwall', 'hall-4'),
    ms: fc.integer({ min: -60_000, max: 60_000 }),
  });
  fc.assert(
    fc.property(fc.array(steps, { minLength: 2, maxLength: 12 }), (moves) => {
      const next = followRollbacks();
      let t = FROM;
      for (const { world, ms } of moves) {
        t += ms;
        expect(next(world, t)).toEqual(nextRollback(world, t));
      }
    }),
    { numRuns: 50 },
  );
});
