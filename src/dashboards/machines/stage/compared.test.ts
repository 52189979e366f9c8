import { expect, test, vi } from 'vitest';
import { gapText } from './compared';

// What Pixi asks a browser for as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

test('where the machine of the other state is is said in metres, and nothing where it is in the same place', () => {
  expect([24.04, -0.62, 0.04].map((ahead) => gapText('tern', ahead))).toEqual([
    'other Tern 24.0 m ahead',
    'other Tern 0.6 m behind',
    '',
  ]);
});
