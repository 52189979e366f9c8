import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf } from './slots';

const keys = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 12 });

test('a row that stays keeps its number, no two rows share one, and where none stays they are counted from 0', () => {
  fc.assert(
    fc.property(fc.array(keys, { minLength: 1 }), (renders) => {
      let former: ReadonlyMap<string, number> = new Map();
      for (const rows of renders) {
        const slots = slotsOf(former, rows);
        expect([...slots.keys()]).toEqual(rows);
        const stay = rows.filter((key) => former.has(key));
        for (const key of stay) expect(slots.get(key)).toBe(former.get(key));
        expect(new Set(slots.values()).size).toBe(rows.length);
        if (stay.length === 0) expect([...slots.values()]).toEqual(rows.map((_, i) => i));
        former = slots;
      }
    }),
  );
});
