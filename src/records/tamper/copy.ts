import { BLOCK_RECORDS, type Chained, type ChainFault, chainFaults, hashRecord } from '../../sim/math/chain';
import type { WorldName } from '../../sim/math/seed-of';

/** Record of the lab: its fields are texts and numbers. */
export type TamperRecord = Chained & Readonly<Record<string, string | number>>;

/** Number of records that the visitor may change. */
export const COPIED_RECORDS = 8;

/** Block that the lab copied: its records before any edit, and the first record of the next block. */
export interface CopiedBlock {
  readonly world: WorldName;
  /** Last COPIED_RECORDS records of a block, in order. */
  readonly records: readonly TamperRecord[];
  /** First record of the next block. It is not changed: its `prev` is an anchor. */
  readonly next: TamperRecord;
}

/**
 * Copies the last records of the newest whole block among `records`; undefined if there is none, or one of them does
 * not verify.
 */
export function copyOf(world: WorldName, records: readonly TamperRecord[]): CopiedBlock | undefined {
  const opening = records.findLastIndex(({ seq }, i) => i >= COPIED_RECORDS && seq % BLOCK_RECORDS === 0);
  const next = records[opening];
  if (!next) return undefined;
  const around = records.slice(opening - COPIED_RECORDS, opening + 1);
  if (chainFaults(world, around).some(({ length }) => length > 0)) return undefined;
  return { world, records: around.slice(0, -1), next };
}

/**
 * Parses the value of a field that a visitor typed: a number if the one before is one and the text reads as one,
 * otherwise text of Unicode characters.
 */
export function parseEditedValue(before: string | number | undefined, text: string): string | number {
  const number = Number(text);
  const isNumber = typeof before === 'number' && text.trim() !== '' && Number.isFinite(number);
  return isNumber ? number : text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the records with another value, as typed, in a field of number `at`. */
export function withField(
  { records: before }: CopiedBlock,
  records: readonly TamperRecord[],
  at: number,
  field: string,
  text: string,
): readonly TamperRecord[] {
  const record = records[at];
  if (!record) return records;
  return records.with(at, { ...record, [field]: parseEditedValue(before[at]?.[field], text) });
}

/** Returns the records, with those from `at` to before `end` linked and hashed again, as a forger would do. */
export function relinkRecords(records: readonly TamperRecord[], at: number, end = at + 1): readonly TamperRecord[] {
  const changed = [...records];
  for (let i = at; i < end; i++) {
    const record = changed[i];
    if (!record) break;
    const { hash: _, ...rest } = record;
    // The first record's link leads out of the copy and is left as it is.
    changed[i] = hashRecord({ ...rest, prev: changed[i - 1]?.hash ?? rest.prev }) as TamperRecord;
  }
  return changed;
}

/** Findings of the verifier, and of a comparison with the original, in a copy. */
export interface Findings {
  readonly faults: readonly (readonly ChainFault[])[];
  /** Faults of the next block's first record. */
  readonly next: readonly ChainFault[];
  /** True at each record that differs from the export that was kept. */
  readonly changed: readonly boolean[];
}

/** Verifies the records of a copy and the link that follows them, and compares them with the original. */
export function findingsIn({ world, records: before, next }: CopiedBlock, records: readonly TamperRecord[]): Findings {
  const faults = chainFaults(world, [...records, next]);
  const changed = records.map((record, i) =>
    Object.keys({ ...record, ...before[i] }).some((field) => record[field] !== before[i]?.[field]),
  );
  return { faults: faults.slice(0, -1), next: faults.at(-1) ?? [], changed };
}

/** Number of proven records from the first on: all before the first whose hash or link does not hold. */
export function provenCount({ faults }: Findings): number {
  const broken = faults.findIndex((each) => each.length > 0);
  return broken < 0 ? faults.length : broken;
}
