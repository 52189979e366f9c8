import type { Tag } from '../../sim/tables/log-filters';
import type { EventRecord } from './sim';

/** What a visitor wants to see of the stream. */
export type EventFilter = {
  /** Any of these; none means all. */
  readonly tags: readonly Tag[];
  /** The subject begins with this, in whatever case it is written; empty means all. */
  readonly subject: string;
};

/** The filter that lets all events pass. */
export const EVERYTHING: EventFilter = { tags: [], subject: '' };

/** The events that pass, in their order. */
export function filterEvents(events: readonly EventRecord[], { tags, subject }: EventFilter): EventRecord[] {
  const prefix = subject.trim().toUpperCase();
  return events.filter(({ tag, subj }) => (tags.length === 0 || tags.includes(tag)) && subj.startsWith(prefix));
}
