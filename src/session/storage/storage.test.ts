import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, MAX_CHARACTERS, stored, storeForVisit } from './storage';
import { DEFAULT_WORLD, storedWorld, storeWorld } from './stored-world';

const KEY = 'northwall.world';
const LOUD = ['debug', 'error', 'info', 'log', 'warn'] as const;

let entries: Map<string, string>;

/** Installs a global storage with some methods replaced. */
function stub(methods: Partial<Pick<Storage, 'getItem' | 'setItem'>> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    ...methods,
  });
}

function refuse(): never {
  throw new DOMException('planted', 'SecurityError');
}

const text = (value: unknown, version: unknown = 1) => JSON.stringify({ version, value });

const prototypes = () => [Object, Array, String, Number].map(({ prototype }) => Reflect.ownKeys(prototype));

beforeEach(() => {
  entries = new Map();
  stub();
  for (const method of LOUD) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of LOUD) expect(console[method]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['a word', 'northwall'],
  ['undefined', 'undefined'],
  ['a stringified object', '[object Object]'],
  ['a null character', '\0'],
  ['half a surrogate pair', '\ud800'],
  ['a byte order mark before a good record', `\ufeff${text(DEFAULT_WORLD)}`],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '1'],
  ['a string', '"hall-4"'],
  ['a record in a string', JSON.stringify(text({ seed: 'hall-4', cycleDays: 7 }))],
  ['an array', '[]'],
  ['an empty object', '{}'],
  ['truncated after the brace', '{'],
  ['truncated in the value', '{"version":1,"value":{"seed":"hall-4","cyc'],
  ['truncated before the last brace', text({ seed: 'hall-4', cycleDays: 7 }).slice(0, -1)],
  ['text after the record', `${text({ seed: 'hall-4', cycleDays: 7 })}}`],
  ['a record without its envelope', '{"seed":"hall-4","cycleDays":7}'],
  ['no version', '{"value":{"seed":"hall-4","cycleDays":7}}'],
  ['no value', '{"version":1}'],
  ['an older version', text({ seed: 'hall-4', cycleDays: 7 }, 0)],
  ['a newer version', text({ seed: 'hall-4', cycleDays: 7 }, 2)],
  ['a version in a string', text({ seed: 'hall-4', cycleDays: 7 }, '1')],
  ['a version in an array', text({ seed: 'hall-4', cycleDays: 7 }, [1])],
  ['a true version', text({ seed: 'hall-4', cycleDays: 7 }, true)],
  ['a null value', text(null)],
  ['a value that is a string', text('hall-4')],
  ['a value that is an array', text(['hall-4', 7])],
  ['a value that is an array of records', text([{ seed: 'hall-4', cycleDays: 7 }])],
  ['an envelope that is an array', '[1,{"seed":"hall-4","cycleDays":7}]'],
  ['no seed', text({ cycleDays: 7 })],
  ['no cycle days', text({ seed: 'hall-4' })],
  ['a null seed', text({ seed: null, cycleDays: 7 })],
  ['a number for a seed', text({ seed: 4, cycleDays: 7 })],
  ['an array for a seed', text({ seed: ['hall-4'], cycleDays: 7 })],
  ['an object for a seed', text({ seed: { toString: 'hall-4', length: 6 }, cycleDays: 7 })],
  ['an empty seed', text({ seed: '', cycleDays: 7 })],
  ['a seed of 65 characters', text({ seed: 'x'.repeat(65), cycleDays: 7 })],
  ['markup for a seed', text({ seed: '<img onerror=alert(1)>', cycleDays: 7 })],
  ['a seed with a line break', text({ seed: 'hall-4\n', cycleDays: 7 })],
  ['a seed beyond ASCII', text({ seed: 'hållen', cycleDays: 7 })],
  ['zero cycle days', text({ seed: 'hall-4', cycleDays: 0 })],
  ['minus zero cycle days', '{"version":1,"value":{"seed":"hall-4","cycleDays":-0}}'],
  ['fewer cycle days than none', text({ seed: 'hall-4', cycleDays: -4 })],
  ['29 cycle days', text({ seed: 'hall-4', cycleDays: 29 })],
  ['part of a cycle day', text({ seed: 'hall-4', cycleDays: 4.5 })],
  ['endless cycle days', '{"version":1,"value":{"seed":"hall-4","cycleDays":1e999}}'],
  ['NaN, which is no JSON', '{"version":1,"value":{"seed":"hall-4","cycleDays":NaN}}'],
  ['NaN as JSON writes it', text({ seed: 'hall-4', cycleDays: Number.NaN })],
  ['a string for cycle days', text({ seed: 'hall-4', cycleDays: '7' })],
  ['an array for cycle days', text({ seed: 'hall-4', cycleDays: [7] })],
  ['a true for cycle days', text({ seed: 'hall-4', cycleDays: true })],
  ['the envelope under __proto__', '{"__proto__":{"version":1,"value":{"seed":"hall-4","cycleDays":7}}}'],
  ['the record under __proto__', '{"version":1,"value":{"__proto__":{"seed":"hall-4","cycleDays":7}}}'],
  ['the record as the value’s __proto__', '{"version":1,"__proto__":{"value":{"seed":"hall-4","cycleDays":7}}}'],
  ['prototype pollution', '{"version":1,"value":{"constructor":{"prototype":{"seed":"hall-4","cycleDays":7}}}}'],
  ['the last of two cycle days bad', '{"version":1,"value":{"seed":"hall-4","cycleDays":7,"cycleDays":99}}'],
  ['a good record among too much space', `${text({ seed: 'hall-4', cycleDays: 7 })}${' '.repeat(MAX_CHARACTERS)}`],
  ['a value as deep as there is room for', `{"version":1,"value":${'['.repeat(32_000)}${']'.repeat(32_000)}}`],
  ['megabytes', text({ seed: 'x'.repeat(5_000_000), cycleDays: 7 })],
];

describe('whatever is stored', () => {
  test.each(HOSTILE)('%s gives the default world and stays as it is until something is written', (_what, content) => {
    const before = prototypes();
    entries.set(KEY, content);
    expect(storedWorld.read()).toBeUndefined();
    expect(entries.get(KEY)).toBe(content);
    expect(storeWorld()).toEqual({ seed: 'northwall', cycleDays: 4 });
    expect(entries.get(KEY)).toBe(text({ seed: 'northwall', cycleDays: 4 }));
    expect(prototypes()).toEqual(before);
  });

  test('a good record is read, without what else is stored with it', () => {
    const content =
      '{"version":1,"by":"x","value":{"seed":"hall-4","cycleDays":7,"x":1,"__proto__":{"y":1},"constructor":1}}';
    entries.set(KEY, content);
    const own = storeWorld();
    expect(Reflect.ownKeys(own)).toEqual(['seed', 'cycleDays']);
    expect(Object.getPrototypeOf(own)).toBe(Object.prototype);
    expect(own).toEqual({ seed: 'hall-4', cycleDays: 7 });
    expect(entries.get(KEY)).toBe(content);
  });

  test('any text at all gives a valid world', () => {
    const before = prototypes();
    const nearly = fc.record({
      version: fc.oneof(fc.constant(1), fc.jsonValue()),
      value: fc.oneof(
        fc.jsonValue(),
        fc.record({
          seed: fc.oneof(fc.string(), fc.jsonValue()),
          cycleDays: fc.oneof(fc.integer({ min: -2, max: 32 }), fc.double(), fc.jsonValue()),
        }),
      ),
    });
    const contents = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      nearly.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(contents, (content) => {
        entries.set(KEY, content);
        const { seed, cycleDays } = storeWorld();
        expect(seed).toMatch(/^[\w.-]{1,64}$/);
        expect(Array.from({ length: 28 }, (_, i) => i + 1)).toContain(cycleDays);
      }),
      { numRuns: 1_000 },
    );
    expect(prototypes()).toEqual(before);
  });
});

describe('a value that is written', () => {
  test('is read back, on its own, and leaves other entries alone', () => {
    entries.set('northwall.other', 'kept');
    const written = { seed: 'hall-4', cycleDays: 28 };
    expect(storedWorld.write(written)).toBe(true);
    expect(entries).toEqual(
      new Map([
        ['northwall.other', 'kept'],
        [KEY, '{"version":1,"value":{"seed":"hall-4","cycleDays":28}}'],
      ]),
    );
    expect(storedWorld.read()).toEqual(written);
  });

  test.each([
    { seed: 'hall 4', cycleDays: 7 },
    { seed: 'hall-4', cycleDays: Number.NaN },
    { seed: 'hall-4', cycleDays: Number.POSITIVE_INFINITY },
    { seed: 'hall-4', cycleDays: 29 },
  ])('is refused where it could not be read back: %o', (value) => {
    entries.set(KEY, 'as it was');
    expect(storedWorld.write(value)).toBe(false);
    expect(entries.get(KEY)).toBe('as it was');
  });

  test('is refused where it is too long to be read back', () => {
    const note = stored('note', 1, (value) => (typeof value === 'string' ? value : undefined));
    const room = MAX_CHARACTERS - text('').length;
    expect(note.write('x'.repeat(room + 1))).toBe(false);
    expect(entries.size).toBe(0);
    expect(note.write('x'.repeat(room))).toBe(true);
    expect(note.read()).toHaveLength(room);
  });

  test('is refused where JSON cannot hold it', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const any = stored<unknown>('any', 1, () => 'something');
    for (const value of [circle, 1n]) expect(any.write(value)).toBe(false);
    expect(entries.size).toBe(0);
  });
});

test('what a show’s visitors write is theirs alone: the storage stays as the operator left it, and keeps what is the computer’s', () => {
  const kept = { seed: 'hall-4', cycleDays: 7 };
  const note = stored('note', 1, (value) => (typeof value === 'string' ? value : undefined), 'computer');
  storedWorld.write(kept);
  const before = new Map(entries);
  const end = storeForVisit();
  expect(storedWorld.read()).toEqual(kept);
  expect(storedWorld.write({ seed: 'a-visitor', cycleDays: 1 })).toBe(true);
  expect(storedWorld.read()?.seed).toBe('a-visitor');
  expect(entries).toEqual(before);
  storeForVisit();
  expect(storedWorld.read()).toEqual(kept);
  expect(note.write('a load')).toBe(true);
  expect(entries.get('northwall.note')).toBe(text('a load'));
  end();
  storedWorld.write({ seed: 'mine', cycleDays: 2 });
  expect(entries.get(KEY)).toBe(text({ seed: 'mine', cycleDays: 2 }));
});

test.each([[[]], [['seed']], [null], ['seed'], [4], [true], [undefined]])('%o has no entries', (value) => {
  expect(entriesOf(value)).toBeUndefined();
});

test('an object has the entries that are its own, whatever their names', () => {
  const entries = entriesOf(JSON.parse('{"a":1,"__proto__":{"b":2}}'));
  expect([...(entries ?? [])]).toEqual([
    ['a', 1],
    ['__proto__', { b: 2 }],
  ]);
  expect(entries?.get('constructor')).toBeUndefined();
});

test('a parser that throws reads nothing', () => {
  const faulty = stored<number>('faulty', 1, refuse);
  entries.set('northwall.faulty', text(1));
  expect(faulty.read()).toBeUndefined();
  expect(faulty.write(1)).toBe(false);
});

describe('where storage cannot be used', () => {
  test.each([
    ['is missing', () => vi.stubGlobal('localStorage', undefined)],
    ['is null', () => vi.stubGlobal('localStorage', null)],
    [
      'may not be looked at',
      () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse }),
    ],
    ['throws on each access', () => stub({ getItem: refuse, setItem: refuse })],
  ])('because it %s, there is the default world and nothing is kept', (_why, plant) => {
    plant();
    expect(storedWorld.read()).toBeUndefined();
    expect(storeWorld()).toEqual({ seed: 'northwall', cycleDays: 4 });
    expect(storedWorld.write({ seed: 'hall-4', cycleDays: 7 })).toBe(false);
  });

  test('because it is full, what it holds is read and a write says that it was not kept', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('planted', 'QuotaExceededError');
    });
    stub({ setItem });
    expect(storeWorld()).toEqual({ seed: 'northwall', cycleDays: 4 });
    expect(setItem).toHaveBeenCalledTimes(1);
    entries.set(KEY, text({ seed: 'hall-4', cycleDays: 7 }));
    expect(storedWorld.write(DEFAULT_WORLD)).toBe(false);
    expect(storeWorld()).toEqual({ seed: 'hall-4', cycleDays: 7 });
  });
});
