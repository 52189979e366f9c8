import { contentHash, flatHash } from './canonical';
import { floor } from './math';

/** Records in a block of the chain; each block begins from an anchor of its own. */
export const BLOCK_RECORDS = 256;

/** What the chain needs of a record. `hash` covers everything else, `prev` included. */
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

/** What the first record of `block` has as its `prev`: SHA-256 of the canonical JSON of seed and block number. */
export function anchorOf(seed: string, block: number): string {
  return contentHash({ block, seed });
}

/** What comes before a record: another one, or the anchor of its block. */
type Before = Chained | string;

const hashOf = (before: Before): string => (typeof before === 'string' ? before : before.hash);

/** Where the link and hash of a record made by `follow` come from. */
interface Link {
  /** What comes before the record, or how to tell it from the record. */
  before: Before | ((record: object) => Before);
  known?: Pick<Chained, 'hash' | 'prev'>;
}

/**
 * Marks records made by `seal` and `follow`, which cannot change, so that their hash need not be computed again; of the latter
 * it holds the link. On the record, where no copy takes it along: a weak map of so many is slow to collect.
 */
const MADE = Symbol('made');
type Made = { readonly [MADE]?: Link | null };

/** `record`, which is flat, with its hash; frozen. */
export function seal<T extends object>(record: T): T & { readonly hash: string } {
  const whole = { ...record, hash: flatHash(record) };
  return Object.freeze(Object.defineProperty(whole, MADE, { value: null }));
}

function beforeOf(record: object, link: Link): Before {
  if (typeof link.before === 'function') link.before = link.before(record);
  return link.before;
}

/** The fields of a record but its link and hash, which would be computed if they were read. */
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

/** The getters that all records made by `follow` share: with some of its own, each would be an object of a shape of its own. */
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
 * `record` itself, which is flat and nobody else's, linked to what comes before it, with its hash, and frozen. Both are computed
 * when first read: they take the hash of every record before it in its block, and most readers look at neither. `before`, given the
 * record, is a pure function; records may share it.
 */
export function follow<T extends object>(record: T, before: (record: T) => Before): T & Pick<Chained, 'hash' | 'prev'> {
  const link = { before } as Link;
  // Frozen as it is: a copy that is frozen has a shape of its own in V8, and takes three times the memory.
  // One property after another: V8 takes twice as long over a list of them.
  Object.defineProperty(record, 'prev', LINKED.prev);
  Object.defineProperty(record, 'hash', LINKED.hash);
  Object.defineProperty(record, MADE, { value: link });
  return Object.freeze(record) as T & Pick<Chained, 'hash' | 'prev'>;
}

/**
 * What is left where somebody changes fields of a record and keeps its link and hash. A copy; link and hash are computed when first
 * read, as those of `record`.
 */
export function tamper<T extends Chained>(record: T, change: Partial<Omit<T, keyof Chained>>): T {
  return Object.defineProperties(Object.assign(ownOf(record), change), {
    prev: { enumerable: true, get: () => record.prev },
    hash: { enumerable: true, get: () => record.hash },
  }) as T;
}

/** Whether the hash of a record is that of its other fields. What is no JSON has none. */
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
 * What is wrong with a record: `hash`, it is not that of the record; `order`, its number is not above that of the (intact) record
 * before; `link`, its `prev` is neither the hash that the record before carries nor, at the first of a block, the anchor.
 */
export type Fault = 'hash' | 'order' | 'link';

/**
 * What is wrong with each of the records, in the order given. Gaps are allowed: the link to a record that is not among them
 * cannot be checked and counts as good.
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
