import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashesOf } from './polyline';

test('a dash pattern runs along the line and bends with it', () => {
  expect(dashesOf(Float32Array.of(0, 0, 3, 4, 3, 14), [8, 4])).toEqual([
    [0, 0, 3, 4, 3, 7],
    [3, 11, 3, 14],
  ]);
  expect(dashesOf(Float32Array.of(0, 0, 8, 0, 16, 0), [8, 2])).toEqual([
    [0, 0, 8, 0],
    [10, 0, 16, 0],
  ]);
});

test('it covers the part of the line that is on, however many points there are', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -40, max: 40 })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(steps, (moves) => {
      const at = (n: number, axis: 0 | 1) => moves.slice(0, n).reduce((sum, move) => sum + move[axis], 0);
      const points = Array.from({ length: moves.length + 1 }, (_, n) => [at(n, 0), at(n, 1)]).flat();
      const long = (path: readonly number[]) =>
        path.reduce(
          (sum, x, i) =>
            i < 2 || i % 2 === 1
              ? sum
              : sum + Math.hypot(x - (path[i - 2] ?? 0), (path[i + 1] ?? 0) - (path[i - 1] ?? 0)),
          0,
        );
      const whole = long(points);
      const wanted = Math.floor(whole / 10) * 6 + Math.min(whole % 10, 6);
      const stretches = dashesOf(Float32Array.from(points), [6, 4]);
      expect(stretches.reduce((sum, stretch) => sum + long(stretch), 0)).toBeCloseTo(wanted, 2);
      expect(stretches).toHaveLength(Math.ceil(whole / 10));
    }),
  );
});
