import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Throttle } from './throttle';

test('calls a listener at most once per interval and never loses the last change', () => {
  const gaps = fc.array(fc.record({ ms: fc.integer({ min: 1, max: 400 }), change: fc.boolean() }), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, (frames) => {
      const throttle = new Throttle<[number]>(500);
      const heard: { now: number; value: number }[] = [];
      let now = 0;
      let value = 0;
      throttle.listen((latest) => heard.push({ now, value: latest }));
      for (const { ms, change } of frames) {
        now += ms;
        if (change) {
          value += 1;
          throttle.invalidate();
        }
        throttle.flush(now, false, value);
      }
      now += 500;
      throttle.flush(now, false, value);
      heard.slice(1).forEach((entry, i) => {
        expect(entry.now - (heard[i]?.now ?? 0)).toBeGreaterThanOrEqual(500);
      });
      expect(heard.at(-1)?.value).toBe(value);
    }),
  );
});

test('calls a listener at once while time is stopped', () => {
  const throttle = new Throttle<[string]>(2000);
  const heard: string[] = [];
  throttle.listen((text) => heard.push(text));
  throttle.flush(0, false, 'first');
  throttle.invalidate();
  throttle.flush(10, false, 'held back');
  throttle.flush(20, true, 'paused');
  expect(heard).toEqual(['first', 'paused']);
});

test('calls nobody while nothing changes, and no listener that unsubscribed', () => {
  const throttle = new Throttle<[number]>(500);
  const heard: number[] = [];
  const unsubscribe = throttle.listen((n) => heard.push(n));
  throttle.flush(0, false, 1);
  throttle.flush(900, false, 2);
  unsubscribe();
  throttle.invalidate();
  throttle.flush(1900, false, 3);
  expect(heard).toEqual([1]);
});
