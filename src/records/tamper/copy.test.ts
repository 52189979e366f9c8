import { describe, expect, test } from 'vitest';
import { DEFAULTS, eventsAt } from '../../dashboards/events/sim';
import { BLOCK_RECORDS } from '../../sim/math/chain';
import {
  COPIED_RECORDS,
  type CopiedBlock,
  copyOf,
  findingsIn,
  parseEditedValue,
  relinkRecords,
  type TamperRecord,
  withField,
} from './copy';
import { explainFindings, linkTally } from './findings-text';

const T = 1_772_529_544_240;
const recordsAt = (t: number): TamperRecord[] =>
  eventsAt('northwall', t, { ...DEFAULTS, retention: 600 }).events.map((record) => ({ ...record }));

const original = copyOf('northwall', recordsAt(T)) as CopiedBlock;
const { records } = original;

const wrong = (copy: readonly TamperRecord[]) =>
  findingsIn(original, copy).faults.flatMap((faults, i) => faults.map((fault) => `${fault} ${i + 1}`));
const explain = (copy: readonly TamperRecord[]) => explainFindings(original, copy, findingsIn(original, copy));

test('the copy is the end of a whole block, and verifies', () => {
  expect(records).toHaveLength(COPIED_RECORDS);
  expect((records.at(-1)?.seq ?? 0) % BLOCK_RECORDS).toBe(BLOCK_RECORDS - 1);
  expect(original.next.seq).toBe((records.at(-1)?.seq ?? 0) + 1);
  expect(wrong(records)).toEqual([]);
  expect(explain(records)).toBe('Nothing has changed: every hash matches, and every link that can be checked holds.');
});

test('there is a copy at any instant, or a few tens of seconds before it', () => {
  for (let i = 0; i < 300; i++) {
    const t = T + i * 7_919;
    const found = [t, t - 20_000, t - 40_000, t - 60_000].some((each) => copyOf('northwall', recordsAt(each)));
    expect(found, String(t)).toBe(true);
  }
});

test('records that do not verify are no copy', () => {
  const all = recordsAt(T);
  const at = all.findIndex(({ seq }) => seq === records[2]?.seq);
  expect(copyOf('northwall', all.with(at, { ...(all[at] as TamperRecord), verb: 'forged' }))).toBeUndefined();
});

describe('an edit', () => {
  const edit = withField(original, records, 2, 'verb', 'forged');

  test('breaks the hash of its record and no link, and leaves the original alone', () => {
    expect(wrong(edit)).toEqual(['hash 3']);
    expect(explain(edit)).toBe(
      'Record 3 no longer matches its hash. The link to record 4 still holds, because it names the hash that record 3 still carries. To hide the edit, reseal it.',
    );
    expect(records[2]?.verb).not.toBe('forged');
    expect(original.records).toBe(records);
  });

  test('resealed moves the break on, one record at a time', () => {
    let copy = edit;
    for (let at = 2; at < COPIED_RECORDS - 1; at++) {
      copy = relinkRecords(copy, at);
      expect(wrong(copy)).toEqual([`link ${at + 2}`]);
      expect(explain(copy)).toContain(`Record ${at + 2} does not follow from the record before it.`);
    }
    copy = relinkRecords(copy, COPIED_RECORDS - 1);
    expect(wrong(copy)).toEqual([]);
    expect(copy).toEqual(relinkRecords(edit, 2, COPIED_RECORDS));
  });

  test('with the rest sealed is found by the export alone', () => {
    const sealed = relinkRecords(edit, 2, COPIED_RECORDS);
    const { next, changed } = findingsIn(original, sealed);
    expect(next).toEqual([]);
    expect(changed).toEqual([false, false, true, true, true, true, true, true]);
    expect(explain(sealed)).toContain('The verifier finds nothing. Records 3, 4, 5, 6, 7 and 8 differ');
  });

  test('of the last number, resealed, breaks the link to the next block, and the tally counts it', () => {
    const copy = relinkRecords(withField(original, records, 7, 'seq', String(original.next.seq + 4)), 7);
    expect(explain(copy)).toBe('The next block does not follow from the last record.');
    expect(linkTally(copy, findingsIn(original, copy))).toEqual({ checked: 7, broken: 1 });
    expect(linkTally(records, findingsIn(original, records))).toEqual({ checked: 8, broken: 0 });
  });

  test('of a hash breaks the next link as well; of a link, or of a number, its own record', () => {
    expect(wrong(withField(original, records, 2, 'hash', '0'))).toEqual(['hash 3', 'link 4']);
    expect(wrong(withField(original, records, 2, 'prev', '0'))).toEqual(['hash 3', 'link 3']);
    expect(wrong(withField(original, records, 2, 'seq', '1'))).toContain('hash 3');
    expect(wrong(relinkRecords(withField(original, records, 2, 'seq', '1'), 2))).toContain('order 3');
  });

  test('of each field with anything is found, and can be sealed', () => {
    for (const field of Object.keys(records[0] as TamperRecord)) {
      for (const text of ['', '7', '-1e999', 'NaN', '\ud800', '__proto__', '<b>', 'ß✓']) {
        const copy = withField(original, records, 4, field, text);
        expect(wrong(copy), `${field} ${text}`).not.toEqual([]);
        expect(() => explain(relinkRecords(copy, 4, COPIED_RECORDS))).not.toThrow();
      }
    }
  });

  test('taken back is no edit', () => {
    expect(wrong(withField(original, edit, 2, 'verb', String(records[2]?.verb)))).toEqual([]);
  });

  test('whatever stood in a field before, its own value typed again is no edit', () => {
    for (const field of Object.keys(records[0] as TamperRecord)) {
      const value = String(records[4]?.[field]);
      const copy = ['', 'forged', `${value}0`, value].reduce(
        (c, text) => withField(original, c, 4, field, text),
        records,
      );
      expect(findingsIn(original, copy), field).toEqual(findingsIn(original, records));
    }
  });
});

test('a number stays a number where it reads as one', () => {
  expect([
    parseEditedValue(3, '4.5'),
    parseEditedValue(3, ' '),
    parseEditedValue(3, '1e999'),
    parseEditedValue('3', '4'),
    parseEditedValue('x', '\ud800'),
  ]).toEqual([4.5, ' ', '1e999', '4', '\ufffd']);
});
