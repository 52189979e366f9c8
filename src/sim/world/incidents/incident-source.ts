import { cacheLast } from '../../math/cache-last';
import { type Stream, stream } from '../../math/random';
import { itemsBetween, type Schedule, type Scheduled } from '../../math/schedule';
import type { WorldName } from '../../math/seed-of';
import type { Edit } from '../edits';
import { readWorldName } from '../world-name';
import { INCIDENT_PERIOD_MS } from './incident-numbers';
import type { IncidentKind } from './interlocks';

/** Changes to one incident by a world's edits. */
interface Changes {
  readonly removed?: true;
  /** Milliseconds by which its veto comes later; infinite if it never comes. */
  readonly late?: number;
  readonly kind?: IncidentKind;
  readonly severity?: number;
  readonly pod?: number;
  readonly rack?: number;
}

function changesOf(edit: Edit): Changes {
  switch (edit.verb) {
    case 'no':
      return { removed: true };
    case 'late':
      return { late: edit.ms };
    case 'never':
      return { late: Number.POSITIVE_INFINITY };
    case 'sev':
      return { severity: edit.severity };
    case 'at':
      return { pod: edit.pod, rack: edit.rack };
    case 'new':
      return { kind: edit.kind, severity: edit.severity };
  }
}

/** Source of a world's incidents: its random streams and its edits. */
export interface IncidentSource {
  /** Schedule of the onsets. */
  readonly schedule: Schedule;
  /** Stream of all other properties of an incident. */
  readonly draws: Stream;
  /** Changes by the incident's number. */
  readonly changes: ReadonlyMap<number, Changes>;
  /** Incidents that the edits add. */
  readonly added: readonly Scheduled[];
  /** True if a veto comes later than due or never. */
  readonly hasUnvetoed: boolean;
  /** Milliseconds in which at least one incident begins. */
  readonly gap: number;
}

/** Source of a world’s incidents. Caches the last four worlds. */
export const openSource = cacheLast(4, (world: WorldName): IncidentSource => {
  const { edits } = readWorldName(world);
  const changes = new Map<number, Changes>();
  for (const edit of edits) changes.set(edit.n, { ...changes.get(edit.n), ...changesOf(edit) });
  return {
    schedule: { period: INCIDENT_PERIOD_MS, jitter: stream(world, 'incidents/onset') },
    draws: stream(world, 'incidents/detail'),
    changes,
    added: edits.flatMap((edit) => (edit.verb === 'new' ? [{ n: edit.n, ts: edit.ms }] : [])),
    hasUnvetoed: edits.some(({ verb }) => verb === 'late' || verb === 'never'),
    gap: INCIDENT_PERIOD_MS * (edits.length === 0 ? 2 : 3 + edits.length),
  };
});

/** Incidents of a world whose onset lies in (from, to], oldest first, with their onsets. */
export function onsetsBetween({ schedule, changes, added }: IncidentSource, from: number, to: number): Scheduled[] {
  const items = itemsBetween(schedule, from, to);
  if (changes.size === 0) return items;
  const remaining = items.filter(({ n }) => !changes.get(n)?.removed);
  const more = added.filter(({ ts }) => ts > from && ts <= to);
  return more.length === 0 ? remaining : [...remaining, ...more].sort((a, b) => a.ts - b.ts || a.n - b.n);
}
