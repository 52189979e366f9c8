import { contentHash, flatHash } from './canonical';
import { floor } from './math';

/** Number of records in a block of the chain. Each block begins from its own anchor. */
export const BLOCK_RECORDS = 256;

/** The fields that make a record part of the chain. `hash` covers all other fields, `prev` included. */
export interface Chained {
  /** Number in the chain. */
  readonly seq: number;
  /** SHA-256 of the record without this field, as canonical JSON; 64 hexadecimal digits. */
  readonly hash: string;
  /** `hash` of the record before, or the block's anchor at its first record. */
  readonly prev: string;
}

/** The block that record `seq` belongs to. */
export function blockOf(seq: number): number {
  return floor(seq / BLOCK_RECORDS);
}

/** The `prev` of the first record of `block`: SHA-256 of the canonical JSON of seed and block number. */
export function anchorOf(seed: string, block: number): string {
  return contentHash({ block, seed });
}

/** What comes before a record: another one, or the anchor of its block. */
type Before = Chained | string;

const hashOf = (before: Before): string => (typeof before === 'string' ? before : before.hash);

/** What the link and hash of a record made by `follow` are computed from. */
interface Link {
  /** The predecessor of the record, or a function that finds it from the record. */
  before: Before | ((record: object) => Before);
  known?: Pick<Chained, 'hash' | 'prev'>;
}

/**
 * Marks the frozen records made by `seal` and `follow`, whose hash need not be checked again; for those of `follow` it
 * holds the link. It is kept on the record, where copies do not take it along, because a weak map of so many records is
 * slow to collect.
 */
const MADE = Symbol('made');
type Made = { readonly [MADE]?: Link | null };

/** Adds its hash to a flat record and freezes it. */
export function hashRecord<T extends object>(record: T): T & { readonly hash: string } {
  const hashed = { ...record, hash: flatHash(record) };
  return Object.freeze(Object.defineProperty(hashed, MADE, { value: null }));
}

function beforeOf(record: object, link: Link): Before {
  if (typeof link.before === 'function') link.before = link.before(record);
  return link.before;
}

/** The fields of a record without link and hash, because reading those would compute them. */
const ownOf = (record: object): object =>
  Object.fromEntries(
    Object.keys(record)
      .filter((name) => !(name in LINKED))
      .map((name) => [name, record[name as keyof typeof record]]),
  );

/** The link and hash of a record made by `follow`. */
function computed(record: Made): Pick<Chained, 'hash' | 'prev'> {
  const link = record[MADE] as Link;
  if (!link.known) {
    const prev = hashOf(beforeOf(record, link));
    link.known = { prev, hash: flatHash({ ...ownOf(record), prev }) };
  }
  return link.known;
}

/**
 * The getters that all records made by `follow` share. With its own getters, each record would have its own object
 * shape in V8.
 */
const LINKED: Record<'prev' | 'hash', PropertyDescriptor> & ThisType<Made> = {
  prev: {
    enumerable: true,
    get() {
      return computed(this).prev;
    },
  },
  hash: {
    enumerable: true,
    get() {
      return computed(this).hash;
    },
  },
};

/**
 * Links a flat record to its predecessor, adds its hash and freezes the object it was given, which nobody else may
 * hold. Link and hash are computed when first read, because they need the hash of every earlier record of the block and
 * most readers use neither. `before`, if a function, must be pure; records may share it.
 */
export function linkRecord<T extends object>(
  record: T,
  before: (record: T) => Before,
): T & Pick<Chained, 'hash' | 'prev'> {
  const link = { before } as Link;
  // The object itself is frozen: a frozen copy has its own shape in V8 and takes three times the memory.
  // One property after another: V8 takes twice as long over a list of them.
  Object.defineProperty(record, 'prev', LINKED.prev);
  Object.defineProperty(record, 'hash', LINKED.hash);
  Object.defineProperty(record, MADE, { value: link });
  return Object.freeze(record) as T & Pick<Chained, 'hash' | 'prev'>;
}

/**
 * A copy of `record` with some fields changed and the old link and hash, as a forger would leave it. Link and hash are
 * computed when first read.
 */
export function tamper<T extends Chained>(record: T, change: Partial<Omit<T, keyof Chained>>): T {
  return Object.defineProperties(Object.assign(ownOf(record), change), {
    prev: { enumerable: true, get: () => record.prev },
    hash: { enumerable: true, get: () => record.hash },
  }) as T;
}

/** Whether a record's hash matches its other fields; false if they are not JSON. */
function isIntact(record: Chained): boolean {
  if (MADE in record) return true;
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
export type Fault = 'hash' | 'order' | 'link';

/**
 * The faults of each record, in the order given. Gaps are allowed: the link to a record that is not in the list cannot
 * be checked and counts as good.
 */
export function chainFaults(seed: string, records: readonly Chained[]): readonly (readonly Fault[])[] {
  const intact = records.map(isIntact);
  return records.map((record, i) => {
    const before = records[i - 1];
    const faults: Fault[] = intact[i] ? [] : ['hash'];
    if (before && intact[i - 1] && record.seq <= before.seq) faults.push('order');
    const due =
      record.seq % BLOCK_RECORDS === 0
        ? anchorOf(seed, blockOf(record.seq))
        : before?.seq === record.seq - 1
          ? before
          : undefined;
    const link = (record as Made)[MADE];
    const good = due === undefined || (link && beforeOf(record, link) === due) || record.prev === hashOf(due);
    if (!good) faults.push('link');
    return faults;
  });
}
