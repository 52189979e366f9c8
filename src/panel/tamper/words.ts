import type { Fault } from '../../sim/chain';
import type { Findings, Original, TamperRecord } from './copy';

/** Hexadecimal digits of a hash that are shown. */
const DIGITS = 12;

export const short = (hash: string | number | undefined) => String(hash).slice(0, DIGITS);

/** What the verifier says of a record's own hash. */
export const hashWords = (faults: readonly Fault[]) =>
  faults.includes('hash') ? 'hash does not match' : 'hash matches';

/** What the verifier says of the link from a record to the one before it. */
export function linkWords(faults: readonly Fault[], record: TamperRecord, before: TamperRecord | undefined): string {
  if (!before) return 'not checked: the record before is not in the copy';
  if (faults.includes('order')) return 'order broken: its number is not above the one before';
  if (faults.includes('link')) return `link broken: it names ${short(record.prev)} as the hash before`;
  return record.seq === before.seq + 1 ? 'link holds' : 'link not checked: the numbers leave a gap';
}

const list = (numbers: readonly number[]) =>
  numbers.length < 2 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Records by their places, as the subject of a sentence in the singular or in the plural. */
const subject = (places: readonly number[], one: string, many: string) =>
  places.length === 1 ? `Record ${places[0]} ${one}` : `Records ${list(places)} ${many}`;

/** What has come of the visitor's changes so far. */
export function explanation({ records: before }: Original, records: readonly TamperRecord[], found: Findings): string {
  const placesOf = (holds: (i: number) => boolean) => records.flatMap((_, i) => (holds(i) ? [i + 1] : []));
  const changed = placesOf((i) => found.changed[i] === true);
  const hashes = placesOf((i) => found.faults[i]?.includes('hash') === true);
  const links = placesOf((i) => found.faults[i]?.some((fault) => fault !== 'hash') === true);
  if (changed.length === 0) return 'The copy is as it was taken: every hash matches and every link holds.';
  if (hashes.length === 0 && links.length === 0) {
    return `The verifier finds nothing. ${subject(changed, 'differs', 'differ')} from the export that was kept elsewhere, and only that comparison shows it: the next block begins from its anchor and does not depend on this one.`;
  }
  const sentences: string[] = [];
  const [first = 1] = hashes;
  if (hashes.length > 0) {
    sentences.push(`${subject(hashes, 'no longer hashes to what it carries', 'no longer hash to what they carry')}.`);
  }
  if (
    hashes.length === 1 &&
    links.length === 0 &&
    first < records.length &&
    records[first - 1]?.hash === before[first - 1]?.hash
  ) {
    sentences.push(
      `The link to record ${first + 1} holds, since that names the hash which record ${first} still carries.`,
    );
  }
  if (hashes.length > 0) sentences.push('To hide the edit, seal it anew.');
  if (links.length > 0) {
    sentences.push(
      `${subject(links, 'does not follow from the record before it', 'do not follow from the record before them')}. Sealing anew there moves the break on.`,
    );
  }
  return sentences.join(' ');
}
