import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../../sim/math/canonical';
import { addNewest, fileOfAll, MAX_KEPT } from '../newest-first';
import { parseSnapshot } from './parse';
import {
  captureSnapshot,
  type Model,
  type Snapshot,
  signatureOf,
  signedText,
  TURN_ITEMS,
  writeInTurns,
} from './snapshot';

const T = 1_772_528_400_000;

const model = (id: string, state: Model['state']): Model => ({ id, version: 2, settings: { cycleDays: 4 }, state });

const read = (text: string) => {
  const snapshot = parseSnapshot(JSON.parse(text));
  if (typeof snapshot === 'string') throw new Error(snapshot);
  return snapshot;
};

const json = fc.jsonValue({ depthSize: 'medium' });
const seed = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
const instant = fc.nat({ max: 4_102_444_800_000 });

test('a capture holds the fields, the data and what replay needs, and nothing else', async () => {
  const models = [model('a', (world, t) => ({ world, t })), model('b', () => [1, 'two', null])];
  const { text, ...listed } = await captureSnapshot('hall-4', T, models);
  const snapshot = read(text);
  expect(snapshot).toEqual({
    format: 1,
    seed: 'hall-4',
    ts: T,
    models: { a: { version: 2, settings: { cycleDays: 4 } }, b: { version: 2, settings: { cycleDays: 4 } } },
    entries: [
      { name: 'a', data: { world: 'hall-4', t: T } },
      { name: 'b', data: [1, 'two', null] },
    ],
    signature: expect.objectContaining({ alg: 'SHA-256' }),
  });
  expect(listed).toEqual({ world: 'hall-4', ts: T, signature: snapshot.signature, entries: 2, errors: 0 });
});

test.each([
  [
    'throws an error',
    () => {
      throw new Error('no reading');
    },
    'no reading',
  ],
  [
    'throws what is no error',
    () => {
      throw 'odd';
    },
    'The model failed.',
  ],
  [
    'throws half a character',
    () => {
      throw new Error('\ud800');
    },
    '\ufffd',
  ],
  ['answers what JSON cannot hold', () => ({ mean: Number.NaN }), expect.any(String)],
  ['answers nothing', () => undefined, expect.any(String)],
  ['answers a function', () => () => 1, expect.any(String)],
])('a model that %s is entered with its error, and the rest stand', async (_, state, error) => {
  const captured = await captureSnapshot('northwall', T, [
    model('a', () => 1),
    model('bad', state),
    model('c', () => 3),
  ]);
  expect(captured).toMatchObject({ entries: 3, errors: 1 });
  const snapshot = read(captured.text);
  expect(snapshot.entries).toEqual([
    { name: 'a', data: 1 },
    { name: 'bad', error },
    { name: 'c', data: 3 },
  ]);
  expect(await signatureOf(snapshot)).toEqual(snapshot.signature);
});

test('an error’s message is cut', async () => {
  const { text } = await captureSnapshot('northwall', T, [
    model('a', () => {
      throw new Error('x'.repeat(10_000));
    }),
  ]);
  expect(read(text).entries).toEqual([{ name: 'a', error: 'x'.repeat(200) }]);
});

test('the file is canonical JSON, and its signature that of its content, whatever the models say', () =>
  fc.assert(
    fc.asyncProperty(seed, instant, fc.array(json, { maxLength: 4 }), async (world, t, states) => {
      const models = states.map((state, i) => model(`m${i}`, () => state));
      const { text, signature } = await captureSnapshot(world, t, models);
      const snapshot = read(text);
      expect(text).toBe(canonicalJson(snapshot));
      expect(await signatureOf(snapshot)).toEqual(signature);
      const { signature: _, ...content } = snapshot;
      expect(await signedText(content)).toBe(text);
    }),
    { numRuns: 60 },
  ));

test('one computation a turn: each state and each text waits for its own', async () => {
  const order: string[] = [];
  const turn = () => {
    order.push('turn');
    return Promise.resolve();
  };
  await captureSnapshot('northwall', T, [model('a', () => order.push('a')), model('b', () => order.push('b'))], turn);
  expect(order).toEqual(['turn', 'a', 'turn', 'turn', 'b', 'turn', 'turn']);
});

test('a long list is written a few items a turn, and as it is written at once', async () => {
  const items = fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 * TURN_ITEMS, size: 'max' });
  const state = fc.oneof(json, fc.dictionary(fc.string({ unit: 'grapheme' }), fc.oneof(items, json), { maxKeys: 4 }));
  await fc.assert(
    fc.asyncProperty(state, async (value) => {
      expect(await writeInTurns(value, () => Promise.resolve())).toBe(canonicalJson(value));
    }),
  );
  const read = new Set<number>();
  const turns: number[] = [];
  const list = Array.from({ length: 2 * TURN_ITEMS + 1 }, (_, i) => ({
    get hash() {
      read.add(i);
      return i;
    },
  }));
  const turn = () => Promise.resolve(void turns.push(read.size));
  const text = await writeInTurns({ none: undefined, list }, turn);
  expect(text).toBe(`{"list":[${list.map((_, i) => `{"hash":${i}}`)}]}`);
  expect(turns).toEqual([TURN_ITEMS, 2 * TURN_ITEMS]);
  expect(await writeInTurns(new Date(0), turn)).toBe('"1970-01-01T00:00:00.000Z"');
});

test('any change of the content changes the signature', async () => {
  const { text } = await captureSnapshot('northwall', T, [model('a', () => ({ x: 1, y: [2, 3] }))]);
  const snapshot = read(text);
  const changes: Partial<Snapshot>[] = [
    { ts: T + 1 },
    { seed: 'northwalL' },
    { entries: [{ name: 'a', data: { x: 1, y: [3, 2] } }] },
    { models: { a: { version: 3, settings: { cycleDays: 4 } } } },
  ];
  for (const change of changes) {
    expect(await signatureOf({ ...snapshot, ...change })).not.toEqual(snapshot.signature);
  }
});

test('the newest 20 are kept, newest first', () => {
  let list: readonly number[] = [];
  for (let n = 1; n <= 50; n++) {
    list = addNewest(list, n);
    expect(list.length).toBe(Math.min(n, MAX_KEPT));
    expect(list[0]).toBe(n);
  }
  expect(list.at(-1)).toBe(31);
});

test('the file of several is JSON with a snapshot a line', async () => {
  const texts = await Promise.all([1, 2].map(async (t) => (await captureSnapshot('northwall', t, [])).text));
  const file = fileOfAll(texts);
  expect(JSON.parse(file)).toEqual(texts.map(read));
  expect(file.split('\n').slice(1, -2)).toEqual([`${texts[0]},`, texts[1]]);
});
