import { addedNumber } from './incidents/incident-numbers';
import { INCIDENT_KINDS, type IncidentKind } from './incidents/interlocks';
import { PODS, TOPOLOGY } from './topology';

/** Change to a world, which makes a fork. `n` is the number of the incident that is changed. */
export type Edit =
  /** The incident does not happen. */
  | { readonly verb: 'no'; readonly n: number }
  /** The veto of the incident comes `ms` later. */
  | { readonly verb: 'late'; readonly n: number; readonly ms: number }
  /** No interlock vetoes the incident. */
  | { readonly verb: 'never'; readonly n: number }
  | { readonly verb: 'sev'; readonly n: number; readonly severity: number }
  /** The incident strikes another rack, counted from 0 in its pod. */
  | { readonly verb: 'at'; readonly n: number; readonly pod: number; readonly rack: number }
  /** A further incident happens at `ms` since the Unix epoch. */
  | {
      readonly verb: 'new';
      readonly n: number;
      readonly ms: number;
      readonly kind: IncidentKind;
      readonly severity: number;
    };

/** Changes to one incident by a world's edits. */
export interface IncidentChanges {
  readonly removed?: true;
  /** Milliseconds by which its veto comes later; infinite if it never comes. */
  readonly late?: number;
  readonly kind?: IncidentKind;
  readonly severity?: number;
  readonly pod?: number;
  readonly rack?: number;
}

/** Fields of an edit besides its verb, and besides its number unless they give it. */
type EditFields<E extends Edit> = Omit<E, 'verb' | 'n'> & { readonly n?: number };

/** One verb's edits: their form in a name, the range of their numbers, and what they change. */
interface EditKind<E extends Edit> {
  /** Number of words behind the verb. */
  readonly words: number;
  /**
   * Reads the words, of which the first is the incident's number; undefined, or with a number that is NaN, if they are
   * invalid. Other numbers may be out of range. Absent if there is nothing but the incident's number.
   */
  read?(words: readonly string[]): EditFields<E> | undefined;
  write?(edit: E): readonly (string | number)[];
  /** Clause about a number out of range. */
  fault?(edit: E): string | undefined;
  /** Changes to the incident; absent if the edit's own fields are these. */
  changes?(edit: E): IncidentChanges;
}

/** Most milliseconds by which a veto can come later. */
const LATEST_MS = 30_000;

const isIn = (n: number, least: number, most: number) => n >= least && n <= most;

const severityFault = ({ severity }: { readonly severity: number }) =>
  isIn(severity, 1, 3) ? undefined : 'a severity is 1, 2 or 3';

/** Parses a whole number in base 36 or 10 in its shortest form; NaN for anything else. */
function whole(text: string | undefined, radix: 10 | 36): number {
  const n = Number.parseInt(text ?? '', radix);
  return n.toString(radix) === text ? n : Number.NaN;
}

/** Parses the number of an incident. */
const numberOf = (text: string | undefined) => whole(text, 36);
const numberText = (n: number) => n.toString(36);

/** The kinds of edits by their verb, in the order in which a name lists those of one incident. */
const EDIT_KINDS: { readonly [V in Edit['verb']]: EditKind<Extract<Edit, { verb: V }>> } = {
  new: {
    words: 3,
    read([first, name, third]) {
      const ms = whole(first, 10);
      const kind = INCIDENT_KINDS.find((each) => each === name);
      return kind && { n: addedNumber(ms), ms, kind, severity: whole(third, 10) };
    },
    write: ({ ms, kind, severity }) => [ms, kind, severity],
    fault: severityFault,
  },
  no: {
    words: 1,
    changes: () => ({ removed: true }),
  },
  late: {
    words: 2,
    read: ([, second]) => ({ ms: whole(second, 10) }),
    write: ({ n, ms }) => [numberText(n), ms],
    fault: ({ ms }) => (isIn(ms, 1, LATEST_MS) ? undefined : 'a veto can come 1 to 30,000 ms later'),
    changes: ({ ms }) => ({ late: ms }),
  },
  never: {
    words: 1,
    changes: () => ({ late: Number.POSITIVE_INFINITY }),
  },
  sev: {
    words: 2,
    read: ([, second]) => ({ severity: whole(second, 10) }),
    write: ({ n, severity }) => [numberText(n), severity],
    fault: severityFault,
  },
  at: {
    words: 3,
    read: ([, second, third]) => ({
      pod: PODS.findIndex((name) => name.toLowerCase() === second),
      rack: whole(third, 10) - 1,
    }),
    write: ({ n, pod, rack }) => [numberText(n), PODS[pod]?.toLowerCase() ?? '', rack + 1],
    fault: ({ pod, rack }) =>
      isIn(pod, 0, PODS.length - 1) && isIn(rack, 0, TOPOLOGY.racksPerPod - 1)
        ? undefined
        : `racks are us, eu or uk and 1 to ${TOPOLOGY.racksPerPod}`,
  },
};

const VERBS = Object.keys(EDIT_KINDS) as Edit['verb'][];

const kindOfEdit = ({ verb }: Pick<Edit, 'verb'>): EditKind<Edit> => EDIT_KINDS[verb];

/** Compares edits by the order in a name: by incident, then by verb. */
export const editOrder = (a: Edit, b: Edit): number => a.n - b.n || VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb);

/** Parses an edit; undefined if `text` is none. Its numbers may be out of range. */
export function parseEdit(text: string): Edit | undefined {
  const [first, ...words] = text.split('-');
  const verb = VERBS.find((each) => each === first);
  if (!verb || kindOfEdit({ verb }).words !== words.length) return undefined;
  const { read = () => ({}) } = kindOfEdit({ verb });
  const fields = read(words);
  const edit = fields && { verb, n: numberOf(words[0]), ...fields };
  return edit && Object.values(edit).some(Number.isNaN) ? undefined : (edit as Edit | undefined);
}

/** Writes an edit as in a world's name, such as `late-qdsa8-3000`. */
export function editText(edit: Edit): string {
  const { write = ({ n }) => [numberText(n)] } = kindOfEdit(edit);
  return [edit.verb, ...write(edit)].join('-');
}

/** Clause about a number out of range in an edit; undefined if there is none. */
export const rangeFault = (edit: Edit): string | undefined => kindOfEdit(edit).fault?.(edit);

export const changesOf = (edit: Edit): IncidentChanges => kindOfEdit(edit).changes?.(edit) ?? (edit as IncidentChanges);
