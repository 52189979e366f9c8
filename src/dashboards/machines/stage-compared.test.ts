import { expect, test, vi } from 'vitest';
import { gapText } from './stage-compared';

// What Pixi asks a browser for as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

test('the gap to the machine of the other state is said in metres, and nothing where there is none', () => {
  expect([24.04, -0.62, 0.04].map(gapText)).toEqual(['24.0 m behind the other', '0.6 m ahead of the other', '']);
});
