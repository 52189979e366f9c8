import { cacheLast } from '../../math/cache-last';
import { type Stream, stream } from '../../math/random';
import { itemsBetween, type Schedule, type Scheduled } from '../../math/schedule';
import type { WorldName } from '../../math/seed-of';
import { changesOf, type IncidentChanges } from '../edits';
import { readWorldName } from '../world-name';
import { INCIDENT_PERIOD_MS } from './incident-numbers';

/** Source of a world's incidents: its random streams and its edits. */
export interface IncidentSource {
  /** Schedule of the onsets. */
  readonly schedule: Schedule;
  /** Stream of all other properties of an incident. */
  readonly draws: Stream;
  /** Changes by the incident's number. */
  readonly changes: ReadonlyMap<number, IncidentChanges>;
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
  const changes = new Map<number, IncidentChanges>();
  for (const edit of edits) changes.set(edit.n, { ...changes.get(edit.n), ...changesOf(edit) });
  return {
    schedule: { period: INCIDENT_PERIOD_MS, jitter: stream(world, 'incidents/onset') },
    draws: stream(world, 'incidents/detail'),
    changes,
    added: edits.flatMap((edit) => (edit.verb === 'new' ? [{ n: edit.n, ts: edit.ms }] : [])),
    hasUnvetoed: edits.some((edit) => changesOf(edit).late),
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
