import { expect, test } from 'vitest';
import { Glide } from './glide';

test('a drag that is let go of in motion glides on the same way, ever slower, and comes to rest', () => {
  const glide = new Glide();
  for (let i = 0; i <= 10; i++) glide.add(1_000 + i * 500, i * 16);
  const speed = glide.speed(160);
  expect(speed).toBeCloseTo(500 / 16);
  const way = [0, 100, 200, 400, 800, 1_400, 9_000].map((ms) => Glide.at(speed, ms));
  const steps = way.slice(1).map(({ by }, i) => by - (way[i]?.by ?? 0));
  expect(way[0]).toEqual({ by: 0, over: false });
  expect(steps[0]).toBeGreaterThan(steps[1] ?? 0);
  expect([way.at(-2)?.over, way.at(-1)?.by]).toEqual([true, way.at(-2)?.by]);
  expect(Glide.at(-speed, 200).by).toBe(-Glide.at(speed, 200).by);
});

test('a drag that had stopped before it was let go of stays where it is', () => {
  const glide = new Glide();
  for (let i = 0; i <= 10; i++) glide.add(1_000 + i * 500, i * 16);
  expect(glide.speed(400)).toBe(0);
  expect(new Glide().speed(0)).toBe(0);
});
