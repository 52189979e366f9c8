import { addedNumber } from './incident-numbers';
import { INCIDENT_KINDS, type IncidentKind } from './interlocks';
import { PODS, TOPOLOGY } from './topology';

/** One change to a world, which makes a fork. `n` is the number of the incident that is changed. */
export type Edit =
  /** The incident does not happen. */
  | { readonly verb: 'no'; readonly n: number }
  /** Its veto comes `ms` later. */
  | { readonly verb: 'late'; readonly n: number; readonly ms: number }
  /** No interlock vetoes it. */
  | { readonly verb: 'never'; readonly n: number }
  | { readonly verb: 'sev'; readonly n: number; readonly severity: number }
  /** The incident strikes another rack, counted from 0 in its pod. */
  | { readonly verb: 'at'; readonly n: number; readonly pod: number; readonly rack: number }
  /** One more incident, at `ms` since the Unix epoch. */
  | {
      readonly verb: 'new';
      readonly n: number;
      readonly ms: number;
      readonly kind: IncidentKind;
      readonly severity: number;
    };

/** The verbs in the order in which a name lists the edits of one incident. */
export const VERBS = ['new', 'no', 'late', 'never', 'sev', 'at'] as const satisfies readonly Edit['verb'][];

/** A whole number in base 36 or 10 as it is written; NaN for anything else. */
function whole(text: string | undefined, radix: 10 | 36): number {
  const n = Number.parseInt(text ?? '', radix);
  return n.toString(radix) === text ? n : Number.NaN;
}

/** What `text` says; undefined if it is no edit. Its numbers may be out of range. */
export function parseEdit(text: string): Edit | undefined {
  const [verb, first, second, third, ...more] = text.split('-');
  const count = [first, second, third, ...more].filter((word) => word !== undefined).length;
  const n = whole(first, 36);
  const number = whole(second, 10);
  const takes = (words: number, ...numbers: number[]) => count === words && !numbers.some(Number.isNaN);
  if ((verb === 'no' || verb === 'never') && takes(1, n)) return { verb, n };
  if (verb === 'late' && takes(2, n, number)) return { verb, n, ms: number };
  if (verb === 'sev' && takes(2, n, number)) return { verb, n, severity: number };
  if (verb === 'at' && takes(3, n, whole(third, 10))) {
    const pod = PODS.findIndex((name) => name.toLowerCase() === second);
    return { verb, n, pod, rack: whole(third, 10) - 1 };
  }
  const ms = whole(first, 10);
  const kind = INCIDENT_KINDS.find((name) => name === second);
  if (verb === 'new' && kind && takes(3, ms, whole(third, 10))) {
    return { verb, n: addedNumber(ms), ms, kind, severity: whole(third, 10) };
  }
  return undefined;
}

/** An edit as a world's name has it, such as `late-qdsa8-3000`. */
export function editText(edit: Edit): string {
  const n = edit.n.toString(36);
  switch (edit.verb) {
    case 'no':
    case 'never':
      return `${edit.verb}-${n}`;
    case 'late':
      return `late-${n}-${edit.ms}`;
    case 'sev':
      return `sev-${n}-${edit.severity}`;
    case 'at':
      return `at-${n}-${PODS[edit.pod]?.toLowerCase()}-${edit.rack + 1}`;
    case 'new':
      return `new-${edit.ms}-${edit.kind}-${edit.severity}`;
  }
}

/** Most milliseconds by which a veto can come later. */
const LATEST_MS = 30_000;
const isIn = (n: number, least: number, most: number) => n >= least && n <= most;

/** What is out of range in an edit, in a clause; undefined if nothing is. */
export function rangeFault(edit: Edit): string | undefined {
  if (edit.verb === 'late' && !isIn(edit.ms, 1, LATEST_MS)) return 'a veto can come 1 to 30,000 ms later';
  if ((edit.verb === 'sev' || edit.verb === 'new') && !isIn(edit.severity, 1, 3)) return 'a severity is 1, 2 or 3';
  if (edit.verb === 'at' && !(isIn(edit.pod, 0, PODS.length - 1) && isIn(edit.rack, 0, TOPOLOGY.racksPerPod - 1))) {
    return `racks are us, eu or uk and 1 to ${TOPOLOGY.racksPerPod}`;
  }
  return undefined;
}
