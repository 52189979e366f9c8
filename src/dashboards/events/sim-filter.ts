import type { Tag } from '../../sim/tables/log-filters';
import type { EventRecord } from './sim';

/** Filter of a visitor on the stream. */
export type EventFilter = {
  /** Tags that pass; none means all. */
  readonly tags: readonly Tag[];
  /** Prefix of the subject, in any case; empty means all. */
  readonly subject: string;
};

/** The filter that lets all events pass. */
export const EVERYTHING: EventFilter = { tags: [], subject: '' };

/** The events that pass, in their order. */
export function filterEvents(events: readonly EventRecord[], { tags, subject }: EventFilter): EventRecord[] {
  const prefix = subject.trim().toUpperCase();
  return events.filter(({ tag, subj }) => (tags.length === 0 || tags.includes(tag)) && subj.startsWith(prefix));
}
