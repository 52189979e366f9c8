import { EDIT_MARK, type Seed, type WorldName } from '../math/seed-of';
import { LAST_INSTANT } from '../words/time';
import { type Edit, editOrder, editText, parseEdit, rangeFault } from './edits';
import { isNative } from './incidents/incident-numbers';
import { isSeed } from './seed';

export const MOST_EDITS = 8;

/** Most characters of a name: the longest seed and eight of the longest edits fit. */
const LONGEST_NAME = 400;

/** Contents of a world's name. */
export interface ParsedName {
  readonly seed: Seed;
  /** Edits that can be made, in the order of the name. */
  readonly edits: readonly Edit[];
  /** Clauses about the others, each with its text and the reason why it is left out. */
  readonly leftOut: readonly string[];
}

/** Verbs that exclude each other in the edits of one incident; `no` excludes every other. */
const EXCLUSIVE: readonly (readonly [Edit['verb'], Edit['verb']])[] = [
  ['late', 'never'],
  ['new', 'sev'],
];

/** True if one world cannot have both edits. */
export const isContradiction = (a: Edit, b: Edit): boolean =>
  a.n === b.n &&
  (a.verb === b.verb ||
    a.verb === 'no' ||
    b.verb === 'no' ||
    EXCLUSIVE.some((pair) => pair.includes(a.verb) && pair.includes(b.verb)));

/** True if the incident of an edit is in the world, given the edits made before. */
const exists = (edit: Edit, accepted: readonly Edit[]) =>
  edit.verb === 'new' ? edit.ms <= LAST_INSTANT : isNative(edit.n) || accepted.some((one) => one.n === edit.n);

/** Predicate about why `edit` cannot be made besides those in `accepted`; undefined if it can. */
function faultOf(edit: Edit, accepted: readonly Edit[]): string | undefined {
  const range = rangeFault(edit);
  if (range) return `is out of range (${range})`;
  if (!exists(edit, accepted)) {
    return edit.verb === 'new' ? 'is beyond 2100' : 'names no incident of this world';
  }
  const contradiction = accepted.find((one) => isContradiction(one, edit));
  if (contradiction) {
    const text = editText(contradiction);
    return text === editText(edit) ? 'occurs twice' : `contradicts “${text}”`;
  }
  return accepted.length === MOST_EDITS ? `exceeds the limit of ${MOST_EDITS} changes` : undefined;
}

/** Reads the texts of edits. Never throws: impossible ones are left out, with a clause for each. */
export function readEdits(texts: readonly string[]): Pick<ParsedName, 'edits' | 'leftOut'> {
  const read = texts.map((text) => ({ text, edit: parseEdit(text) }));
  const accepted: Edit[] = [];
  const leftOut: string[] = [];
  // Additions of incidents come before their other edits.
  const isAdded = ({ edit }: { edit: Edit | undefined }) => edit?.verb === 'new';
  for (const { text, edit } of [...read.filter(isAdded), ...read.filter((each) => !isAdded(each))]) {
    const fault = edit ? faultOf(edit, accepted) : 'is unknown';
    if (fault) leftOut.push(`“${text}” ${fault}`);
    else if (edit) accepted.push(edit);
  }
  const end = accepted.length > 0 ? 'it is left out' : 'the original is shown';
  return { edits: accepted.sort(editOrder), leftOut: leftOut.map((why) => `${why}, so ${end}`) };
}

/** Reads a world's name: its seed, and after it the edits that made it another. Never throws. */
export function readWorldName(name: WorldName): ParsedName {
  const [seed = '', ...texts] = name.split(EDIT_MARK);
  return { seed, ...readEdits(texts) };
}

/** Name of the world that the edits make of the world `seed`. The same edits in any order give the same name. */
export const worldName = (seed: Seed, edits: readonly Edit[]): WorldName =>
  [seed, ...edits.toSorted(editOrder).map(editText)].join(EDIT_MARK);

/** True if `value` is the name of a world as the site writes it. */
export function isWorldName(value: unknown): value is WorldName {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) return false;
  const { seed, edits, leftOut } = readWorldName(value);
  return isSeed(seed) && leftOut.length === 0 && worldName(seed, edits) === value;
}
