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

export type EditVerb = Edit['verb'];

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

/**
 * One verb's edits: their form in a name, the range of their numbers, and what they change. Their words, which only
 * some parts of a page need, are in `edit-words.ts`.
 */
interface Form<E extends Edit> {
  /** Number of words behind the verb. */
  readonly words: number;
  /**
   * Reads the words; undefined, or with a number that is NaN, if they are invalid. Other numbers may be out of range.
   */
  read(words: readonly string[]): E | undefined;
  write(edit: E): readonly (string | number)[];
  /** Clause about a number out of range. */
  fault?(edit: E): string | undefined;
  changes(edit: E): IncidentChanges;
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

/** The verbs, in the order in which a name lists the edits of one incident. */
const FORMS: { readonly [V in EditVerb]: Form<Extract<Edit, { verb: V }>> } = {
  new: {
    words: 3,
    read([first, name, third]) {
      const ms = whole(first, 10);
      const kind = INCIDENT_KINDS.find((each) => each === name);
      return kind && { verb: 'new', n: addedNumber(ms), ms, kind, severity: whole(third, 10) };
    },
    write: ({ ms, kind, severity }) => [ms, kind, severity],
    fault: severityFault,
    changes: ({ kind, severity }) => ({ kind, severity }),
  },
  no: {
    words: 1,
    read: ([first]) => ({ verb: 'no', n: numberOf(first) }),
    write: ({ n }) => [numberText(n)],
    changes: () => ({ removed: true }),
  },
  late: {
    words: 2,
    read: ([first, second]) => ({ verb: 'late', n: numberOf(first), ms: whole(second, 10) }),
    write: ({ n, ms }) => [numberText(n), ms],
    fault: ({ ms }) => (isIn(ms, 1, LATEST_MS) ? undefined : 'a veto can come 1 to 30,000 ms later'),
    changes: ({ ms }) => ({ late: ms }),
  },
  never: {
    words: 1,
    read: ([first]) => ({ verb: 'never', n: numberOf(first) }),
    write: ({ n }) => [numberText(n)],
    changes: () => ({ late: Number.POSITIVE_INFINITY }),
  },
  sev: {
    words: 2,
    read: ([first, second]) => ({ verb: 'sev', n: numberOf(first), severity: whole(second, 10) }),
    write: ({ n, severity }) => [numberText(n), severity],
    fault: severityFault,
    changes: ({ severity }) => ({ severity }),
  },
  at: {
    words: 3,
    read: ([first, second, third]) => ({
      verb: 'at',
      n: numberOf(first),
      pod: PODS.findIndex((name) => name.toLowerCase() === second),
      rack: whole(third, 10) - 1,
    }),
    write: ({ n, pod, rack }) => [numberText(n), PODS[pod]?.toLowerCase() ?? '', rack + 1],
    fault: ({ pod, rack }) =>
      isIn(pod, 0, PODS.length - 1) && isIn(rack, 0, TOPOLOGY.racksPerPod - 1)
        ? undefined
        : `racks are us, eu or uk and 1 to ${TOPOLOGY.racksPerPod}`,
    changes: ({ pod, rack }) => ({ pod, rack }),
  },
};

const VERBS = Object.keys(FORMS) as EditVerb[];

const formOf = (verb: EditVerb): Form<Edit> => FORMS[verb];

/** Compares edits by the order in a name: by incident, then by verb. */
export const editOrder = (a: Edit, b: Edit): number => a.n - b.n || VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb);

/** Parses an edit; undefined if `text` is none. Its numbers may be out of range. */
export function parseEdit(text: string): Edit | undefined {
  const [first, ...words] = text.split('-');
  const verb = VERBS.find((each) => each === first);
  if (!verb || formOf(verb).words !== words.length) return undefined;
  const edit = formOf(verb).read(words);
  return edit && Object.values(edit).some(Number.isNaN) ? undefined : edit;
}

/** Writes an edit as in a world's name, such as `late-qdsa8-3000`. */
export const editText = (edit: Edit): string => [edit.verb, ...formOf(edit.verb).write(edit)].join('-');

/** Clause about a number out of range in an edit; undefined if there is none. */
export const rangeFault = (edit: Edit): string | undefined => formOf(edit.verb).fault?.(edit);

export const changesOf = (edit: Edit): IncidentChanges => formOf(edit.verb).changes(edit);
