import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseSnapshot } from './parse';
import { capture } from './snapshot';

let text: string;
beforeAll(async () => {
  const model = { id: 'a', version: 1, settings: {}, state: () => ({ x: 1 }) };
  text = (await capture('northwall', 1_772_528_400_000, [model])).text;
});

test('a snapshot is read as it is', () => {
  expect(parseSnapshot(text)).toEqual(JSON.parse(text));
});

/** Each is the snapshot with one part replaced. */
const BAD: readonly (readonly [field: string, value: unknown])[] = [
  ['seed', 'a b'],
  ['seed', 7],
  ['ts', -1],
  ['ts', 1.5],
  ['ts', '1772528400000'],
  ['ts', 4_102_444_800_001],
  ['models', []],
  ['models', { a: { version: 0, settings: {} } }],
  ['models', { a: { version: 1 } }],
  ['entries', {}],
  ['entries', [{ name: 'a' }]],
  ['entries', [{ name: 'a', data: 1, error: 'both' }]],
  ['entries', [{ name: 'a', error: 1 }]],
  ['entries', [null]],
  ['entries', Array.from({ length: 101 }, () => ({ name: 'a', data: 1 }))],
  ['signature', null],
  ['signature', { alg: 'MD5', hex: '00', base64: 'AA==' }],
  ['signature', { alg: '__proto__', hex: '00', base64: 'AA==' }],
  ['signature', { alg: 'FNV-1a-32', hex: 'bf9cf968', base64: 'AAAAAA==' }],
  ['signature', { alg: 'SHA-256', hex: 'bf9cf968', base64: 'v5z5aA==' }],
];

describe('a file that is no snapshot', () => {
  test.each(BAD)('is refused for its %s: %j', (field, value) => {
    expect(parseSnapshot(JSON.stringify({ ...JSON.parse(text), [field]: value }))).toBe(
      `The file is no snapshot: its ${field} cannot be read.`,
    );
  });

  test('is refused for its kind', () => {
    expect(parseSnapshot('{')).toBe('The file is not JSON.');
    expect(parseSnapshot('[]')).toBe('The file is no snapshot: it holds no object.');
    expect(parseSnapshot('{"format":2}')).toBe('The file is no snapshot of format 1.');
    expect(parseSnapshot(' '.repeat(16_777_217))).toBe('The file is longer than any snapshot.');
  });

  test('never makes an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => JSON.stringify({ format: 1, seed: v })),
        ),
        (file) => {
          expect(typeof parseSnapshot(file)).toBe('string');
        },
      ),
    );
  });

  test('leaves the prototypes of the page alone', () => {
    parseSnapshot(text.replace('"models":{', '"models":{"__proto__":{"version":1,"settings":{},"polluted":1},'));
    expect('polluted' in {}).toBe(false);
  });
});
