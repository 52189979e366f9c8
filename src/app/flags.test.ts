import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFlags } from './flags';

test('a link without flags asks for nothing and says nothing', () => {
  expect(readFlags('')).toEqual({ seed: undefined, at: undefined, rate: undefined, notices: [] });
});

test('seed, instant and speed are read', () => {
  expect(readFlags('?seed=hall-4&at=2026-03-03T09:00:00Z&speed=0.5')).toEqual({
    seed: 'hall-4',
    at: Date.UTC(2026, 2, 3, 9),
    rate: 0.5,
    notices: [],
  });
});

test.each(['0', '1', '60', '3600', '0.1'])('speed %s is accepted', (speed) => {
  expect(readFlags(`?speed=${speed}`).rate).toBe(Number(speed));
});

test.each([
  'seed=',
  'seed=a%00b',
  `seed=${'x'.repeat(65)}`,
  'seed=%E0%A4%A',
  'seed=<img onerror=alert(1)>',
  'at=',
  'at=soon',
  'at=%',
  'speed=',
  'speed=-1',
  'speed=3601',
  'speed=1e3',
  'speed=NaN',
])('?%s is left out and said in one sentence', (query) => {
  const flags = readFlags(`?${query}`);
  expect(flags).toMatchObject({ seed: undefined, at: undefined, rate: undefined });
  expect(flags.notices).toHaveLength(1);
  expect(flags.notices[0]).toContain(`“${query.split('=')[0]}”`);
});

test('no query string whatever makes it throw or repeats the input to the visitor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { notices } = readFlags(`?seed=${text}&at=${text}&speed=${text}`);
      expect(notices.length).toBeLessThanOrEqual(3);
    }),
  );
});
