import { safeFileName } from '../../../src/records/download/download';
import { ALGORITHMS } from '../../../src/records/snapshots/file/digest';
import { captureSnapshot, type Snapshot } from '../../../src/records/snapshots/file/snapshot';
import { AUTO_MS, MAX_KEPT } from '../../../src/records/snapshots/newest-first';
import { DEFAULT_WORLD } from '../../../src/session/storage/stored-world';
import { AT, browser, SEED, value } from './requirement';

/** Requirements on snapshots, files and values kept in the browser. */
export const RECORDS = [
  value(
    'seed and cycle days',
    'src/session/storage/stored-world.ts',
    ['seed', 'cycleDays'],
    () => Object.keys(DEFAULT_WORLD),
    'kept in local storage',
  ),
  value('ms between automatic snapshots', 'src/records/snapshots/newest-first.ts', 15_000, () => AUTO_MS),
  value('snapshots kept', 'src/records/snapshots/newest-first.ts', 20, () => MAX_KEPT),
  value(
    'hashes',
    'src/records/snapshots/file/digest.ts',
    ['`SHA-256`: 256 bits', '`FNV-1a-32`: 32 bits'],
    () => Object.entries(ALGORITHMS).map(([name, bytes]) => `\`${name}\`: ${bytes * 8} bits`),
    'SHA-256; where the browser has no cryptography, a hash of 32 bits',
  ),
  value(
    'snapshot',
    'src/records/snapshots/file/snapshot.ts',
    { fields: true, entry: ['data', 'name'], failed: ['error', 'name'], signature: ['alg', 'base64', 'hex'] },
    async () => {
      const model = (id: string, state: () => unknown) => ({ id, version: 1, settings: {}, state });
      const failing = () => {
        throw new Error('no state');
      };
      const models = [model('one', () => 1), model('two', failing)];
      const { text: json } = await captureSnapshot(SEED, AT, models, async () => undefined);
      const snapshot = JSON.parse(json) as Snapshot;
      const keysOf = (of: object = {}) => Object.keys(of).sort();
      return {
        fields: ['ts', 'entries', 'signature'].every((field) => field in snapshot),
        entry: keysOf(snapshot.entries[0]),
        failed: keysOf(snapshot.entries[1]),
        signature: keysOf(snapshot.signature),
      };
    },
    '`ts`, `entries` (`name`, and `data` or `error`), `signature` (`alg`, `hex`, `base64`)',
  ),
  value(
    'file names',
    'src/records/download/download.ts',
    'a-b-.json',
    () => safeFileName('../a/<b>.json'),
    'letters, digits, dot, dash, underscore',
  ),
  browser('files', 'e2e/snapshots.spec.ts', 'JSON, built in the browser'),
  browser('auto-capture', 'e2e/snapshots.spec.ts', 'on or off'),
  browser('a download that fails', 'e2e/snapshots.spec.ts', 'an alert: “Snapshot download failed”'),
];
