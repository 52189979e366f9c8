import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../file-limit';
import { fileOfAll, MAX_KEPT } from '../newest-first';
import { readFile, readText } from './read';
import { captureSnapshot } from './snapshot';

let text: string;
beforeAll(async () => {
  const model = { id: 'a', version: 1, settings: {}, state: () => ({ x: 1 }) };
  text = (await captureSnapshot('northwall', 1_772_528_400_000, [model])).text;
});

/** Text of a file of the snapshot with one part replaced. */
const withPart = (field: string, value: unknown) => JSON.stringify({ ...JSON.parse(text), [field]: value });
const withText = (from: string | RegExp, to: string) => text.replace(from, to);
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

/** Texts of files that hold no snapshot. */
const TEXTS: Readonly<Record<string, () => string>> = {
  empty: () => '',
  space: () => '  \n',
  null: () => 'null',
  true: () => 'true',
  number: () => '7',
  text: () => '"snapshot"',
  'empty object': () => '{}',
  'empty list': () => '[]',
  'list of lists': () => '[[]]',
  'list of null': () => '[null]',
  'cut in half': () => text.slice(0, text.length / 2),
  'cut by one': () => text.slice(0, -1),
  'two in a row': () => text + text,
  'a comma too many': () => withText('"x":1', '"x":1,'),
  'single quotes': () => text.replaceAll('"', "'"),
  comment: () => `// ${text}`,
  HTML: () => '<!doctype html><script>alert(1)</script>',
  XML: () => '<?xml version="1.0"?><snapshot/>',
  CSV: () => 'seed,ts\r\nnorthwall,1\r\n',
  'NUL bytes': () => '\u0000'.repeat(1_000),
  'lists nested 100 deep': () => nested(100, '[', ']'),
  'lists nested 100,000 deep': () => nested(100_000, '[', ']'),
  'objects nested 100,000 deep': () => '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000),
  'lists that never end': () => '['.repeat(1_000_000),
  'data nested 100,000 deep': () => withText('{"x":1}', nested(100_000, '[', ']')),
  'settings nested 100 deep': () => withText('"settings":{}', `"settings":{"a":${nested(100, '[', ']')}}`),
  'list of 21': () => fileOfAll(Array.from({ length: MAX_KEPT + 1 }, () => text)),
  'list with one that is none': () => fileOfAll([text, '{}']),
  'another format': () => withPart('format', 2),
  'format as text': () => withPart('format', '1'),
  'a seed that is a path': () => withPart('seed', '../../../etc'),
  'a seed that is a script': () => withPart('seed', '<script>'),
  'a seed of 65': () => withPart('seed', 'x'.repeat(65)),
  'an instant before 1970': () => withPart('ts', -1),
  'an instant in fractions': () => withPart('ts', 0.5),
  'an instant past 2100': () => withPart('ts', 1e300),
  'an infinite instant': () => withText(/"ts":\d+/, '"ts":1e999'),
  'infinite data': () => withText('"x":1', '"x":1e999'),
  'half a character': () => withText('"x":1', '"x":"\\ud800"'),
  'half a character in a key': () => withText('"x":1', '"\\udc00":1'),
  'models that are a list': () => withPart('models', []),
  'a model that is null': () => withPart('models', { a: null }),
  'a version that is huge': () => withPart('models', { a: { version: 1e308 * 10, settings: {} } }),
  'entries that are an object': () => withPart('entries', { length: 1 }),
  '101 entries': () =>
    withPart(
      'entries',
      Array.from({ length: 101 }, () => ({ name: 'a', data: 1 })),
    ),
  'an entry with both': () => withPart('entries', [{ name: 'a', data: 1, error: 'x' }]),
  'an entry whose prototype is named': () => withText('"name":"a"', '"name":"a","__proto__":{"polluted":1}'),
  'an entry named by a number': () => withPart('entries', [{ name: 7, data: 1 }]),
  'no signature': () => withPart('signature', undefined),
  'a signature by constructor': () => withPart('signature', { alg: 'constructor', hex: '00', base64: 'AA==' }),
  'a signature in upper case': () => text.replace(/[a-f]+(?=[0-9a-f]*"\},"ts")/, (hex) => hex.toUpperCase()),
  'hash and base64 that disagree': () => text.replace(/"base64":"[^"]*"/, `"base64":"${'A'.repeat(43)}="`),
};

describe('a file that holds no snapshot', () => {
  test('there are 50 kinds of them', () => expect(Object.keys(TEXTS).length).toBeGreaterThanOrEqual(50));

  test.each(Object.keys(TEXTS))('%s: one sentence', async (kind) => {
    const sentence = await readFile(new Blob([TEXTS[kind]?.() ?? '']));
    expect(sentence).toMatch(/^The file [^.]+( [^.]+)?\.$/);
    expect('polluted' in {}).toBe(false);
  });

  test('bytes that are no UTF-8, and a file that cannot be read', async () => {
    expect(await readFile(new Blob([Uint8Array.of(0xff, 0xfe, 0x7b)]))).toBe('The file is not text in UTF-8.');
    const arrayBuffer = () => Promise.reject(new Error('gone'));
    const gone = { size: 1, slice: () => ({ arrayBuffer }) } as unknown as Blob;
    expect(await readFile(gone)).toBe('The file could not be read.');
  });

  test('one above the limit is not read', async () => {
    let reads = 0;
    const huge = { size: MAX_FILE_BYTES + 1, slice: () => reads++ } as unknown as Blob;
    expect(await readFile(huge)).toBe('The file has 16777217 bytes. The limit is 16777216.');
    expect(reads).toBe(0);
  });

  test('no text makes an exception', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (file) => {
        expect(typeof (await readText(file))).toBe('string');
      }),
    ));
});

test('names of prototypes are names like any other in data, but for one', async () => {
  const odd = withText('"x":1', '"constructor":2,"toString":3');
  expect(await readText(odd)).toEqual({ isAsWritten: true, snapshots: [JSON.parse(odd)] });
  const proto = withText('"x":1', '"__proto__":{"polluted":1}');
  expect(await readText(proto)).toBe('The file has a field "__proto__", which no snapshot has.');
});

test('a file that comes in pieces is read as it is, a character of two bytes across them too', async () => {
  const long = withText('"x":1', `"x":"${'xé'.repeat(333_333)}"`);
  for (const file of [`${' '.repeat(2 ** 20)}${long}`, `${' '.repeat(2 ** 20 + 1)}${long}`]) {
    expect(await readFile(new Blob([file]))).toEqual({ isAsWritten: false, snapshots: [JSON.parse(long)] });
  }
});

test('a list is read as the site writes it', async () => {
  const file = await readText(fileOfAll([text, text]));
  expect(file).toMatchObject({ isAsWritten: true, snapshots: [JSON.parse(text), JSON.parse(text)] });
});

test('a string full of escapes is scanned in slices, and one longer than a snapshot is not scanned to its end', async () => {
  const turnsFor = async (escapes: number) => {
    let turns = 0;
    const turn = async () => {
      turns += 1;
    };
    const result = await readText(withText('"x":1', `"x":"${'\\"'.repeat(escapes)}"`), turn);
    return { turns, result: typeof result === 'string' ? result : 'read' };
  };
  const within = await turnsFor(2 ** 19 - 1_000);
  expect(within.result).toBe('read');
  expect(within.turns).toBeGreaterThan(15);
  const beyond = await turnsFor(2 ** 23);
  expect(beyond.result).toBe('The file is not a snapshot: it is too long.');
  expect(beyond.turns).toBeGreaterThan(10);
  expect(beyond.turns).toBeLessThan(20);
});
