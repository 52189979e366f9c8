import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cacheLast } from './cache-last';

const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), { maxLength: 60 });

test('returns what the function returns and computes only what is not cached', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), keys, (capacity, asked) => {
      const compute = vi.fn((key: string) => (key === 'a' ? undefined : key.charCodeAt(0)));
      const remembered = cacheLast(capacity, compute);
      const computed: string[] = [];
      for (const key of asked) {
        const cached = computed.slice(Math.max(0, computed.length - capacity));
        if (!cached.includes(key)) computed.push(key);
        expect(remembered(key)).toBe(key === 'a' ? undefined : key.charCodeAt(0));
        expect(compute).toHaveBeenCalledTimes(computed.length);
      }
    }),
  );
});

test('a cached result is the same object', () => {
  const remembered = cacheLast(2, (key: string) => ({ key }));
  const first = remembered('a');
  remembered('b');
  expect(remembered('a')).toBe(first);
  remembered('c');
  expect(remembered('a')).not.toBe(first);
});

test('an error is thrown and not cached', () => {
  let failing = true;
  const remembered = cacheLast(2, (key: string) => {
    if (failing) throw new Error(key);
    return key;
  });
  expect(() => remembered('a')).toThrow('a');
  failing = false;
  expect(remembered('a')).toBe('a');
});
