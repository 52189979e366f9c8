import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearanceAt, flashAt, VETO_MS } from './flash';

const AT = 1_772_528_400_000;

test('a veto is an event of three seconds: it comes, holds and lets go, and says from when on it looks different', () => {
  const light = (age: number) => flashAt([AT], AT + age, false)?.light ?? 0;
  expect([-1, 0, VETO_MS, VETO_MS + 1].map(light)).toEqual([0, 0, 0, 0]);
  expect([500, 1_500, 2_400].map(light)).toEqual([1, 1, 1]);
  fc.assert(
    fc.property(fc.nat(VETO_MS - 1), fc.nat(VETO_MS), (age, later) => {
      const flash = flashAt([AT - 60_000, AT], AT + age, false);
      expect(flash?.vetoed).toBe(AT);
      const next = flash?.next ?? 0;
      const until = Math.min(AT + age + later, next - 1);
      if (until > AT + age) expect(flashAt([AT], until, false)).toEqual(flash);
    }),
  );
});

test('its words are whole from their first frame on, and fade out at its end', () => {
  const opacity = (age: number) => flashAt([AT], AT + age, false)?.opacity ?? 0;
  expect([0, 100, 1_500, VETO_MS - 300].map(opacity)).toEqual([1, 1, 1, 1]);
  const fading = Array.from({ length: 31 }, (_, i) => opacity(VETO_MS - 300 + i * 10));
  expect(fading).toEqual([...fading].sort((a, b) => b - a));
  expect(fading[15]).toBeCloseTo(0.5, 9);
  expect(fading.at(-2)).toBeLessThan(0.02);
});

test('without motion it is one change and another', () => {
  const flashes = [0, 10, 1_000, VETO_MS - 1].map((age) => flashAt([AT], AT + age, true));
  for (const flash of flashes)
    expect(flash).toEqual({ vetoed: AT, light: 1, drop: 0, fall: 0, opacity: 1, next: AT + VETO_MS });
  expect(flashAt([AT], AT + VETO_MS, true)).toBeUndefined();
});

test('what stands in front of a cut gives way from its onset until the answer to its veto is over', () => {
  const incident = { onset: AT - 2_000, ended: AT };
  const clearance = (age: number, still: boolean) => clearanceAt([incident], AT + age, still);
  for (const still of [false, true]) {
    expect([-2_001, VETO_MS].map((age) => clearance(age, still))).toEqual([0, 0]);
    expect([-1_800, -1, 0, 1_000, 2_400].map((age) => clearance(age, still))).toEqual([1, 1, 1, 1, 1]);
  }
});
