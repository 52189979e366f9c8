import { fieldOf } from '../../sim/tables/log-export';
import type { EventRecord, EventsState } from './sim';
import { type EventFilter, filterEvents } from './sim-filter';
import { filterOfSnapshot } from './sim-view';

/** Most events of an export. */
export const MOST_EXPORTED = 400;

type EventExport = {
  readonly filter: EventFilter;
  readonly events: readonly EventRecord[];
};

/** Exports the newest events that pass, as recorded, with the filter. */
export function exportOf({ events }: EventsState, filter: EventFilter): EventExport {
  return { filter, events: filterEvents(events, filter).slice(-MOST_EXPORTED) };
}

/** Rebuilds an export of `state` with the filter in untrusted file data; undefined if that has no valid filter. */
export function rebuildExport(state: EventsState, fileData: unknown): EventExport | undefined {
  const filter = fieldOf(fileData, 'filter');
  const subject = fieldOf(filter, 'subject');
  const known = filterOfSnapshot(fieldOf(filter, 'tags'), subject);
  // The visitor's order and spaces are kept; they do not affect what passes.
  return known && exportOf(state, { tags: fieldOf(filter, 'tags') as EventFilter['tags'], subject: String(subject) });
}
