import { createHash } from 'node:crypto';
import { RELEASE } from '../../../src/records/capsule/release';
import { canonicalJson } from '../../../src/sim/math/canonical';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';
import { tar } from '../tar.mjs';
import { anchors, draws, slices } from './selftest';
import { TABLES } from './tables';

const MANIFEST = {
  product: 'Northwall base layer',
  version: RELEASE.version,
  note: 'Northwall is fictional. The tables are those of its simulation.',
  world: DEFAULT_SEED,
  requires: { cores: 8, ramGb: 32, accelerators: 2, tpm: '2.0', secureBoot: true },
  egress: ['443/TCP', '7841/TCP', '7842/UDP'],
  certificateHours: 24,
  localLogHours: 2,
  license: 'Evaluation. Other use requires an executed enterprise license agreement and hardware attestation.',
};

/** Modification time of the files in the capsule: the day of the policies, 2025-08-30, in seconds since 1970. */
const WRITTEN = 1_756_512_000;

export { RELEASE };

/** The files in the capsule, by name. */
function contents(): [string, Buffer][] {
  const tables = Object.entries({ manifest: MANIFEST, ...TABLES }).map(([name, table]): [string, Buffer] => [
    `${name}.json`,
    Buffer.from(canonicalJson(table)),
  ]);
  return [...tables, ['draws.bin', draws()], ['anchors.bin', anchors()], ['slices.bin', slices()]];
}

const sumLine = ([name, bytes]: [string, Buffer]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;

/**
 * Bytes of the capsule: a tar archive of its files and of `SHA256SUMS`, which `sha256sum -c` reads. The same on every
 * machine while the models are the same.
 */
export function makeCapsule(): Buffer {
  const files = contents();
  const sums = Buffer.from(files.map(sumLine).join(''));
  const archived = [...files, ['SHA256SUMS', sums] as const].map(([name, bytes]) => ({ name, bytes, mode: 0o644 }));
  return tar(archived, WRITTEN);
}
