import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cuts, instants } from '../../../../tests/support/machine-cuts';
import { motionOf } from './acts';
import type { Cut } from './cuts';
import { gaitAt, kneeOf, LEG, LEG_OF } from './gait';
import { patrolStart } from './rhythm';

describe('a Heron', () => {
  const withCut = fc.tuple(instants, fc.option(cuts)).map(([t, cut]) => {
    const own = cut && { ...cut, machine: 'heron' as const };
    // Half of the instants are in the seconds around the cut.
    return { t: own && t % 2 === 0 ? own.at + (t % 6_000) - 500 : t, cuts: own ? [own] : [] };
  });

  test('no foot slides on the ground', () => {
    fc.assert(
      fc.property(withCut, ({ t, cuts: list }) => {
        const motion = motionOf('northwall', 'heron', list);
        if (patrolStart('heron', t) !== patrolStart('heron', t + 10)) return;
        const [a, b] = [gaitAt(motion, t), gaitAt(motion, t + 10)];
        for (const pair of [0, 1] as const) {
          const [one, other] = [a.feet[pair], b.feet[pair]];
          if (one.swing === null && other.swing === null) expect(Math.abs(other.at - one.at)).toBeLessThan(0.001);
          else expect(Math.abs(other.at - one.at)).toBeLessThan(0.06);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('shifts its weight forwards as it stops, and puts one pair of feet at a time while it rises', () => {
    const at = Date.parse('2026-03-03T08:54:20Z');
    const cut: Cut = { machine: 'heron', at, back: at + 10_000 };
    const motion = motionOf('northwall', 'heron', [cut]);
    expect(gaitAt(motion, at + 300).slope).toBeLessThan(-0.02);
    expect(gaitAt(motion, at + 1_600).slope).toBeCloseTo(0, 9);
    const swinging = (t: number) => gaitAt(motion, t).feet.filter(({ swing }) => swing !== null).length;
    const counts = Array.from({ length: 300 }, (_, n) => swinging(at + 10_000 + n * 10));
    expect(Math.max(...counts)).toBe(1);
    // All feet are on the ground until it has risen by half.
    expect(Math.max(...counts.slice(0, 130))).toBe(0);
  });

  test('no leg is stretched beyond its length, no knee bends backwards or goes below the ground', () => {
    fc.assert(
      fc.property(withCut, ({ t, cuts: list }) => {
        const motion = motionOf('northwall', 'heron', list);
        const { feet, height, slope } = gaitAt(motion, t);
        const { place } = motion.at(t);
        for (const { pair, front } of LEG_OF) {
          const hip = height + slope * (front ? LEG.hips : -LEG.hips);
          const ankle = { x: feet[pair].at - place, y: LEG.ankle + feet[pair].up - hip };
          expect(Math.hypot(ankle.x, ankle.y)).toBeLessThan(LEG.thigh + LEG.shank - 0.002);
          const knee = kneeOf(ankle);
          expect(Math.hypot(knee.x, knee.y)).toBeCloseTo(LEG.thigh, 6);
          expect(Math.hypot(ankle.x - knee.x, ankle.y - knee.y)).toBeCloseTo(LEG.shank, 6);
          // Knee behind the line from the hip to the ankle.
          expect(ankle.x * knee.y - ankle.y * knee.x).toBeLessThan(0);
          expect(hip + knee.y).toBeGreaterThan(0.02);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
