import { contentHash, flatHash } from './canonical';
import { floor } from './math';
import { seedOf, type WorldName } from './seed-of';

/** Number of records in a block of the chain. Each block begins from its own anchor. */
export const BLOCK_RECORDS = 256;

/** Fields that make a record part of the chain. `hash` covers all other fields, `prev` included. */
export interface Chained {
  /** Number in the chain. */
  readonly seq: number;
  /** SHA-256 of the record without this field, as canonical JSON; 64 hexadecimal digits. */
  readonly hash: string;
  /** `hash` of the record before, or the block's anchor at its first record. */
  readonly prev: string;
}

/** Block that record `seq` belongs to: 0 for the records 0 to 255. */
export function blockOf(seq: number): number {
  return floor(seq / BLOCK_RECORDS);
}

/**
 * Anchor, the `prev` of the first record of `block`: SHA-256 of the canonical JSON of seed and block number. A fork has
 * its original’s.
 */
export function anchorOf(world: WorldName, block: number): string {
  return contentHash({ block, seed: seedOf(world) });
}

/** Hash that a record links to: of another record, or the anchor of its block. */
const hashOf = (before: Chained | string): string => (typeof before === 'string' ? before : before.hash);

/** Adds its hash to a flat record. */
export function hashRecord<T extends object>(record: T): T & { readonly hash: string } {
  return { ...record, hash: flatHash(record) };
}

/**
 * Links a flat record to its predecessor and adds its hash. Both are computed when first read, because they need the
 * hash of every earlier record of the block and most readers use neither: hashing at once makes a cold seek of the
 * events 3 to 10 ms slower. `before` must be pure.
 */
export function linkRecord<T extends object>(
  record: T,
  before: () => Chained | string,
): T & Pick<Chained, 'hash' | 'prev'> {
  let linked: Pick<Chained, 'hash' | 'prev'> | undefined;
  const links = () => {
    linked ??= hashRecord({ ...record, prev: hashOf(before()) });
    return linked;
  };
  return {
    ...record,
    get prev() {
      return links().prev;
    },
    get hash() {
      return links().hash;
    },
  };
}

/** True if a record's hash matches its other fields; false if they are not JSON. */
function isIntact(record: Chained): boolean {
  const { hash, ...rest } = record;
  try {
    return contentHash(rest) === hash;
  } catch {
    return false;
  }
}

/**
 * Faults of a record. `hash`: its hash does not match its fields. `order`: its number is not above that of the intact
 * record before. `link`: its `prev` is neither the hash in the record before nor, for the first of a block, the anchor.
 */
export type ChainFault = 'hash' | 'order' | 'link';

/**
 * Faults of each record, in the order given. Gaps are allowed: the link to a record that is not in the list cannot be
 * checked and counts as good. `matches` returns true if a record's hash matches its other fields, for callers that
 * remember it.
 */
export function chainFaults<R extends Chained>(
  world: WorldName,
  records: readonly R[],
  matches: (record: R) => boolean = isIntact,
): readonly (readonly ChainFault[])[] {
  const intact = records.map(matches);
  return records.map((record, i) => {
    const before = records[i - 1];
    const faults: ChainFault[] = intact[i] ? [] : ['hash'];
    if (before && intact[i - 1] && record.seq <= before.seq) faults.push('order');
    const neighbour = before?.seq === record.seq - 1 ? before : undefined;
    const expected = record.seq % BLOCK_RECORDS === 0 ? anchorOf(world, blockOf(record.seq)) : neighbour;
    if (expected !== undefined && record.prev !== hashOf(expected)) faults.push('link');
    return faults;
  });
}
