import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf } from './slots';

const keys = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 12 });

test('a row that stays keeps its number, no two rows share one, and no more are used than rows were there at once', () => {
  fc.assert(
    fc.property(fc.array(keys, { minLength: 1 }), (renders) => {
      let former: ReadonlyMap<string, number> = new Map();
      let most = 0;
      for (const rows of renders) {
        const slots = slotsOf(former, rows);
        most = Math.max(most, rows.length);
        expect([...slots.keys()]).toEqual(rows);
        for (const key of rows) if (former.has(key)) expect(slots.get(key)).toBe(former.get(key));
        expect(new Set(slots.values()).size).toBe(rows.length);
        expect(Math.max(-1, ...slots.values())).toBeLessThan(most);
        former = slots;
      }
    }),
  );
});
