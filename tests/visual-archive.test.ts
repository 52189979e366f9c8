import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tar, untar } from '../scripts/tools/tar.mjs';
import { openBaselines, pack } from '../scripts/visual/archive.mjs';
import { adoptCase, readSide, writeSide } from '../scripts/visual/baselines.mjs';
import { compact } from '../scripts/visual/compact.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-visual-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture of stripes, as quickly compressed as a browser would. */
function stripes(): Buffer {
  const png = new PNG({ width: 200, height: 100 });
  for (let i = 0; i < png.data.length; i++) png.data[i] = i % 4 === 3 || (i >> 4) % 5 === 0 ? 255 : 40;
  return PNG.sync.write(png, { filterType: 4, deflateLevel: 1 });
}

/** A folder of three pictures, two of them alike. */
function pictures(name: string): string {
  const base = join(folder, name);
  mkdirSync(join(base, 'chromium'), { recursive: true });
  for (const [file, bytes] of Object.entries({ 'a.png': 'one', 'b.png': 'one', 'c.png': 'other' })) {
    writeFileSync(join(base, 'chromium', file), bytes.repeat(900));
  }
  return base;
}

test('an archive of baselines holds equal pictures once and unpacks to what it was made of', () => {
  const from = pictures('packed');
  const archive = join(folder, 'packed.tar');
  expect(pack(from, archive)).toContain('3 files');
  const work = openBaselines(archive, join(folder, 'work'));
  for (const name of ['a', 'b', 'c']) {
    const file = `chromium/${name}.png`;
    expect(readFileSync(join(work, file)).equals(readFileSync(join(from, file)))).toBe(true);
  }
  const bytes = readFileSync(archive).toString('latin1');
  expect(bytes.split('one'.repeat(900))).toHaveLength(2);
});

test('an archive that the system’s tar has packed again is read, and one that is not there is no empty folder', () => {
  const from = pictures('again');
  const archive = join(folder, 'again.tar');
  pack(from, archive);
  const unpacked = openBaselines(archive, join(folder, 'again-work'));
  writeFileSync(join(unpacked, 'SHA256SUMS'), untar(readFileSync(archive)).get('SHA256SUMS') ?? '');
  execFileSync('tar', ['-cf', archive, '-C', unpacked, '.']);
  expect(readFileSync(join(openBaselines(archive, join(folder, 'again-2')), 'chromium/c.png'))).toHaveLength(
    readFileSync(join(from, 'chromium/c.png')).length,
  );
  expect(() => openBaselines(join(folder, 'absent.tar'), '')).toThrow('There is no archive');
});

test('an archive with another byte in it is refused in a sentence, and so is a folder whose checksums are of other pictures', () => {
  const from = pictures('spoilt');
  const archive = join(folder, 'spoilt.tar');
  pack(from, archive);
  const bytes = readFileSync(archive);
  bytes[bytes.indexOf('other') + 1] = 0;
  writeFileSync(archive, bytes);
  expect(() => openBaselines(archive, join(folder, 'spoilt-work'))).toThrow('1 of its files, such as chromium/c.png');
  writeFileSync(archive, bytes.subarray(0, 700));
  expect(() => openBaselines(archive, join(folder, 'spoilt-work'))).toThrow('is no archive of --pack');
  writeFileSync(join(from, 'SHA256SUMS'), `${'0'.repeat(64)}  chromium/a.png\n`);
  expect(() => openBaselines(from, '')).toThrow('3 of its files');
});

test('an archive cannot write outside of its folder', () => {
  const sums = { name: 'SHA256SUMS', bytes: Buffer.from(''), mode: 0o644 };
  const evil = { name: '../evil.png', bytes: Buffer.from('x'), mode: 0o644 };
  const archive = join(folder, 'evil.tar');
  const digest = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
  writeFileSync(archive, tar([{ ...sums, bytes: Buffer.from(`${digest}  ../evil.png\n`) }, evil], 0));
  expect([...untar(readFileSync(archive)).keys()]).toContain('../evil.png');
  expect(() => openBaselines(archive, join(folder, 'evil'))).toThrow('holds "../evil.png"');
});

test('a baseline has the same pixels in fewer bytes, and is written once', () => {
  const png = stripes();
  const smaller = compact(png);
  expect(smaller.length).toBeLessThan(png.length);
  expect(PNG.sync.read(smaller).data.equals(PNG.sync.read(png).data)).toBe(true);
  expect(compact(smaller)).toBe(smaller);
  const [after, baselines] = [join(folder, 'after'), join(folder, 'baselines')];
  writeSide(join(after, 'a'), { png, json: '{}' });
  expect(adoptCase(after, baselines, 'a')).toBe(true);
  expect(readSide(join(baselines, 'a'))?.png.equals(smaller)).toBe(true);
  expect(adoptCase(after, baselines, 'a')).toBe(false);
});
