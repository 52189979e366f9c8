import type { WorldName } from '../math/seed-of';
import { type Edit, editText } from './edits';
import { MOST_EDITS, type ParsedName, readEdits, readWorldName } from './world-name';

/** Separator of a fork's edits in an address. */
const BETWEEN = '.';
/** Most characters of a text that are quoted; no edit is longer. */
const MOST_QUOTED = 40;
/** Most edits that are read. */
const MOST_READ = 32;

/** Reads the edits of a fork from an address, such as `no-qdsa8.late-qdsb0-3000`. Never throws; fast for any text. */
export function readFork(text: string): Pick<ParsedName, 'edits' | 'leftOut'> {
  const texts = text.split(BETWEEN, MOST_READ + 1);
  const quoted = texts.slice(0, MOST_READ).map((each) => {
    return each.length > MOST_QUOTED ? `${each.slice(0, MOST_QUOTED)}…` : each;
  });
  const { edits, leftOut } = readEdits(quoted);
  const more = `what follows the first ${MOST_READ} exceeds the limit of ${MOST_EDITS} changes, so it is left out`;
  return { edits, leftOut: texts.length > MOST_READ ? [...leftOut, more] : leftOut };
}

/** Writes the edits of a fork as in an address. */
export const forkText = (edits: readonly Edit[]): string => edits.map(editText).join(BETWEEN);

/** Edits that made this world another; none for an original. */
export const editsOf = (world: WorldName): readonly Edit[] => readWorldName(world).edits;
