import type { WorldName } from '../../math/seed-of';
import type { Edit } from '../edits';
import { editsOf } from '../fork';
import { type Incident, MAX_SEVERITY } from '../incidents/incidents';
import { withEdit, withoutEdit } from './what-if';

/** Edit of an incident that a visitor may choose. */
export interface Offer {
  /** Words for it, such as `No veto`. */
  readonly words: string;
  /** Edits of the world in which it is made. */
  readonly edits: readonly Edit[];
}

/** Milliseconds by which a veto can be delayed, as offered: less than the machine's own watchdog waits. */
const LATER_MS = [3_000, 8_000] as const;
/** Changes on offer for an incident. */
export function offersFor(world: WorldName, incident: Incident): readonly Offer[] {
  const { n, severity } = incident;
  const edits = editsOf(world);
  const added = edits.find((edit) => edit.verb === 'new' && edit.n === n);
  const offer = (words: string, edit: Edit): Offer => ({ words, edits: withEdit(edits, edit) });
  const atSeverity = (to: number) =>
    offer(
      `Severity ${to} instead of ${severity}`,
      added?.verb === 'new' ? { ...added, severity: to } : { verb: 'sev', n, severity: to },
    );
  return [
    offer('No veto', { verb: 'never', n }),
    ...LATER_MS.map((ms) => offer(`Veto ${ms / 1_000} s later`, { verb: 'late', n, ms })),
    { words: 'No incident', edits: added ? withoutEdit(edits, added) : withEdit(edits, { verb: 'no', n }) },
    ...(severity < MAX_SEVERITY ? [atSeverity(severity + 1)] : []),
    ...(severity > 1 ? [atSeverity(severity - 1)] : []),
  ];
}

/** Edits of the world in which an incident strikes another rack, counted from 0 in its pod. */
export const withIncidentAt = (world: WorldName, { n }: Incident, pod: number, rack: number): readonly Edit[] =>
  withEdit(editsOf(world), { verb: 'at', n, pod, rack });
