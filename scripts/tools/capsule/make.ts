import type { Manifest } from '../../../src/capsule/read';
import { RELEASE } from '../../../src/capsule/release';
import { canonicalJson } from '../../../src/sim/math/canonical';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';
import { PUBLIC_KEY, sign } from './key';
import { anchorsSection, drawsSection, slicesSection } from './selftest';
import { TABLES } from './tables';
import { type Content, writeCapsule } from './write';

const MANIFEST: Manifest = {
  product: 'Northwall base layer',
  version: RELEASE.version,
  note: 'Northwall is fictional. The tables are those of its simulation.',
  world: DEFAULT_SEED,
  requires: { cores: 8, ramGb: 32, accelerators: 2, tpm: '2.0', secureBoot: true },
  egress: ['443/TCP', '7841/TCP', '7842/UDP'],
  certificateHours: 24,
  localLogHours: 2,
  license: 'Evaluation. Other use requires an executed enterprise license agreement and hardware attestation.',
  signature: { alg: 'Ed25519', key: PUBLIC_KEY, trust: 'demonstration key, whose private half is public' },
};

/** The capsule's bytes: the same on every machine and in every run while the models are the same. */
export function makeCapsule(): Buffer {
  const tables = Object.entries(TABLES).map(
    ([name, table]): Content => ({ name, bytes: Buffer.from(canonicalJson(table), 'utf8') }),
  );
  const selftest: Content[] = [
    { name: 'draws', bytes: drawsSection() },
    { name: 'anchors', bytes: anchorsSection() },
    { name: 'slices', bytes: slicesSection() },
  ];
  return writeCapsule(MANIFEST, [...tables, ...selftest], sign);
}
