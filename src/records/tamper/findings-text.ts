import type { ChainFault } from '../../sim/math/chain';
import type { CopiedBlock, Findings, TamperRecord } from './copy';

/** Hexadecimal digits of a hash that are shown. */
const DIGITS = 12;

/** Beginning of a hash, for a sentence. */
export const shortHash = (hash: string | number | undefined) => String(hash).slice(0, DIGITS);

/** Words for a record's own hash. */
export const hashText = (faults: readonly ChainFault[]) =>
  faults.includes('hash') ? 'hash does not match' : 'hash matches';

/** Verdict on the link from a record to the one before it: its state and the words for it. */
export interface LinkVerdict {
  readonly state: 'holds' | 'broken' | 'unchecked';
  readonly text: string;
}

/** Judges the link from a record to the one before it. */
export function linkVerdict(
  faults: readonly ChainFault[],
  record: TamperRecord,
  before: TamperRecord | undefined,
): LinkVerdict {
  if (faults.includes('order')) {
    return { state: 'broken', text: 'order broken: its number is not higher than the previous one' };
  }
  if (faults.includes('link')) {
    return { state: 'broken', text: `link broken: it gives ${shortHash(record.prev)} as the previous hash` };
  }
  if (!before) return { state: 'unchecked', text: 'not checked: the previous record is not in the copy' };
  return record.seq === before.seq + 1
    ? { state: 'holds', text: 'link holds' }
    : { state: 'unchecked', text: 'link not checked: a number is missing' };
}

/** Judges the link from the next block to its anchor. */
export const anchorVerdict = (faults: readonly ChainFault[]): LinkVerdict =>
  faults.length > 0
    ? { state: 'broken', text: 'link broken' }
    : { state: 'holds', text: 'link holds: it names the anchor' };

/** Number of links that can be checked, that to the next block included, and of broken ones. */
export function linkTally(records: readonly TamperRecord[], { faults, next }: Findings) {
  const verdicts = records.map((record, i) => linkVerdict(faults[i] ?? [], record, records[i - 1]));
  const checked = [...verdicts, anchorVerdict(next)].filter(({ state }) => state !== 'unchecked');
  return { checked: checked.length, broken: checked.filter(({ state }) => state === 'broken').length };
}

const list = (numbers: readonly number[]) =>
  numbers.length < 2 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Subject of a sentence about records by their places, in the singular or in the plural. */
const subject = (places: readonly number[], one: string, many: string) =>
  places.length === 1 ? `Record ${places[0]} ${one}` : `Records ${list(places)} ${many}`;

/** Explains the result of the visitor’s changes so far. */
export function explainFindings(
  { records: before }: CopiedBlock,
  records: readonly TamperRecord[],
  findings: Findings,
): string {
  const placesOf = (holds: (i: number) => boolean) => records.flatMap((_, i) => (holds(i) ? [i + 1] : []));
  const changed = placesOf((i) => findings.changed[i] === true);
  const hashes = placesOf((i) => findings.faults[i]?.includes('hash') === true);
  const links = placesOf((i) => findings.faults[i]?.some((fault) => fault !== 'hash') === true);
  if (changed.length === 0) return 'Nothing has changed: every hash matches, and every link that can be checked holds.';
  if (hashes.length === 0 && links.length === 0 && findings.next.length === 0) {
    return `The verifier finds nothing. ${subject(changed, 'differs', 'differ')} from the export kept elsewhere, and here only that comparison shows it, because this site’s anchors are unsigned. On a node the next anchor, signed by its TPM, would not match.`;
  }
  const sentences: string[] = [];
  const [first = 1] = hashes;
  if (hashes.length > 0) {
    sentences.push(`${subject(hashes, 'no longer matches its hash', 'no longer match their hashes')}.`);
  }
  if (
    hashes.length === 1 &&
    links.length === 0 &&
    first < records.length &&
    records[first - 1]?.hash === before[first - 1]?.hash
  ) {
    sentences.push(
      `The link to record ${first + 1} still holds, because it names the hash that record ${first} still carries.`,
    );
  }
  if (hashes.length > 0) sentences.push('To hide the edit, reseal it.');
  if (links.length > 0) {
    sentences.push(
      `${subject(links, 'does not follow from the record before it', 'do not follow from the record before them')}. Resealing there moves the break to the next record.`,
    );
  }
  if (findings.next.length > 0) sentences.push('The next block does not follow from the last record.');
  return sentences.join(' ');
}
