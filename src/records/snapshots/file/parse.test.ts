import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseSnapshot } from './parse';
import { captureSnapshot } from './snapshot';

let text: string;
beforeAll(async () => {
  const model = { id: 'a', version: 1, settings: {}, state: () => ({ x: 1 }) };
  text = (await captureSnapshot('northwall', 1_772_528_400_000, [model])).text;
});

test('a snapshot is read as it is', () => {
  const value = JSON.parse(text);
  expect(parseSnapshot(value)).toBe(value);
});

/** Snapshots, each with one part replaced. */
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
  ['entries', [{ name: 'a'.repeat(61), data: 1 }]],
  ['models', { ['a'.repeat(61)]: { version: 1, settings: {} } }],
  ['entries', Array.from({ length: 101 }, () => ({ name: 'a', data: 1 }))],
  ['signature', null],
  ['signature', { alg: 'MD5', hex: '00', base64: 'AA==' }],
  ['signature', { alg: '__proto__', hex: '00', base64: 'AA==' }],
  ['signature', { alg: 'FNV-1a-32', hex: 'bf9cf968', base64: 'AAAAAA==' }],
  ['signature', { alg: 'SHA-256', hex: 'bf9cf968', base64: 'v5z5aA==' }],
];

describe('a file that is not a snapshot', () => {
  test.each(BAD)('is refused for its %s: %j', (field, value) => {
    expect(parseSnapshot({ ...JSON.parse(text), [field]: value })).toBe(
      `The file is not a snapshot: its ${field} cannot be read.`,
    );
  });

  test('is refused for its kind', () => {
    expect(parseSnapshot([])).toBe('The file is not a snapshot: it does not hold an object.');
    expect(parseSnapshot({ format: 2 })).toBe('The file is not a snapshot or a log’s export from this site.');
  });

  test.each([
    [['signer'], 'The file is not a snapshot as the site writes it: no snapshot has a field "signer".'],
    [['signature', 'by'], 'The file’s signature has a field "by", which no signature has.'],
    [['models', 'a', 'note'], 'The file’s model "a" has a field "note", which no model has.'],
    [['entries', '0', 'note'], 'The file is not a snapshot: its entries cannot be read.'],
  ])('is refused for a field at %j', (path, sentence) => {
    const value = JSON.parse(text);
    const holder = path.slice(0, -1).reduce((at, key) => at[key], value);
    holder[path.at(-1) as string] = 'x';
    expect(parseSnapshot(value)).toBe(sentence);
  });

  test('never makes an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.jsonValue().map((seed) => ({ format: 1, seed })),
        ),
        (value) => {
          expect(typeof parseSnapshot(value)).toBe('string');
        },
      ),
    );
  });
});
