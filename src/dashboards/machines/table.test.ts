import { expect, test } from 'vitest';
import { cutMachine } from './table';

test('of several stops the figure is that of a machine still braking, or else of the one that is drawn large', () => {
  const figure = (...atRest: boolean[]) => {
    const machines = (['tern', 'heron', 'petrel'] as const).map((name, i) => ({ name, stop: { atRest: atRest[i] } }));
    return cutMachine({ machines } as never, 'tern')?.name;
  };
  expect([figure(false, false, false), figure(true, false, false), figure(true, true, false)]).toEqual([
    'tern',
    'heron',
    'petrel',
  ]);
  expect(figure(true, true, true)).toBe('tern');
});
