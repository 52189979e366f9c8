import { expect, test, vi } from 'vitest';
import type { Palette } from '../../../theme/palette';
import type { Rule } from '../../grammar/rule';
import type { Viewport } from '../../grammar/viewport';
import { createRules } from './rules';

// Globals of a browser that Pixi reads as it loads.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const PALETTE = { hair: 0x333333, warn: 0xffcc00 } as Palette;
const VIEWPORT: Viewport = { width: 300, height: 200, resolution: 1, scale: 1 };
const RULE: Rule = { x: 10.4, y: 20, width: 100, height: 1, ink: 'hair' };

test('rules are drawn again only where a place, a colour or the resolution is another, for all of a stage is put together again then', () => {
  const rules = createRules();
  let drawn = 0;
  rules.container.context.on('update', () => {
    drawn += 1;
  });
  const draws = (...shown: Parameters<typeof rules.show>) => {
    const before = drawn;
    rules.show(...shown);
    return drawn > before;
  };
  expect(draws([RULE], VIEWPORT, PALETTE)).toBe(true);
  expect(draws([{ ...RULE }], VIEWPORT, { ...PALETTE })).toBe(false);
  expect(draws([{ ...RULE, x: 11.4 }], VIEWPORT, PALETTE)).toBe(true);
  expect(draws([{ ...RULE, ink: 'warn' }], VIEWPORT, PALETTE)).toBe(true);
  expect(draws([{ ...RULE, ink: 'warn' }], VIEWPORT, { ...PALETTE, warn: 0xffffff })).toBe(true);
  expect(draws([{ ...RULE, ink: 'warn' }], { ...VIEWPORT, resolution: 2 }, { ...PALETTE, warn: 0xffffff })).toBe(true);
  expect(draws([], VIEWPORT, PALETTE)).toBe(true);
  expect(draws([], VIEWPORT, PALETTE)).toBe(false);
  expect(rules.container.bounds.width).toBe(0);
  rules.show([RULE], VIEWPORT, PALETTE);
  expect(rules.container.bounds).toMatchObject({ minX: 10, minY: 20, width: 100, height: 1 });
});
