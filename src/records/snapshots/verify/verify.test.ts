import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fnv1a } from '../file/digest';
import { readFile, readText } from '../file/read';
import { captureSnapshot, type Snapshot } from '../file/snapshot';
import { checkSignature } from './verify';

const T = 1_772_528_400_000;
const CHANGES = 200;

let text: string;
beforeAll(async () => {
  const readings = { x: 1, small: 1e-7, word: 'né', list: [0.1, 12_345.678_901_234_567, -3] };
  const model = { id: 'a', version: 1, settings: { cycleDays: 4 }, state: () => readings };
  text = (
    await captureSnapshot('northwall', T, [
      model,
      { ...model, id: 'b', state: () => Array.from({ length: 40 }, (_, i) => i / 7) },
    ])
  ).text;
});
afterEach(() => vi.unstubAllGlobals());

const snapshotIn = async (content: string): Promise<Snapshot> => {
  const file = await readText(content);
  if (typeof file === 'string') throw new Error(file);
  return file.snapshots[0] as Snapshot;
};

/** Check that finds a change of a file; undefined if none does. */
async function foundBy(bytes: Uint8Array<ArrayBuffer>): Promise<'reading' | 'signature' | 'layout' | undefined> {
  const file = await readFile(new Blob([bytes]));
  if (typeof file === 'string') return 'reading';
  const { holds } = await checkSignature(file.snapshots[0] as Snapshot);
  if (!holds) return 'signature';
  return file.isAsWritten ? undefined : 'layout';
}

describe('a file as it was written', () => {
  test('verifies, and so it does however it is laid out', async () => {
    expect(await readText(text)).toMatchObject({ isAsWritten: true });
    expect(await checkSignature(await snapshotIn(text))).toMatchObject({ alg: 'SHA-256', holds: true });
    const laidOut = JSON.stringify(JSON.parse(text), null, 2);
    expect(await readText(laidOut)).toMatchObject({ isAsWritten: false });
    expect((await checkSignature(await snapshotIn(laidOut))).holds).toBe(true);
  });

  test('verifies where the browser gives no cryptography', async () => {
    vi.stubGlobal('crypto', undefined);
    expect((await checkSignature(await snapshotIn(text))).holds).toBe(true);
    const edited = await snapshotIn(text.replace('"seed":"northwall"', '"seed":"northwalk"'));
    expect((await checkSignature(edited)).holds).toBe(false);
  });

  test('with a signature of 32 bits verifies by that', async () => {
    vi.stubGlobal('crypto', undefined);
    const weak = (await captureSnapshot('northwall', T, [])).text;
    vi.unstubAllGlobals();
    expect(await checkSignature(await snapshotIn(weak))).toMatchObject({ alg: 'FNV-1a-32', holds: true });
    expect((await checkSignature(await snapshotIn(weak.replace('northwall', 'northwalk')))).holds).toBe(false);
    expect(fnv1a(new Uint8Array())).toHaveLength(4);
  });
});

test(`each of ${CHANGES} changes of one byte is found: by the reading or by the signature`, async () => {
  const bytes = new TextEncoder().encode(text);
  expect(await foundBy(bytes)).toBeUndefined();
  const found: Record<string, number> = {};
  for (let n = 0; n < CHANGES; n++) {
    const at = Math.floor((n * bytes.length) / CHANGES);
    const changed = bytes.slice();
    // Half of them as a fault of storage would change it, half as a hand would: a digit for a digit, a letter for a
    // letter.
    changed[at] = n % 2 ? Number(bytes[at]) ^ 1 : (Number(bytes[at]) + 1 + ((n * 97) % 255)) % 256;
    const by = await foundBy(changed);
    expect(by, `byte ${at}`).toMatch(/^(reading|signature|layout)$/);
    found[String(by)] = (found[String(by)] ?? 0) + 1;
  }
  expect(found.reading).toBeGreaterThan(50);
  expect(found.signature).toBeGreaterThan(20);
});

test('a digit beyond what a number can hold is found as another text that says the same', async () => {
  const [number] = text.match(/12345\.678901234567/) ?? [];
  expect(number).toBeDefined();
  const bytes = new TextEncoder().encode(text.replace('12345.678901234567', '12345.6789012345671'));
  expect(await foundBy(bytes)).toBe('layout');
});
