import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN_DEPTH, drawnAt } from '../../../machine/depth';
import { DEPTH } from '../../../sim/world/machines/petrel-pose';
import { depthRules, depthTexts } from './depth-scale';
import { layoutFields, ON_PAGE } from './layout';

test('a hull is drawn to scale, what sinks never rises, and the bed is nearer than it is deep', () => {
  expect([1.2, 0, -0.7].map(drawnAt)).toEqual([1.2, 0, -0.7]);
  expect(DRAWN_DEPTH).toBeLessThan(0.6 * DEPTH);
  const height = fc.double({ min: -DEPTH, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      height,
      height,
      (a, b) => Math.sign(drawnAt(a) - drawnAt(b)) === Math.sign(a - b) || Math.abs(a - b) < 1e-9,
    ),
  );
});

test('the water fills less of its field than the vessel above it, and its scale ends at the bed, its words between nose and edge', () => {
  for (const [width, height] of [
    [1_232, 348],
    [1_872, 640],
    [340, 380],
  ] as const) {
    const field = layoutFields({ width, height, scale: 1, resolution: 1 }, 'petrel', ON_PAGE).find(
      ({ machine }) => machine === 'petrel',
    );
    if (!field) throw new Error('no Petrel');
    expect(field.ruler - field.ground).toBeLessThan(1.75 * field.pxPerMetre);
    expect(depthTexts(field, 1)).toEqual({ depth: '3.1 m', deep: 'deep' });
    const rules = depthRules(field, 1);
    expect(Math.max(...rules.map(({ y, height: high }) => y + high))).toBe(field.ruler);
    for (const rule of rules)
      expect([rule.x >= field.x, rule.x + rule.width <= field.x + field.width]).toEqual([true, true]);
    expect(Math.max(...rules.map(({ x, width: wide }) => x + wide))).toBeLessThan(field.x + field.width - 10);
  }
});
