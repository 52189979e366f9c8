import { expect, test } from 'vitest';
import { machinesAt } from '../sim';
import { chockRules, isHeldStill } from './chock';
import { layoutFields, ON_PAGE } from './layout';
import { fieldTexts } from './words';

const FROM = Date.UTC(2026, 2, 3, 8, 50);
const FRAME_MS = 400;

test('a machine that its gate holds has a bar before its nose and is named held, a moving one neither', () => {
  const seen = { held: 0, moving: 0 };
  for (let i = 0; i < 1_500; i++) {
    const { machines } = machinesAt('northwall', FROM + i * FRAME_MS, { cuts: [] });
    for (const state of machines) {
      const held = isHeldStill(state);
      const { name } = fieldTexts(state, state.speed, undefined, { narrow: false, room: 80, world: 'northwall' });
      expect(name?.endsWith(', held')).toBe(held);
      expect(held && state.speed >= 0.005).toBe(false);
      if (held) seen.held += 1;
      else if (state.speed > 0.1) seen.moving += 1;
    }
  }
  expect(Math.min(seen.held, seen.moving)).toBeGreaterThan(0);
});

test.each([
  [326, 300, 1],
  [1_232, 400, 1],
  [3_700, 1_500, 2],
])('its bar stands on the ground inside the field, clear of the nose, in %s by %s', (width, height, scale) => {
  for (const field of layoutFields({ width, height, scale, resolution: 1 }, 'tern', ON_PAGE)) {
    for (const rule of chockRules(field, scale, true)) {
      expect(rule.x - field.nose).toBeGreaterThanOrEqual(4 * scale);
      expect(rule.x + rule.width).toBeLessThanOrEqual(field.x + field.width);
      expect(rule.y + rule.height).toBeCloseTo(field.ground);
      expect(rule.y).toBeGreaterThan(field.top);
    }
  }
});
