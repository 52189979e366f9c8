import { fieldOf } from '../../sim/tables/log-export';
import type { EventRecord, EventsState } from './sim';
import { type EventFilter, filterEvents } from './sim-filter';
import { filterOfSnapshot } from './sim-view';

/** Events that an export holds at most. */
const MOST_EXPORTED = 400;

type EventExport = {
  readonly filter: EventFilter;
  readonly events: readonly EventRecord[];
};

/** The newest events that pass, as recorded, and what they passed. */
export function exportOf({ events }: EventsState, filter: EventFilter): EventExport {
  return { filter, events: filterEvents(events, filter).slice(-MOST_EXPORTED) };
}

/** Rebuilds an export of `state` with the filter in untrusted file data; undefined if that has no valid filter. */
export function rebuildExport(state: EventsState, fileData: unknown): EventExport | undefined {
  const filter = fieldOf(fileData, 'filter');
  const subject = fieldOf(filter, 'subject');
  const known = filterOfSnapshot(fieldOf(filter, 'tags'), subject);
  // In the order and with the spaces that the visitor wrote, which change nothing of what passes.
  return known && exportOf(state, { tags: fieldOf(filter, 'tags') as EventFilter['tags'], subject: String(subject) });
}
