import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import published from 'virtual:capsule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCapsule } from '../scripts/tools/capsule/make';
import { RELEASE } from '../src/records/capsule/release';

const file = resolve(import.meta.dirname, `../public${RELEASE.path}`);
const real = readFileSync(file);

test('the published capsule is what `npm run capsule` writes now', () => {
  expect(makeCapsule().equals(real)).toBe(true);
});

test('the page states the size and the hash of the file itself', () => {
  expect(published).toEqual({ bytes: real.length, sha256: createHash('sha256').update(real).digest('hex') });
  expect((published.bytes / 1e6).toFixed(1)).toBe('2.5');
});

describe('unpacked with tar, the capsule', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'northwall-'));
    execFileSync('tar', ['-xf', file, '-C', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('holds nine files, each with the hash that its list states', () => {
    const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    for (const line of lines) {
      const [hash = '', name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ).toBe(hash);
    }
  });

  test('states the minimum of a node and its ports in its manifest', () => {
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
      version: '0.12.03384',
      requires: { cores: 8, ramGb: 32, accelerators: 2, tpm: '2.0', secureBoot: true },
      egress: ['443/TCP', '7841/TCP', '7842/UDP'],
      certificateHours: 24,
      localLogHours: 2,
    });
  });
});
