import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Throttle } from './throttle';

test('a listener hears at most one change an interval, and the last one never gets lost', () => {
  const gaps = fc.array(fc.record({ ms: fc.integer({ min: 1, max: 400 }), change: fc.boolean() }), { maxLength: 60 });
  fc.assert(
    fc.property(gaps, (frames) => {
      const rhythm = new Throttle<[number]>(500);
      const heard: { now: number; value: number }[] = [];
      let now = 0;
      let value = 0;
      rhythm.listen((latest) => heard.push({ now, value: latest }));
      for (const { ms, change } of frames) {
        now += ms;
        if (change) {
          value += 1;
          rhythm.invalidate();
        }
        rhythm.flush(now, false, value);
      }
      now += 500;
      rhythm.flush(now, false, value);
      heard.slice(1).forEach((entry, i) => {
        expect(entry.now - (heard[i]?.now ?? 0)).toBeGreaterThanOrEqual(500);
      });
      expect(heard.at(-1)?.value).toBe(value);
    }),
  );
});

test('at rest a change goes out at once', () => {
  const rhythm = new Throttle<[string]>(2000);
  const heard: string[] = [];
  rhythm.listen((text) => heard.push(text));
  rhythm.flush(0, false, 'first');
  rhythm.invalidate();
  rhythm.flush(10, false, 'held back');
  rhythm.flush(20, true, 'paused');
  expect(heard).toEqual(['first', 'paused']);
});

test('nothing is said while nothing changes, and a listener that left hears nothing', () => {
  const rhythm = new Throttle<[number]>(500);
  const heard: number[] = [];
  const leave = rhythm.listen((n) => heard.push(n));
  rhythm.flush(0, false, 1);
  rhythm.flush(900, false, 2);
  leave();
  rhythm.invalidate();
  rhythm.flush(1900, false, 3);
  expect(heard).toEqual([1]);
});
