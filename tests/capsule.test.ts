import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import published from 'virtual:capsule';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCapsule } from '../scripts/tools/capsule/make';
import { reportOn } from '../scripts/tools/capsule/report';
import { sha256 } from '../scripts/tools/capsule/sha256';
import { ENTRY, HEADER, MAGIC, SIGNATURE_BYTES } from '../src/capsule/format';
import { describeCapsule } from '../src/capsule/published';
import { readCapsule } from '../src/capsule/read';
import { RELEASE } from '../src/capsule/release';
import { type Verdict, verdictOn } from '../src/capsule/verdict';
import { verdictText } from '../src/pages/capsule/verdict-text';

const project = resolve(import.meta.dirname, '..');
const file = join(project, `public${RELEASE.path}`);
const real = readFileSync(file);

const digest = (bytes: Uint8Array) => Promise.resolve(sha256(bytes));
const verdict = (bytes: Uint8Array) => verdictOn(bytes, published, digest);

/** The published file with one byte changed. */
function flipped(at: number): Buffer {
  const copy = Buffer.from(real);
  copy[at] = (copy[at] as number) ^ 0x40;
  return copy;
}

describe('the published capsule', () => {
  test('is what `npm run capsule` writes now', () => {
    expect(makeCapsule().equals(real)).toBe(true);
  });

  test('is described to the page by its own bytes', () => {
    expect(published).toEqual(describeCapsule(real, sha256));
    expect(published.sha256).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect(published).toMatchObject({ version: RELEASE.version, bytes: real.length });
    expect((published.bytes / 1e6).toFixed(1)).toBe('2.5');
  });

  test('states the minimum of a node and its ports in its manifest', () => {
    const capsule = readCapsule(real);
    if ('fault' in capsule) throw new Error(capsule.fault);
    expect(capsule.manifest).toMatchObject({
      version: '0.12.03384',
      requires: { cores: 8, ramGb: 32, accelerators: 2, tpm: '2.0', secureBoot: true },
      egress: ['443/TCP', '7841/TCP', '7842/UDP'],
      certificateHours: 24,
      localLogHours: 2,
    });
  });

  test('has parts that are the whole file, each byte once', () => {
    expect(published.parts.map(({ name }) => name)).toEqual([
      ...['header', 'manifest', 'index', 'signature', 'topology', 'interlocks', 'scenarios', 'measurements'],
      ...['refusals', 'draws', 'anchors', 'slices'],
    ]);
    const end = published.parts.reduce((next, { offset, length }) => {
      expect(offset).toBe(next);
      return next + length;
    }, 0);
    expect(end).toBe(real.length);
  });
});

describe('the verdict', () => {
  test('on the published file is that it is', async () => {
    expect(await verdict(real)).toEqual({ kind: 'published' });
  });

  test.each(published.parts)('on one changed byte names its part: $name', async ({ name, offset, length }) => {
    for (const at of [offset, offset + (length >> 1), offset + length - 1]) {
      const found = await verdict(flipped(at));
      if (at < MAGIC.length) expect(found).toEqual({ kind: 'foreign' });
      else expect(found).toMatchObject({ kind: 'differs', parts: [name] });
    }
  });

  test('on any other bytes is never that they are the published file, and never a throw', async () => {
    const edit = fc.record({ at: fc.nat(real.length - 1), bits: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(edit, async ({ at, bits }) => {
        const copy = Buffer.from(real);
        copy[at] = (copy[at] as number) ^ bits;
        expect((await verdict(copy)).kind).not.toBe('published');
      }),
      { numRuns: 20 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, magic) => {
        const found = await verdict(magic ? Uint8Array.from([...MAGIC, ...bytes]) : bytes);
        expect(found.kind).toBe(magic ? 'differs' : 'foreign');
      }),
    );
  });
});

/** The published file with a 16-bit or a 32-bit integer of its own written over. */
function patched(at: number, value: number, size: 2 | 4 = 4): Buffer {
  const copy = Buffer.from(real);
  copy.writeUIntBE(value, at, size);
  return copy;
}

const entry = (i: number) => HEADER.bytes + real.readUInt32BE(HEADER.manifest) + i * ENTRY.bytes;
const manifestOf = (text: string) => {
  const copy = Buffer.from(real);
  copy.fill(' ', HEADER.bytes, entry(0));
  copy.write(text, HEADER.bytes);
  return copy;
};

/** Inputs made to upset a reader; none of them is a sound capsule. */
const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0x89])],
  ['seven bytes of the magic', Buffer.from(MAGIC.slice(0, 7))],
  ['the magic alone', Buffer.from(MAGIC)],
  ['a header cut short', real.subarray(0, HEADER.bytes - 1)],
  ['a header alone', real.subarray(0, HEADER.bytes)],
  ['a manifest cut short', real.subarray(0, HEADER.bytes + 10)],
  ['no sections after the index', real.subarray(0, entry(8))],
  ['a signature cut short', real.subarray(0, entry(8) + SIGNATURE_BYTES - 1)],
  ['the last byte missing', real.subarray(0, -1)],
  ['one byte more', Buffer.concat([real, Buffer.from([0])])],
  ['the file twice', Buffer.concat([real, real])],
  ['line ends rewritten', Buffer.from(real.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
  ['read as text and written again', Buffer.from(real.toString('utf8'), 'utf8')],
  ['zeros', Buffer.alloc(real.length)],
  ['a PNG', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), real])],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['another format', patched(HEADER.format, 2, 2)],
  ['no sections', patched(HEADER.sections, 0, 2)],
  ['65,535 sections', patched(HEADER.sections, 65_535, 2)],
  ['an empty manifest', patched(HEADER.manifest, 0)],
  ['a manifest of 4 GiB', patched(HEADER.manifest, 0xffffffff)],
  ['a stated length of 4 GiB', patched(HEADER.file, 0xffffffff)],
  ['a header that is not zero at its end', patched(HEADER.zeros, 1)],
  ['a section that begins at 0', patched(entry(0) + ENTRY.offset, 0)],
  ['a section of 4 GiB', patched(entry(0) + ENTRY.length, 0xffffffff)],
  ['a last section that ends early', patched(entry(7) + ENTRY.length, 1)],
  ['a section without a name', patched(entry(0) + ENTRY.name, 0)],
  ['two sections of one name', Buffer.from(real).fill('topology\0\0\0', entry(1), entry(1) + 11)],
  ['a manifest that is no JSON', manifestOf('{"version":')],
  ['a manifest that is null', manifestOf('null')],
  ['a manifest nested deeply', manifestOf('['.repeat(400))],
  ['a manifest without a version', manifestOf('{"product":"x"}')],
  ['a version that is markup', manifestOf('{"product":"x","version":"<b>1</b>"}')],
  ['a manifest that is not UTF-8', Buffer.from(real).fill(0xff, HEADER.bytes, entry(0))],
];

test.each(HOSTILE)('%s is neither read nor taken for the published file', async (_, bytes) => {
  expect(readCapsule(bytes)).toHaveProperty('fault');
  expect(reportOn(bytes).sound).toBe(false);
  expect(['differs', 'foreign']).toContain((await verdict(bytes)).kind);
});

describe('a verdict in words', () => {
  const words = async (bytes: Uint8Array) => verdictText(await verdict(bytes), published).sentences.join(' ');

  test('names the part that differs', async () => {
    const { offset } = published.parts.find(({ name }) => name === 'interlocks') ?? { offset: 0 };
    expect(await words(flipped(offset))).toBe(
      'This is a capsule, but not the published file. 1 of its 12 parts differs: interlocks. ' +
        'Its contents do not agree with its own index: it was damaged or cut short.',
    );
  });

  test('says that a file goes on, or stops', async () => {
    expect(await words(Buffer.concat([real, real]))).toContain(
      'All 12 published parts are present, with more data after them.',
    );
    expect(await words(real.subarray(0, 2_000_000))).toContain('2 of its 12 parts differ: anchors, slices.');
  });

  test('names another version that is sound in itself', async () => {
    const other: Verdict = { kind: 'differs', bytes: 9, parts: ['manifest'], version: '0.12.03385', sound: true };
    const text = verdictText(other, published).sentences.join(' ');
    expect(text).toContain('Its manifest states version 0.12.03385.');
    expect(text).toContain('Its contents agree with its own index.');
  });
});

describe('npm run capsule -- --read', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'northwall-'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (path: string) =>
    spawnSync('node', ['scripts/capsule.mjs', '--read', path], { cwd: project, encoding: 'utf8' });

  test('prints the manifest and that all holds', () => {
    const { status, stdout } = read(file);
    expect(status).toBe(0);
    expect(stdout).toContain('"version": "0.12.03384"');
    expect(stdout).toContain('signature  holds');
    expect(stdout).toContain(published.sha256);
  });

  test('exits with 1 for a tampered file and 2 for none', () => {
    const tampered = join(folder, 'tampered.caps');
    writeFileSync(tampered, flipped(real.length - 1));
    const { status, stdout } = read(tampered);
    expect(status).toBe(1);
    expect(stdout).toMatch(/slices .* DIFFERS/);
    expect(read(join(folder, 'none.caps')).status).toBe(2);
  });
});

test('the signature fails when any of what it covers is changed', () => {
  const weaker = Buffer.from(real);
  weaker.write('"1.2"', real.indexOf('"2.0"'));
  for (const bytes of [weaker, flipped(entry(3) + ENTRY.sha256), flipped(entry(8))]) {
    expect(reportOn(bytes).lines.join('\n')).toContain('signature  DOES NOT HOLD');
  }
});
